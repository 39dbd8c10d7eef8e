/** The screen asks the question about tall grass that the rules ask (ZD-TERR-1, ZD-EVENT-1). The others who ask: ground.test.ts. */
import { ScriptedChance, viewOf } from '@quarry/kernel';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { cardNamed, trackingCard } from '../content/box.ts';
import { zeroDawn } from '../game.ts';
import { isGrass } from '../places.ts';
import { mapInPlay } from '../questions.ts';
import { setupFor } from '../setup.ts';
import { type State, stateSchema, type View } from '../state.ts';
import { groundSays } from './board/terrain.tsx';
import { MiniMap } from './scenes/mini-map.tsx';

const MEADOW = cardNamed('quiet-meadow');
const SCORCHED = cardNamed('event-scorched-meadow');

/** A hunt on the Quiet Meadow. Under Scorched Meadow printed grass is none. */
function meadow(event: number, grassAdded: number[] = []): { readonly state: State; readonly view: View } {
  const begun = zeroDawn.rules.begin(
    setupFor(2, 'standard', { hunters: ['nora', 'carja'], leader: 0, fledgling: 1 }),
    new ScriptedChance(),
  );
  const state: State = { ...begun, card: MEADOW, event, eventChooser: 0, grassAdded };
  return { state, view: viewOf(stateSchema, state, 0) as View };
}

describe('Tall grass', () => {
  test.each([
    ['printed on the tiles', -1, [], true],
    ['burnt by Scorched Meadow', SCORCHED, [], false],
    ['named by a card after it was burnt', SCORCHED, [4], true],
  ])('[ZD-TERR-1] [ZD-EVENT-1] %s: the board says what the rules say', (_, event, added, isSome) => {
    const { state, view } = meadow(event, added);
    const map = mapInPlay(view);
    const squares = map.isGrass.map((_is, square) => square);

    const shown = squares.filter(square => groundSays(map, view, square) === 'tall grass');

    expect(shown).toEqual(squares.filter(square => isGrass(state, square)));
    expect(shown.length > 0).toBe(isSome);
  });

  test('[ZD-EVENT-1] the small map of a hunt under Scorched Meadow has no grass', () => {
    const small = (event: number): string =>
      renderToStaticMarkup(createElement(MiniMap, { card: trackingCard(MEADOW), side: 0, ground: meadow(event).view }));

    expect([small(-1).includes('is-grass'), small(SCORCHED).includes('is-grass')]).toEqual([true, false]);
  });
});
