/** Models of the gallery, in every state. */
import { Badge, Pips, Reticle, Token, TokenDisc, type TokenPlace, USUAL_RADIUS } from '@quarry/screen';
import type { ComponentProps, ReactNode } from 'react';
import { galleryTable, inspecting, pointingAt, type State, thing } from './gallery-table.ts';
import { Plate, Specimen } from './specimen.tsx';

const PLACE: TokenPlace = { at: { x: 0, y: 0 }, slot: { x: 0, y: -7, scale: 1 }, letter: 15 };
const CROWDED: TokenPlace = { ...PLACE, slot: { x: 0, y: 0, scale: 0.55 } };

type Some = Partial<Omit<ComponentProps<typeof Token>, 'children'>> & { readonly children?: ReactNode };

function Model({ state, name, ...some }: Some & { readonly state: State; readonly name: string }): ReactNode {
  const about = thing('model', state);
  return (
    <Plate says={`Model, ${name}`}>
      <Token
        table={state === 'pointed' ? pointingAt(about) : state === 'inspected' ? inspecting(about) : galleryTable()}
        about={about}
        says={`Wolf, ${name}`}
        names={['The grey wolf', 'Wolf', 'W']}
        place={PLACE}
        {...some}
      >
        <TokenDisc radius={USUAL_RADIUS} isSpiked={some.tone === 'alert'} />
        {some.children}
      </Token>
    </Plate>
  );
}

const MARKS = (
  <>
    <Reticle radius={USUAL_RADIUS} />
    <Pips of={7} lost={2} radius={USUAL_RADIUS - 6} />
    <Badge degrees={-58} radius={USUAL_RADIUS} title="Alert">
      <text y="5" textAnchor="middle">
        !
      </text>
    </Badge>
  </>
);

/** What a model is in, by what it is called; those that may be chosen say for what. */
const MODELS: readonly (Some & { readonly name: string; readonly state: State })[] = [
  { name: 'idle', state: 'idle' },
  { name: 'calm', state: 'idle', tone: 'calm' },
  { name: 'alert', state: 'idle', tone: 'alert' },
  { name: 'lit', state: 'lit', tone: 'calm' },
  { name: 'pointed at', state: 'pointed', tone: 'calm' },
  { name: 'chosen', state: 'chosen', tone: 'alert' },
  { name: 'refused', state: 'refused', tone: 'calm' },
  { name: 'acting', state: 'idle', tone: 'alert', isActing: true },
  { name: 'inspected', state: 'inspected', tone: 'calm' },
  { name: 'spent', state: 'idle', isSpent: true },
  { name: 'with marks', state: 'idle', tone: 'alert', children: MARKS },
  { name: 'in a crowd', state: 'idle', tone: 'calm', place: CROWDED },
];

export function Models(): ReactNode {
  return (
    <>
      {MODELS.map(({ name, state, ...some }) => {
        const mayBeTaken = state === 'lit' || state === 'pointed' || state === 'chosen';
        return (
          <Specimen key={name} piece="Token" state={name} heard={['button', `Wolf, ${name}${mayBeTaken ? ': Take it' : ''}`]}>
            <Model name={name} state={state} {...some} />
          </Specimen>
        );
      })}
      <Specimen piece="Token" state="hidden" heard={['group', 'Model, hidden']}>
        <Model name="hidden" state="idle" isHidden />
      </Specimen>
    </>
  );
}
