/** What is proposed to a group. The others are told it by its key, which is read here and nowhere else. */
import { cardNamed } from '../content/box.ts';
import { poolOf } from '../content/dice.ts';
import type { BriefId, Clan, EnemyType } from '../content/kinds.ts';
import type { BriefChoice, DecisionFacts, DecisionValues, GroupKind } from '../decisions.ts';

const after = (word: string, key: string): number => Number(key.slice(word.length + 1));
const seat = (key: string): number => after('seat', key);
const square = (key: string): number => after('square', key);

type Read<Kind extends GroupKind = GroupKind> = { read(key: string, facts: DecisionFacts[`agree-${Kind}`]): DecisionValues[Kind] }['read'];

const READS: { readonly [Kind in GroupKind]: Read<Kind> } = {
  'choose-path': key => after('path', key) - 1,
  'roll-dice': poolOf,
  'choose-marshal': seat,
  'choose-clan': key => key as Clan,
  'buy-gear': key => (key === 'no' ? key : seat(key)),
  'give-resource': seat,
  'give-card': seat,
  'choose-gear': cardNamed,
  'begin-fight': (_, { brief }) => brief as BriefId,
  'end-chapter': () => 0,
  'after-failure': key => key as 'retry' | 'press-on',
  'choose-first': seat,
  'give-special': key => (key === 'nobody' ? null : seat(key)),
  'brief-choice': (key, { what }) => (key === 'pass' ? null : briefChoice(key, what)),
  'enemy-route': square,
  'patrol-route': square,
  'order-pulse': seat,
  'enemy-choice': square,
};

function briefChoice(key: string, what: string): BriefChoice {
  switch (what) {
    case 'duel':
      return { duellist: seat(key) };
    case 'volley': {
      const [, enemy, part] = key.split('-');
      return { enemy: Number(enemy), part: Number(part) };
    }
    case 'clan-banners':
      return { banner: key as Clan };
    case 'desert-banner':
      return { enemy: after('enemy', key) };
    case 'sky-banner':
      return { type: key as EnemyType };
    default:
      return 'use';
  }
}

export function proposedValue<Kind extends GroupKind>(kind: Kind, facts: DecisionFacts[`agree-${Kind}`]): DecisionValues[Kind] {
  const read = READS[kind] as Read<Kind>;
  return read((facts as { readonly proposed: string }).proposed, facts);
}
