/**
 * What bots are called: a first name, so that people can speak of them. Which one follows from the table and the seat; nobody else at the
 * table is called like it, and whoever looks is told apart from it that a bot plays (`Person.bot`).
 */
import { createHash } from 'node:crypto';
import type { Seat } from '@quarry/kernel';
import { likenessOf } from '@quarry/protocol';

/** Short, unlike each other, and of many places. More than any table has seats, by far. */
export const BOT_NAMES = [
  ...[
    'Alva',
    'Bodil',
    'Ciro',
    'Dunja',
    'Edda',
    'Faris',
    'Greta',
    'Hamza',
    'Imre',
    'Juno',
    'Kofi',
    'Leila',
    'Mirko',
    'Nadia',
    'Otis',
    'Petra',
  ],
  ...[
    'Quinn',
    'Runa',
    'Sakari',
    'Tova',
    'Uma',
    'Vasco',
    'Wanda',
    'Xenia',
    'Yuki',
    'Zora',
    'Anouk',
    'Bruno',
    'Celia',
    'Davor',
    'Esme',
    'Fenna',
  ],
  ...[
    'Goran',
    'Hilde',
    'Iris',
    'Jalil',
    'Kaya',
    'Lorenz',
    'Maite',
    'Nils',
    'Olga',
    'Pelle',
    'Rashid',
    'Signe',
    'Teo',
    'Ulla',
    'Viggo',
    'Ylva',
  ],
] as const;

/** The name of a bot in a seat, unlike all that are taken there. */
export function botNameFor(table: string, seat: Seat, taken: readonly string[]): string {
  const likenesses = new Set(taken.map(likenessOf));
  const first = createHash('sha256').update(`bot ${table} ${seat}`).digest().readUInt32BE() % BOT_NAMES.length;
  for (let i = 0; i < BOT_NAMES.length; i++) {
    const name = BOT_NAMES[(first + i) % BOT_NAMES.length]!;
    if (!likenesses.has(likenessOf(name))) return name;
  }
  return `Bot ${seat + 1}`;
}
