/** What a page tells of what came of it: as the log of a match has it, and nothing of other pages. */
import { describe, expect, test } from 'vitest';
import { cameOf, madeOf } from '../screen/story/came-of.ts';
import { sentence } from '../sentences/events.ts';
import { openPage } from '../sentences/pages.ts';
import { type ChapterRehearsal, given } from '../testing/chapter.ts';

type Line = Parameters<typeof cameOf>[0][number];

/** A chapter as it was told to everybody. */
const toldOf = ({ told, state }: ChapterRehearsal): Line[] =>
  told.map(event => ({ rule: event.rule, type: event.type, says: sentence(event, state, null), under: '', event: { ...event } }));

/** From the ridge, with 2 pips and 1 for the 3 that it takes. */
const passed = toldOf(
  given({ entry: '1.03', dice: { story: [[2, 0, 1]] } })
    .play()
    .answer('roll-dice', '2O1B'),
);
/** A blank, and then what may be rolled for on a page that stays open. */
const failed = given({ entry: '1.03', dice: { story: [[0], [3]] } })
  .play()
  .answer('roll-dice', '1O')
  .until('roll-dice')
  .answer('roll-dice', '1B');

describe('What came of a page', () => {
  test('[FW-ROLL-5] the roll that decided stands on the page to which it led, with its dice and how it ended', () => {
    const says = 'One of the black marks gets up, shakes off its ash, and turns its side to you.';
    expect(cameOf(passed, '1.06').before).toEqual([{ is: 'rolled', pool: [2, 1, 0], faces: [2, 0, 1], isPassed: true, says }]);
  });

  test('[FW-NARR-6] [FW-NARR-9] what its events bring stands on the page itself', () => {
    expect(cameOf(passed, '1.06').here).toEqual([
      { is: 'told', says: 'How they walk, learnt by heart.', n: 1, card: null },
      { is: 'gain', says: 'The party gains the Eye token for the encounter ahead.', n: 1, card: null },
    ]);
  });

  test('a roll that is made on a page stands there with what it won; shards of one kind are counted, a card is named', () => {
    const told = toldOf(failed).flatMap(line => (line.type === 'resource-collected' ? [line, line, line] : [line]));
    const { here } = cameOf(told, '1.08');
    const won = here.findIndex(one => one.is === 'rolled');
    expect(here[won]).toMatchObject({ faces: [3], isPassed: true });
    expect(here.slice(won + 1)).toContainEqual({ is: 'gain', says: 'Drokkeh takes 1 metal shard.', n: 3, card: null });
    expect(here.at(-1)).toEqual({ is: 'gain', says: expect.stringMatching(/into the satchel\.$/), n: 1, card: expect.any(Number) });
  });

  test('[FW-ROLL-5] while a roll is told it stands in the box that still asks for it; a box whose dice are left waits for its own', () => {
    const asked = given({ entry: '1.03' }).play();
    const offers = openPage(asked.state)[0]!.page!.offers;
    const { before } = cameOf(passed, '1.06');
    expect(madeOf(offers, before, asked.state)).toBeNull();
    expect(madeOf(offers, before, { dice: [2, 2, 1] })).toEqual({ offer: offers[0], roll: before[0] });
    expect(madeOf(offers, [], { dice: [2, 2, 1] })).toBeNull();
  });

  test('a page that nobody was told of tells nothing', () => {
    expect(cameOf(passed, '13.01')).toEqual({ before: [], here: [] });
  });
});
