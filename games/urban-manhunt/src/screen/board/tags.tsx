/** What is written at a model: its name and bounty, what it is about to do, and the chances of either side. Sizes in pixels; the names of the buttons say the same. */
import type { SeenIntent } from '@quarry/protocol';
import type { PlacedPiece, TagDrawing } from '@quarry/screen';
import { rowTag, type TagRow } from '@quarry/screen/plane';
import { bountyOf } from '../../questions.ts';
import type { View } from '../../state.ts';
import type { Attacking } from '../../telling/attacking.ts';
import { crimPrinted, nameOfSeat, seatTint, type Table } from '../names.ts';
import { attackingIn, type Chances, factsIn } from './chances.ts';

const CHANCES = [
  { of: 'hit', says: 'hit', label: 'label', look: 'number' },
  { of: 'kill', says: 'kill', label: 'label', look: 'glory' },
  { of: 'hitsYou', says: 'hits you', label: 'alert', look: 'number' },
] as const;

/** An attack that is being made has no chances any more once its dice lie: it hits, or it misses. */
const chanceRow = (chances: Chances, attacking: Attacking | null): TagRow =>
  CHANCES.flatMap(({ of, says, label, look }): TagRow => {
    const chance = chances[of];
    if (of === 'hitsYou' && attacking && (chance === null || attacking !== 'attacks you')) return [{ says: attacking, look: label }];
    return chance === null
      ? []
      : [
          { says, look: label },
          { says: `${chance}%`, look },
        ];
  });

/** The tag of a crim, with all that is known of it. */
function crimRows(view: View, no: number, intent: SeenIntent | null, chances: Chances, attacking: Attacking | null): TagRow[] {
  const crim = view.crims.find(one => one.no === no);
  const printed = crim && crimPrinted(crim.card);
  if (!printed) return [[{ says: `Crim ${no}`, look: 'name' }]];
  const hasTwin = view.crims.some(other => other.no !== no && crimPrinted(other.card)?.name === printed.name);
  const odds = chanceRow(chances, attacking);
  const phrase: TagRow = intent && intent.says !== '?' ? [{ says: intent.says, look: chances.hitsYou === null ? 'says' : 'alert' }] : [];
  return [
    [
      { says: hasTwin ? `${printed.name} (${no})` : printed.name, look: 'name' },
      { says: String(bountyOf(crim)), look: 'worth' },
    ],
    // What the Control Card does not say is told beside the odds, too.
    ...[odds, odds.length === 0 || chances.hit === null || factsIn(intent).instead ? phrase : []].filter(row => row.length > 0),
  ];
}

export function tagOf(table: Table, { piece }: PlacedPiece, chances: Chances): TagDrawing | null {
  const { kind, id } = piece.ref;
  const { view } = table;
  if (kind === 'crim') {
    const attacking = attackingIn(table, piece.ref);
    const rows = crimRows(view, Number(id), table.intent?.(piece.ref) ?? null, chances, attacking);
    return rowTag(rows, { isAlert: chances.hitsYou !== null || attacking !== null });
  }
  if (kind !== 'hunter')
    return ['pod', 'tube', 'corner'].includes(kind) ? null : rowTag([[{ says: piece.name ?? piece.says, look: 'name' }]]);
  // A name would lie on the way that begins there.
  if (id === table.seat && (table.placed?.path.length ?? 0) > 0) return null;
  const hunter = view.hunters[Number(id)];
  const roof: TagRow = hunter && hunter.surface >= 0 ? [{ says: 'on the roof', look: 'label' }] : [];
  return rowTag([[{ says: nameOfSeat(table, Number(id)), look: 'name' }, ...roof]], { tint: seatTint(Number(id)) });
}
