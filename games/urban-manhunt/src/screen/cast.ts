/** Everybody who is drawn, by what they are, and how in each mood. */
import { createElement, type ReactElement } from 'react';
import { castingOf } from '../content/casting.ts';
import { CRIMS } from '../content/crims.ts';
import { DATASLATES } from '../content/hunters.ts';
import { MOODS } from './portraits/parts.tsx';
import { Portrait } from './portraits/portrait.tsx';

interface Pictured {
  readonly id: string;
  readonly name: string;
  readonly size: number;
  readonly isRound?: boolean;
}

export const cast = {
  moods: MOODS.map(mood => ({ mood, Picture: (props: Pictured): ReactElement => createElement(Portrait, { ...props, mood }) })),
  groups: [
    { title: 'Hunters', members: DATASLATES.map(({ id, name }) => ({ id, name, says: castingOf(id)?.voice ?? '' })) },
    { title: 'Crims', members: CRIMS.map(({ id, name, flavour }) => ({ id, name, says: flavour })) },
  ],
};
