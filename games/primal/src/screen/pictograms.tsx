/** The pictograms of the hunt, our own drawings on a field of 24: weapons, kinds of cards, what wakes, what lies on the ground. What has no drawing is drawn as a plain disc. */
import type { ReactElement } from 'react';
import type { Colour, HunterId, Icon, Terrain } from '../content/kinds.ts';

/** Filled shapes, and lines so many units wide. */
interface Drawing {
  readonly fill?: string;
  readonly line?: string;
  readonly width?: number;
}

const PICTOGRAMS = {
  bow: { line: 'M6 3C14 5 19 10 21 18M6 3L21 18M4 20L15 9', fill: 'M17.5 6.5l-1 5-4-4zM3 17.5l3.5 3.5-4 1.5z', width: 1.8 },
  greatsword: { fill: 'M20.5 3.5L18 9 9.6 17.4 6.6 14.4 15 6zM4.6 13.2l6.2 6.2-1.5 1.4-6.1-6.1z', line: 'M6 18l-3.2 3.2', width: 2.6 },
  hammer: { fill: 'M11 3.2l7.6 2.2 2.2 7-3.4 3.4-9.4-9.2z', line: 'M12.5 11.5L3.5 20.5', width: 2.8 },
  shield: { line: 'M12 2.5l8 2.6v6.2c0 5-3.4 8.3-8 10.2-4.6-1.9-8-5.2-8-10.2V5.1zM12 5.5v13M7 10h10', width: 2 },
  attack: {
    fill: 'M4 21C5 13 9 6 15 2c-2 6-4 12-7 18zM10 21.5C11 14 14.5 8 20 4.5c-2 6-4 11-7 17zM16 21.5c.8-5 2.5-8.5 6-11-1.2 4.5-2.2 8-4 11z',
  },
  maneuver: { line: 'M12 12a2.5 2.5 0 1 1 2.4 3.2A5.2 5.2 0 1 1 17.2 9.5 8.5 8.5 0 1 1 9 3.6', width: 2.3 },
  dodge: { fill: 'M3 20C6 10 12 4.5 21.5 3 20.5 9 17 15 9.5 16.5L5 21.5z' },
  parry: { fill: 'M12 2l8.5 3v6c0 5.5-3.6 9-8.5 11-4.9-2-8.5-5.5-8.5-11V5z' },
  eye: {
    line: 'M1.5 12C5 6.5 8.5 5 12 5s7 1.5 10.5 7c-3.5 5.5-7 7-10.5 7S5 17.5 1.5 12z',
    fill: 'M12 6.5c2 2.5 2 8.5 0 11-2-2.5-2-8.5 0-11z',
    width: 2,
  },
  'eye-shut': { line: 'M2 10c3 4.5 6.5 6 10 6s7-1.5 10-6M5 14l-2 3M12 16.5V20M19 14l2 3', width: 2 },
  heart: { fill: 'M12 21C5 15.5 2 12 2 8a5 5 0 0 1 10-1.5A5 5 0 0 1 22 8c0 4-3 7.5-10 13z' },
  fang: { fill: 'M7 2h10c1.5 8-.5 15-5 20C7.5 17 5.5 10 7 2z' },
  flame: {
    fill: 'M12.5 1.5c.5 4.5 6.5 7 6.5 13a7 7 0 0 1-14 0c0-3.5 2-5.5 3-8.5 1 1 1.8 2.5 2 4 1.8-2 2.8-4.8 2.5-8.5z',
  },
  deck: {
    fill: 'M8.8 3h8.4A1.8 1.8 0 0 1 19 4.8v12.4a1.8 1.8 0 0 1-1.8 1.8H8.8A1.8 1.8 0 0 1 7 17.2V4.8A1.8 1.8 0 0 1 8.8 3z',
    line: 'M4.5 6v14a1.5 1.5 0 0 0 1.5 1.5h9',
    width: 1.8,
  },
  hand: { fill: 'M4 8l5.5-2 5 13-5.5 2zM11 5l6 .3-.5 14.2-1.3 0zM18.5 6l4 2-5 12z' },
  stamina: { fill: 'M13.5 1.5L4 13.5h6L8.5 22.5 20 9.5h-6.5z' },
  claws: { line: 'M5 2c2 7 2 13-1 20M12 2c2 7 2 13-1 20M19 2c2 7 2 13-1 20', width: 2.6 },
  down: { line: 'M2 18h20M4 15.5c3-4 6-4.5 9-3.5l7 2', fill: 'M5 8.4a2.6 2.6 0 1 0 .01 0z', width: 2.2 },
  rock: { fill: 'M2 20l4-10 5-3 3 2 3-1 5 12z' },
  wave: { line: 'M2 9c3-3 5-3 7 0s4 3 6 0 4-3 7 0M2 16c3-3 5-3 7 0s4 3 6 0 4-3 7 0', width: 2.2 },
  dust: { fill: 'M8 9a5 5 0 1 0 .01 0zM15 6a6 6 0 1 0 .01 0zM18 14a3.5 3.5 0 1 0 .01 0z' },
  bloom: {
    fill: 'M12 12C9 7 9 4 12 1.5 15 4 15 7 12 12zM12 12c5-3 8-3 10.5 0-2.5 3-5.5 3-10.5 0zM12 12c3 5 3 8 0 10.5-3-2.5-3-5.5 0-10.5zM12 12C7 15 4 15 1.5 12 4 9 7 9 12 12z',
  },
  cross: { fill: 'M9 2h6v7h7v6h-7v7H9v-7H2V9h7z' },
  star: { fill: 'M12 1l2.6 6.5L21.5 6.5 17.2 12l4.3 5.5-6.9-1L12 23l-2.6-6.5-6.9 1L6.8 12 2.5 6.5l6.9 1z' },
  jaw: { fill: 'M2 5c6-3 14-3 20 0l-3 6-2-4-2 5-3-5-3 5-2-5-2 4zM4 19c5 3 11 3 16 0l-2-5-2 3-2-4-2 4-2-4-2 4-2-3z' },
  snow: { line: 'M12 2v20M3.5 7l17 10M3.5 17l17-10M12 6l-3-2M12 6l3-2M12 18l-3 2M12 18l3 2', width: 1.8 },
  reeds: { line: 'M6 22C6 14 5 9 3 4M12 22C12 13 12 8 12 2M18 22c0-8 1-13 3-18M9 22c0-6-1-9-2-12M15 22c0-6 1-9 2-12', width: 1.8 },
  ledge: { fill: 'M2 20V12h6V7h8v5h6v8z' },
  fog: { line: 'M3 7h13M6 12h15M3 17h12', width: 2.4 },
  turn: { line: 'M4 12a8 8 0 1 1 3 6.2', fill: 'M1.5 8.5l3 6 5-4.5z', width: 2.4 },
  boot: { fill: 'M7 2h7v10l7 4v5H5l1-9z' },
  pair: { fill: 'M2 20l4.5-8L11 20zM13 20l4.5-8L22 20zM16 3.5L20 7l-4 3.5z', line: 'M7 7h10', width: 2 },
  'open-hand': { line: 'M6 21V10M10 21V4M14 21V4M18 21V9M6 21h12', width: 2.2 },
  hourglass: { line: 'M5 2h14M5 22h14M7 2c0 6 10 8 10 20M17 2c0 6-10 8-10 20', width: 1.9 },
  skull: {
    fill: 'M12 2c5.5 0 9 3.6 9 8.5 0 3-1.5 5-3.5 6.2V20h-11v-3.3C4.5 15.5 3 13.5 3 10.5 3 5.6 6.5 2 12 2zM8.5 8.8a2.2 2.2 0 1 0 .01 0zM15.5 8.8a2.2 2.2 0 1 0 .01 0z',
  },
  target: { line: 'M12 4a8 8 0 1 0 .01 0zM12 1v6M12 17v6M1 12h6M17 12h6', width: 2 },
  lock: {
    fill: 'M6 10h12a2 2 0 0 1 2 2v8a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2v-8a2 2 0 0 1 2-2z',
    line: 'M7.5 10V7a4.5 4.5 0 0 1 9 0v3',
    width: 2.2,
  },
  swirl: { line: 'M12 12a3 3 0 1 1 3 3 6 6 0 1 1 3-6 9 9 0 1 1-8-6', width: 2 },
  helm: { fill: 'M12 2c5 0 8 4 8 9v10h-5v-7H9v7H4V11c0-5 3-9 8-9z' },
  disc: { fill: 'M12 5a7 7 0 1 0 .01 0z' },
} as const satisfies Readonly<Record<string, Drawing>>;
export type PictogramName = keyof typeof PICTOGRAMS;

/** Its lines and shapes, in a field of 24 about (12, 12): for a drawing. */
export function Mark({ name }: { readonly name: PictogramName }): ReactElement {
  const { fill, line, width }: Drawing = PICTOGRAMS[name];
  return (
    <>
      {fill && <path d={fill} fill="currentColor" fillRule="evenodd" />}
      {line && <path d={line} fill="none" stroke="currentColor" strokeWidth={width} strokeLinecap="round" strokeLinejoin="round" />}
    </>
  );
}

/** About a place of a drawing. */
export const MarkAt = ({
  name,
  x = 0,
  y = 0,
  size,
}: {
  readonly name: PictogramName;
  readonly x?: number;
  readonly y?: number;
  readonly size: number;
}): ReactElement => (
  <g transform={`translate(${x - size / 2} ${y - size / 2}) scale(${size / 24})`}>
    <Mark name={name} />
  </g>
);

export const Pictogram = ({ name, size = 16 }: { readonly name: PictogramName; readonly size?: number }): ReactElement => (
  <svg className="pa-pictogram" viewBox="0 0 24 24" width={size} height={size} aria-hidden="true">
    <Mark name={name} />
  </svg>
);

export const WEAPONS: Readonly<Record<HunterId, PictogramName>> = {
  mirah: 'bow',
  dareon: 'greatsword',
  thoreg: 'hammer',
  ljonar: 'shield',
};
export const COLOURED: Readonly<Record<Colour, PictogramName>> = { red: 'attack', blue: 'maneuver', green: 'dodge', yellow: 'parry' };

export const GROUNDED: Readonly<Record<Terrain, PictogramName>> = {
  rock: 'rock',
  water: 'wave',
  brush: 'reeds',
  plateau: 'ledge',
  sand: 'dust',
  fire: 'flame',
  fog: 'fog',
  'pact-bloom': 'bloom',
  'balm-flower': 'cross',
  'fury-blossom': 'star',
  snapmaw: 'jaw',
  ice: 'snow',
  swamp: 'wave',
  dust: 'dust',
};

/** What wakes a behaviour. */
export const WAKERS: Readonly<Record<Icon, PictogramName>> = {
  attack: 'attack',
  maneuver: 'maneuver',
  dodge: 'dodge',
  parry: 'parry',
  aggro: 'eye',
  offensive: 'attack',
  defensive: 'parry',
  'two-offensive': 'pair',
  'two-defensive': 'pair',
  'two-attacks': 'pair',
  'start-front': 'boot',
  'start-flank': 'boot',
  'start-rear': 'boot',
  'start-any-flank': 'boot',
  'start-any-rear': 'boot',
  'start-water': 'wave',
  move: 'boot',
  'move-water': 'wave',
  threatened: 'claws',
  'empty-hand': 'open-hand',
  'end-attrition': 'hourglass',
  'end-action-attack': 'attack',
  turn: 'turn',
  'end-round': 'hourglass',
  enters: 'star',
  rampage: 'claws',
};
