/** What waits, as it is stored between two scenes and taken up again. What it is and how it comes to wait is in chain.ts. */
import { GROUNDS, type Ground } from '../content/kinds.ts';
import * as deeds from '../deeds/chain.ts';
import type { Table } from '../events.ts';
import type { Chain, Link, State } from '../state.ts';
import { textsAt } from '../texts-in-force/sources.ts';
import { type Hunt, huntOf, type Waiting } from './chain.ts';

/** What a link says where it says nothing. */
export const SILENT: Link = {
  is: 'text',
  owner: -1,
  slot: -1,
  serial: 0,
  place: 'sequence',
  card: -1,
  index: 0,
  at: 0,
  isFocused: false,
  isMet: false,
  self: -1,
  that: -1,
  held: 0,
};

/** Draws go to the end of a hand: whatever was held at a hit and is there still stands before all that came later. */
function stillHeld({ hunters }: State, owner: number, held: readonly number[]): number {
  const { hand } = hunters[owner]!;
  const later = hand.findIndex(card => !held.includes(card));
  return later < 0 ? hand.length : later;
}

function linkOf(state: State, one: Waiting): Link {
  switch (one.is) {
    case 'behaviour':
      return { ...SILENT, is: 'behaviour', slot: one.slot, serial: one.serial, that: one.that };
    case 'text': {
      const { ability, is: _, ...about } = one;
      return {
        ...SILENT,
        ...about,
        isFocused: one.place === 'mastery' && textsAt(state, one.place, one.card, true)[one.index] === ability,
      };
    }
    case 'berserk':
      return { ...SILENT, is: 'berserk', owner: one.owner };
    case 'resilience':
      return { ...SILENT, is: 'resilience', owner: one.owner, held: stillHeld(state, one.owner, one.held) };
    case 'ground':
      return { ...SILENT, is: one.what, owner: one.owner };
  }
}

const isGround = (is: Link['is']): is is Ground => GROUNDS.some(what => what === is);
function waitingOf(state: State, link: Link): Waiting {
  const { is, owner, slot, serial, place, card, index, at, isMet, self, that } = link;
  if (isGround(is)) return { is: 'ground', owner, what: is };
  switch (is) {
    case 'behaviour':
      return { is, slot, serial, that };
    case 'text':
      return { is, ability: textsAt(state, place, card, link.isFocused)[index]!, index, place, owner, card, at, self, that, isMet };
    case 'berserk':
      return { is, owner };
    case 'resilience':
      return { is, owner, held: state.hunters[owner]!.hand.slice(0, link.held) };
  }
}

/** What follows a chain, and with what. */
type After = Pick<Chain, 'rest' | 'about'>;

const chainOf = ({ state, waiting, behaviours, texts }: Hunt, { rest, about }: After, refused: readonly number[]): Chain => ({
  links: waiting.map(one => linkOf(state, one)),
  refused,
  behaviours,
  texts,
  rest,
  about,
});
/** The last thing that a scene does: the next one goes on with what waits. */
export const handOver = (hunt: Hunt, after: After): void => deeds.leaveWaiting(hunt, chainOf(hunt, after, []));
/** The scene is over: the next one asks for what is left. */
export const askAnew = (hunt: Hunt, after: After, refused: readonly number[]): never => deeds.breakOff(hunt, chainOf(hunt, after, refused));

/** A scene that goes on with what the one before left, and with what that was. */
export function takeUp(table: Table): { readonly hunt: Hunt; readonly after: After; readonly refused: readonly number[] } {
  const { links, refused, behaviours, texts, rest, about } = table.state.chain;
  const hunt = { ...huntOf(table), waiting: links.map(link => waitingOf(table.state, link)), behaviours, texts };
  deeds.clearWaiting(table);
  return { hunt, after: { rest, about }, refused };
}
