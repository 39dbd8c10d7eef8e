/** The table in words, the steps above it, and the ring as it is drawn. */

import { SampledChance, Seed, supposing, viewOf } from '@quarry/kernel';
import { byHand } from '@quarry/kernel/testing';
import { expect, describe as group, test } from 'vitest';
import { monsterCard, questCard, scenarioOfQuest } from '../content/box.ts';
import { taleOf } from '../content/story/tales.ts';
import { begin, campaignFor, expeditionFor } from '../setup.ts';
import { type Stream, stateSchema, type View } from '../state.ts';
import { type Position, staged } from '../testing/rehearsal.ts';
import { sketch } from './sketch.ts';
import { outcomeSays, stage } from './stage.ts';
import { describe } from './table.ts';

const seen = (position: Position = {}): View => viewOf(stateSchema, staged(position), 0) as View;
const blockOf = (view: View, heading: string, seat: number | null = 0) => describe(view, seat).find(one => one.heading.startsWith(heading));

group('The table', () => {
  test('damage below a wound stands at the monster', () => {
    const [beast] = sketch(seen({ beast: { damage: 3 } })).pieces;
    expect(beast!.name).toMatch(/^[A-Z].*: 3 of \d+ damage$/);
    expect(beast!.says).toMatch(/, 3 of \d+ damage to the next wound, /);
  });

  test('of a hunter the first line is the short one: damage of health, stamina, position, tokens', () => {
    const view = seen({
      hunters: [
        { damage: 3, stamina: 2, defence: 1, isThreatened: true },
        { at: 'east', ko: 'red' },
      ],
    });
    expect(blockOf(view, 'Mirah')?.lines[0]).toBe('6 of 9 health left, 2 stamina tokens, in the front, threatened, 1 defence token');
    expect(blockOf(view, 'Dareon')?.lines[0]).toBe('down, red token, 0 stamina tokens, in a flank');
    for (const seat of [0, 1]) expect(describe(view, 0).find(one => one.seat === seat)?.heading).toBe(seat === 0 ? 'Mirah' : 'Dareon');
  });

  test('the monster: health, stance, what a wound takes, damage, struggle of its limit, what lies open, its status', () => {
    const view = seen({
      stance: { name: 'Horns Down', exposed: ['flank', 'rear'] },
      beast: { damage: 4, struggle: 3, isConfused: true, acceleration: 2 },
    });
    expect(blockOf(view, 'Cinderwing')).toMatchObject({ heading: 'Cinderwing: 10 of 10 health' });
    expect(blockOf(view, 'Cinderwing')!.lines.slice(0, 4)).toEqual([
      'Horns Down, stance 1 of 3: 4 of 10 to the next wound.',
      'It hits for 2, looks to the south, and is open in the flanks and the rear.',
      'Struggle 3 of 6.',
      'Confused and 2 acceleration tokens.',
    ]);
  });

  test('a slot shows its icon and number; its front once it has been looked at', () => {
    const slots = [
      { id: 'Leans a Lot', icons: ['attack'], number: 4, isKnown: true, base: [{ do: 'hit' }] },
      { icons: ['dodge', 'parry'], number: 6, isStunned: true },
      { isLocked: true },
    ] as const;
    const view = seen({ slots });
    expect(blockOf(view, 'Slot 1')).toMatchObject({
      heading: 'Slot 1: after an attack, number 4',
      lines: ['Leans a Lot: The active hunter suffers monster damage.'],
    });
    expect(blockOf(view, 'Slot 2')!.heading).toBe('Slot 2: after a dodge or after a parry, number 6');
    expect(blockOf(view, 'Slot 2')!.lines[0]).toBe('Stunned: nothing wakes it this round.');
    expect(blockOf(view, 'Slot 3')!.heading).toBe('Slot 3: locked');
  });

  test('[PA-TERR-15] [PA-TERR-16] a sector with ground tells what each kind of it does', () => {
    const view = seen({
      terrain: [
        { kind: 'sand', at: 'north' },
        { kind: 'fire', at: 'north' },
      ],
    });
    const grounds = describe(view, 0).filter(one => one.about?.kind === 'sector');
    expect(grounds).toEqual([
      {
        heading: 'North, the rear: sand, fire',
        lines: ['Sand: leaving costs 1 more.', 'Fire: no card can be played.'],
        about: { kind: 'sector', id: 0 },
      },
    ]);
  });

  test('perils with whoever blinded them, objectives with their counters', () => {
    const view = seen({ perils: [{ name: 'Grit', blindedBy: 1 }], objectives: [{ name: 'Lead It', goal: 4, counters: 3 }] });
    expect(blockOf(view, 'Peril: Grit')!.lines[0]).toBe('Blinded until Dareon has the next turn.');
    expect(blockOf(view, 'Objective')!.heading).toBe('Objective: Lead It, 3 of 4');
  });

  test('the sequence for all, the hand for its owner alone', () => {
    const view = seen({ hunters: [{ hand: [{ id: 'Held', colour: 'green' }], sequence: [{ id: 'Laid', colour: 'blue' }] }, {}] });
    expect(blockOf(view, 'Sequence of Mirah')).toMatchObject({ heading: 'Sequence of Mirah: 1 of 5', lines: ['1. Laid, maneuver'] });
    expect(blockOf(view, 'Your hand')!.lines[0]).toMatch(/^Held, dodge: Cost 0, worth 1\./);
    expect(blockOf(view, 'Your hand', null)).toBeUndefined();
  });

  test('in camp: what everybody owns, and the page that is open', () => {
    const state = begin(campaignFor(2, 4), new SampledChance<Stream>(new Seed('camp')));
    const view = viewOf(stateSchema, state, 0) as View;
    const blocks = describe(view, 0);
    expect(blocks.map(one => one.heading)).toEqual(expect.arrayContaining(['Mirah', 'Dareon', 'The campaign']));
    expect(blocks[0]).toMatchObject({ heading: 'The Second Chimney', page: { number: '4.1', chapter: 'Chapter 4' } });
    expect(blocks[0]!.page!.isRead).toBeUndefined();
  });

  test('[PA-EXP-2] an expedition has a page of its own: who asks, and what the ground does', () => {
    const state = begin(expeditionFor(2, 'reefmaw', 0), new SampledChance<Stream>(new Seed('salt')));
    const [page, ...more] = describe(viewOf(stateSchema, state, 0) as View, 0).filter(one => one.page);
    expect(more).toEqual([]);
    expect(page).toMatchObject({ heading: 'The Salt Pans', page: { number: '0.1', isRead: true, offers: [] } });
    expect(page!.lines[0]).toMatch(/^Forty pans/);
    expect(page!.page!.notes[0]).toMatch(/^Somebody still works the sluice/);
  });

  test('[PA-CAMP-4] what hangs on the board can be chosen on the page of the chapter', () => {
    const state = byHand(begin(campaignFor(2, 4), new SampledChance<Stream>(new Seed('camp'))));
    state.step = 'board';
    state.campaign.available = [9, 10];
    const [page] = describe(viewOf(stateSchema, state, 0) as View, 0);
    expect(page!.page!.offers.map(offer => offer.about)).toEqual([
      { kind: 'quest', id: 9 },
      { kind: 'quest', id: 10 },
    ]);
    const { monster, says } = questCard(9);
    expect(page!.page!.offers[0]).toMatchObject({ says: `${monsterCard(monster).name}. ${says}`, hints: [] });
  });

  test('[PA-CAMP-13] after a defeat its page lies open in camp, and the one before can be read again', () => {
    const state = begin(campaignFor(2, 4), new SampledChance<Stream>(new Seed('camp')));
    Object.assign(state, { step: 'prepare', scenario: scenarioOfQuest(9), pages: ['chapter', 'before', 'lost'] });
    const pages = describe(viewOf(stateSchema, state, 0) as View, 0).filter(one => one.page);
    expect(pages.map(one => [one.page!.number, one.lines[0], one.page!.isRead ?? false])).toEqual([
      ['4.3', taleOf(questCard(9)).lost, false],
      ['4.1', expect.any(String), true],
      ['4.2', taleOf(questCard(9)).before, true],
    ]);
  });
});

group('The steps', () => {
  test('of the turn while it is somebody’s, of the round between turns', () => {
    expect(stage(seen({ round: 5 }))).toMatchObject({
      steps: ['Start', 'Movement', 'Action', 'Attrition', 'End of turn'],
      at: 2,
      active: 0,
      heading: 'Round 5 of 10 · Mirah',
      meter: null,
    });
    expect(stage(seen({ step: 'upkeep', active: -1 }))).toMatchObject({
      steps: ['Consume', 'Upkeep', 'Turns', 'End of round'],
      at: 1,
      active: null,
      heading: 'Round 1 of 10 · Upkeep',
    });
  });

  test('how it ended', () => {
    const won = seen({ round: 6, monster: 'ramhide' });
    expect(outcomeSays({ winners: [0, 1] }, won)).toBe('Ramhide is dead in round 6 of 10.');
    const lost = seen({ round: 4, monster: 'ramhide', beast: { health: 7 }, state: { why: 'knocked-out' } });
    expect(outcomeSays({ winners: [] }, lost)).toBe('The hunt is lost in round 4: nobody stands, and Ramhide has 7 of 10 health.');
  });
});

group('The ring', () => {
  test('[PA-BRD-1] [PA-BRD-3] four sectors round the monster, which looks to its front', () => {
    const view = seen({ faces: 'east', terrain: [{ kind: 'rock', at: 'north' }], hunters: [{}, { at: 'west' }] });
    const { cells, pieces, legend } = sketch(view);
    const sectors = cells.filter(one => one.ref.kind === 'sector');
    expect(sectors.map(one => [Math.sign(one.x - 1), Math.sign(one.y - 1), one.says, one.mark])).toEqual([
      [0, -1, 'North, a flank: rock', 'flank ▲'],
      [1, 0, 'East, the front', 'front'],
      [0, 1, 'South, a flank', 'flank'],
      [-1, 0, 'West, the rear', 'rear'],
    ]);
    expect(pieces[0]).toMatchObject({ ref: { kind: 'monster', id: 0 }, x: 1, y: 1, mark: 'Ci→', side: 'theirs' });
    expect(pieces[1]).toMatchObject({ ref: { kind: 'seat', id: 0 }, x: sectors[2]!.x, mark: 'M!' });
    expect(legend?.map(one => `${one.mark} ${one.says}`)).toEqual([
      '▲ rock: break it instead of suffering attrition',
      '! has aggro',
      '→ Cinderwing looks this way: its front',
      'M Mirah',
      'D Dareon',
      '9 a behaviour, and below it what wakes it; upkeep throws out the lowest number',
      '▭ framed in red: what comes next, or whom a behaviour hits once it wakes',
    ]);
  });

  test('[PA-BRD-5] hunters who share a sector stand in one place', () => {
    const places = sketch(seen({ hunters: [{}, {}, {}, {}] })).pieces.filter(one => one.ref.kind === 'seat');
    expect(new Set(places.map(one => `${one.x} ${one.y}`)).size).toBe(1);
  });

  test('[PA-COMP-9] a behaviour lies beside the ring with what wakes it and its number', () => {
    const { cells, pieces } = sketch(seen({ slots: [{ icons: ['dodge'] }] }));
    const slot = { kind: 'slot', id: 0 };
    expect(cells.find(one => one.ref.kind === 'slot')).toMatchObject({
      ref: slot,
      mark: 'dodge',
      says: expect.stringMatching(/^Slot 1, after a dodge, number \d/),
    });
    expect(pieces.find(one => one.ref.kind === 'slot')).toMatchObject({ ref: slot, mark: expect.stringMatching(/^\d+$/) });
  });

  test('[PA-DMG-15] each swarm stands where it can be chosen, in a place of its own', () => {
    const swarms = [1, 2, 3, 4, 5, 6, 7, 8].map(id => ({ id, toughness: 4, damage: 1 }));
    const drawn = sketch(seen({ beast: { swarms } })).pieces.filter(one => one.ref.kind === 'swarm');
    expect(drawn.map(one => one.ref.id)).toEqual(swarms.map(one => one.id));
    expect(drawn[1]!.says).toBe('Swarm 2: 1 of 4 damage');
    expect(new Set(drawn.map(one => `${one.x} ${one.y}`)).size).toBe(swarms.length);
  });

  test('in camp nothing is drawn', () => {
    expect(sketch(supposing(seen({ step: 'prepare' }), { round: 0 })).cells).toEqual([]);
    expect(sketch(supposing(seen({ step: 'over' }), { round: 5 })).cells).not.toEqual([]);
  });
});
