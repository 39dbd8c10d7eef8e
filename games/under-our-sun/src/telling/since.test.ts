/** What matters since somebody's last answer, in positions that are played: exact sentences, each pointing at its event. */
import { viewOf } from '@quarry/kernel';
import { describe, expect, test } from 'vitest';
import { countSays } from '../sentences/log/mission.ts';
import { stateSchema, type View } from '../state.ts';
import { armed, brawl, faces } from '../testing/fights.ts';
import { onto, type SunRehearsal, staged, trek } from '../testing/rehearsal.ts';
import { since } from './since.ts';

const seen = (r: SunRehearsal, seat: number): View => viewOf(stateSchema, r.state, seat) as View;
const recalled = (r: SunRehearsal, reader: number): string[] => since(r.told, seen(r, reader), reader).map(one => one.says);
/** Each line with the type of the event that it points at. */
const pointing = (r: SunRehearsal, reader: number): string[] => since(r.told, seen(r, reader), reader).map(one => r.told[one.at]!.type);
const bear = (more: object = {}) => armed('2Y', { name: 'Bear', hp: 5, ...more });

describe('[K-142] What touched the reader', () => {
  const fight = (enemy: string): SunRehearsal =>
    brawl([{ is: 'ida' }, { is: 'wren', at: 's' }], [bear()], { dice: { attack: faces('00'), enemy: faces(enemy) } })
      .play()
      .answer('act', 'attack-enemy-0');

  test('[US-COMBAT-9] a hit, with who did it and what is left', () => {
    const r = fight('11');
    expect(recalled(r, 0)).toEqual(['You lost 2 HP: the bear attacked you for 2. You have 5 of 7 HP.']);
    expect(pointing(r, 0)).toEqual(['struck']);
  });

  test('[US-COMBAT-9] several hits are one line with their sum', () => {
    const r = brawl([{}, { at: 's' }], [bear()], { dice: { attack: faces('00 00'), enemy: faces('11 10') } })
      .play()
      .answer('act', 'attack-enemy-0')
      .answer('act', 'attack-enemy-0');
    expect(recalled(r, 0)).toEqual(['You lost 3 HP: the bear attacked you twice for 3. You have 4 of 7 HP.']);
  });

  test('[US-COMBAT-9] an attack that did nothing is said, too', () => {
    expect(recalled(fight('00'), 0)).toEqual(['The bear attacked you and did no damage.']);
  });

  test('[US-HP-3] [US-DEATH-1] a death is told plainly, with what can still be done', () => {
    const r = brawl([{ hp: 1 }, { at: 's' }], [bear()], { dice: { attack: faces('000'), enemy: faces('10') } }).play();
    r.answer('act', 'attack-enemy-0');
    const told =
      /^You died in a fight on .+, Morning of day 1\. An AED or an Ambulance AED can bring you back until Night of day 1 ends\.$/;
    expect(recalled(r, 0)[0]).toMatch(told);
    expect(recalled(r, 1)[0]).toMatch(/^Ida died in a fight on .+ can bring her back until Night of day 1 ends\.$/);
  });

  test('[US-WATER-2] thirst, too', () => {
    const r = trek({ characters: [{ water: 0 }, {}], step: 'begin-turn' }).play();
    expect(recalled(r, 0)).toEqual(['You lost 1 HP: you lacked 1 water. You have 6 of 7 HP.']);
  });

  test('[US-PREP-8] of hunger, of which others read the cause, too', () => {
    const r = trek({ characters: [{}, {}], step: 'eat', phase: 'preparation' }).play();
    expect(recalled(r, 0)).toContain('You lost 1 HP: you did not eat. You have 6 of 7 HP.');
    expect(recalled(r, 1)).toContain('Ida lost 1 HP: she did not eat. She has 6 of 7 HP.');
  });

  test('[US-SOLO-2] somebody with two characters reads their names', () => {
    const r = trek({ characters: [{ water: 0 }, {}], seats: 1, step: 'begin-turn' }).play();
    expect(recalled(r, 0)).toEqual(['Ida lost 1 HP: she lacked 1 water. She has 6 of 7 HP.']);
  });
});

describe('[K-142] What the others did', () => {
  test('[US-ENEMY-8] a kill, and what it cost', () => {
    const r = brawl([{}, { at: 's' }], [bear({ hp: 1 })], { dice: { attack: faces('11'), enemy: faces('10') } })
      .play()
      .answer('act', 'attack-enemy-0');
    expect(recalled(r, 1)).toEqual(['Ida defeated the bear. She lost 1 HP: the bear attacked her for 1. She has 6 of 7 HP.']);
    expect(pointing(r, 1)).toEqual(['enemy-defeated']);
    expect(recalled(r, 0)).toEqual(['You lost 1 HP: the bear attacked you for 1. You have 6 of 7 HP.']);
  });

  test('[US-MOVE-1] where they went; what the reader did is left out', () => {
    const r = trek({ tiles: [{ at: 'n', is: { name: 'Salt Table' } }] }).act(onto('move', 'n'));
    expect(recalled(r, 1)).toEqual(['Ida went onto Salt Table.']);
    expect(recalled(r, 0)).toEqual([]);
  });

  test('[US-WAIT-1] nothing that matters is one line', () => {
    const r = trek({}).act('wait');
    expect(recalled(r, 1)).toEqual(['Nothing touched you: Ida had a turn.']);
  });

  test('[US-SOL-5] a team card that is turned up is news for the others', () => {
    const r = trek({ mode: 'semi', team: ['saboteur', 'late-watch'] }).act('reveal');
    expect(recalled(r, 1)).toEqual(['Ida turned up the team card: a Son of Liberty.']);
  });

  test('[US-TEAM-5] a hidden Son of Liberty reads and is read about as anybody else', () => {
    const story = (team: readonly string[]): string[][] => {
      const r = trek({ mode: 'semi', team, tiles: [{ at: 'n', is: { name: 'Flats' } }] })
        .act(onto('move', 'n'))
        .act('wait');
      return [0, 1].map(seat => recalled(r, seat));
    };
    expect(story(['saboteur', 'late-watch'])).toEqual(story(['late-watch', 'saboteur']));
    expect(story(['saboteur', 'late-watch'])).toEqual(story(['late-watch', 'back-row']));
  });
});

describe('[K-142] What is on now', () => {
  test('[US-MISSION-2] a mission card that is fulfilled, and what comes next', () => {
    const r = trek({
      tiles: [{ at: 'n', is: { id: 'gate', name: 'The Gate' } }],
      mission: {
        cards: [
          { title: 'Out', goal: [{ is: 'some-at', spot: { tile: 'gate' }, n: 1 }] },
          { title: 'Home', aim: 'Come home.' },
        ],
      },
    }).act(onto('move', 'n'));
    expect(recalled(r, 1)).toEqual(['Ida went onto The Gate.', 'The mission card “Out” was fulfilled. Now: Come home.']);
  });

  test('[US-MISSION-2] what is counted is measured by the card in play', () => {
    const goal = (from: number) => ({ goal: [{ is: 'count' as const, counter: 'done', from }] });
    const state = staged({ mission: { cards: [goal(4), goal(6)] }, state: { stage: 1 } });
    expect(countSays(viewOf(stateSchema, state, 0) as View, 'done', 5)).toBe('5 of 6');
  });

  test('[US-MISSION-2] five lines at most, whatever happened', () => {
    const six = ['ida', 'boone', 'wren', 'sanaa', 'odile', 'kesh'] as const;
    const r = trek({ characters: six.map(is => ({ is, water: 0 })), step: 'begin-turn' }).play();
    while (r.state.active !== 5) r.answer(r.asks!, 'wait');
    expect(recalled(r, 0)).toHaveLength(5);
  });
});
