/** Models on the board: machines as round tokens, hunters as shields. State is told by ring, mark and word, never by colour alone. */
import { Badge, Lit, onRim, Pips, polar, Reticle, shortened, Token, TokenDisc, type TokenPlace, useGlance } from '@quarry/screen';
import type { ReactElement } from 'react';
import type { Condition } from '../../content/kinds.ts';
import { CONDITION_NAMES } from '../../printed-names.ts';
import { IconAt, Machine, Shield } from '../figures.tsx';
import {
  componentRef,
  conditionsOf,
  type EnemyView,
  enemyName,
  enemyRef,
  enemySays,
  hunterRef,
  hunterSays,
  isActing,
  isInPlay,
  lookOf,
  meantEnemy,
  printedEnemy,
  type Table,
} from '../names.ts';
import { toldIn } from '../told.ts';
import { EYE, radiusOf } from './geometry.ts';

/** An eye that is shut, or wide open with a cry. */
function EyeMark({ isAlert, radius }: { isAlert: boolean; radius: number }): ReactElement {
  return (
    <Badge degrees={EYE.degrees} radius={radius} beyond={EYE.beyond} className={isAlert ? 'zd-eye is-open' : 'zd-eye'}>
      <path d={isAlert ? 'M-2.6-8H2.6L1.5 2.4H-1.5ZM-2 5H2V8.6H-2Z' : 'M-8-1Q0 6.4 8-1M-5 3.4-6.6 6.4M0 5V8.4M5 3.4 6.6 6.4'} />
    </Badge>
  );
}

function ConditionBadges({ conditions, radius }: { conditions: readonly Condition[]; radius: number }): ReactElement {
  return (
    <>
      {conditions.map((condition, i) => (
        <Badge
          key={condition}
          degrees={205 - i * 42}
          radius={radius}
          className={`zd-condition is-${condition}`}
          title={CONDITION_NAMES[condition]}
        >
          <IconAt name={condition} x={0} y={0} size={18} fill="currentColor" />
        </Badge>
      ))}
    </>
  );
}

/** Larger letters would make plates that hide the model. */
const ROOM_FOR_PLATES = 23;

/** Components as lettered plates on the right rim: whole, cracked, or torn off. Lit ones stand out as buttons of their own. */
function Components({
  table,
  enemy,
  radius,
  letter,
  isAlone,
}: {
  table: Table;
  enemy: EnemyView;
  radius: number;
  letter: number;
  isAlone: boolean;
}): ReactElement | null {
  const { components } = printedEnemy(enemy);
  const isAnyLit = components.some(one => table.lit(componentRef(enemy.id, one.letter)).length > 0);
  const middle = (components.length - 1) / 2;
  // There is no room for plates where models share a square or the board is small; the data card shows them.
  if (!isAnyLit && (!isAlone || letter > ROOM_FOR_PLATES)) return null;
  return (
    <>
      {components.map((component, i) => {
        const state = enemy.components[i]!;
        const half = isAnyLit ? Math.max(16, letter * 0.95) : Math.max(10.5, letter * 0.62);
        const place = { half, at: polar((i - middle) * (isAnyLit ? 56 : 38) - (isAnyLit ? 14 : 2), onRim(radius, isAnyLit ? 18 : 5)) };
        const name = `${component.name} of ${enemyName(enemy)}, ${['whole', 'damaged', 'torn off'][state]}`;
        const about = componentRef(enemy.id, component.letter);
        const plate = (
          <Plate
            key={component.letter}
            letter={component.letter}
            state={state}
            half={half}
            size={isAnyLit ? Math.max(20, letter) : Math.max(16, letter)}
            name={name}
          />
        );
        return (
          <g key={component.letter} transform={`translate(${place.at})`}>
            {isAnyLit ? (
              <Lit table={table} about={about} says={name} className="token-hit">
                {plate}
              </Lit>
            ) : (
              plate
            )}
          </g>
        );
      })}
    </>
  );
}

function Plate({
  letter,
  state,
  half,
  size,
  name,
}: {
  letter: string;
  state: number;
  half: number;
  size: number;
  name: string;
}): ReactElement {
  return (
    <g className={`zd-part is-${['whole', 'damaged', 'torn'][state]}`}>
      <title>{name}</title>
      <rect x={-half} y={-half} width={half * 2} height={half * 2} rx={half * 0.34} />
      <text y={size * 0.36} textAnchor="middle" fontSize={size}>
        {letter}
      </text>
      {state === 1 && (
        <path
          className="zd-crack"
          d={`M${half * 0.3} ${-half}L${-half * 0.25} ${-half * 0.2}L${half * 0.3} ${half * 0.1}L${-half * 0.2} ${half}`}
        />
      )}
      {state === 2 && <path className="zd-strike" d={`M${-half} ${half}L${half} ${-half}`} />}
    </g>
  );
}

interface EnemyProps extends TokenPlace {
  readonly table: Table;
  readonly enemy: EnemyView;
  readonly onHover: (id: number | null) => void;
}

/** What can take so much is a giant: it stands on its disc, and towers over the squares around it. */
const GREAT = 17;

export function EnemyToken({ table, enemy, onHover, ...place }: EnemyProps): ReactElement {
  const printed = printedEnemy(enemy);
  const about = enemyRef(enemy.id);
  const radius = radiusOf(printed);
  const isGreat = printed.hp >= GREAT;
  const state = enemy.isAlert ? 'alert' : 'calm';
  const glance = useGlance(table);
  const now = table.now && toldIn(table.now);
  return (
    <Token
      table={table}
      about={about}
      says={[enemySays(table.view, enemy), table.intent?.(about)?.says].filter(Boolean).join('; ')}
      place={place}
      radius={radius}
      names={[enemyName(enemy), shortened(printed.name, enemy.id + 1, place.letter), `${printed.name.charAt(0)}${enemy.id + 1}`]}
      tone={state}
      isActing={now?.type === 'enemy-activated' && now.enemy === enemy.id}
      isHidden={!isInPlay(enemy)}
      onHover={isOver => onHover(isOver ? enemy.id : null)}
      onMouseEnter={() => glance.enter(about)}
      onMouseLeave={() => glance.leave()}
      onClickCapture={() => glance.keep()}
      beside={<Components table={table} enemy={enemy} radius={radius} letter={place.letter} isAlone={place.slot.scale === 1} />}
    >
      <TokenDisc radius={radius} isSpiked={enemy.isAlert} />
      <g transform={`translate(0 ${isGreat ? -24 : -4}) scale(${(radius * (isGreat ? 0.039 : 0.0215)).toFixed(3)})`}>
        <Machine type={printed.type} lens={`var(--${state})`} />
      </g>
      {meantEnemy(table) === enemy.id && <Reticle radius={radius} />}
      <Pips of={printed.hp} lost={Math.min(printed.hp, enemy.wounds)} radius={radius - 6} />
      <EyeMark isAlert={enemy.isAlert} radius={radius} />
      <ConditionBadges conditions={conditionsOf(enemy)} radius={radius} />
    </Token>
  );
}

/** A shield is a little smaller than a hunter reaches. */
const SHIELD_RADIUS = 30;

export function HunterToken({ table, seat, ...place }: TokenPlace & { table: Table; seat: number }): ReactElement {
  const hunter = table.view.hunters[seat]!;
  const { short, colour } = lookOf(hunter.hunter);
  return (
    <Token
      table={table}
      about={hunterRef(seat)}
      says={hunterSays(table.view, seat)}
      place={place}
      rim={SHIELD_RADIUS}
      names={hunter.isUp ? [short, short, place.slot.scale < 0.6 ? '' : short.charAt(0)] : [`${short}, down`, 'down', '✕']}
      isSpent={!hunter.isUp}
    >
      {isActing(table, seat) && <ellipse cy="34" rx="36" ry="9" fill={colour} opacity=".45" />}
      <Shield hunter={hunter.hunter} isDown={!hunter.isUp} />
      <ConditionBadges conditions={conditionsOf(hunter)} radius={SHIELD_RADIUS} />
    </Token>
  );
}
