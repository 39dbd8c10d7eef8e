/** A fight as it stands before the dice: who strikes whom with what, how much that hurts, and what one's own weapons would do. */
import { capital } from '@quarry/kernel';
import { asPercent } from '@quarry/screen';
import type { ReactElement } from 'react';
import { enemyCard, isCard } from '../content/box.ts';
import type { Die } from '../content/kinds.ts';
import type { Hex } from '../places.ts';
import { isExposed, livingAt } from '../questions/basics.ts';
import { atLeast, meanOf } from '../questions/chances.ts';
import { blowsOf, mostOf } from '../questions/harm.ts';
import { attackDice, type Foe, foeDice, foeHp, isFoeTapped, meleeWeapons, targetsAt } from '../questions.ts';
import { blowsSay } from '../sentences/harm.ts';
import { cardName, foeName, hpSays } from '../sentences/names.ts';
import type { View, Who } from '../state.ts';
import { DiceShown } from './dice.tsx';
import { type Blow, Lifted } from './land/lifted.tsx';
import { nameOf, type Table } from './names.ts';
import { Sign, signOfEnemy } from './signs.tsx';

export function Fight(table: Table): ReactElement | null {
  const { asked, view } = table;
  const who = Number(asked?.facts?.['who'] ?? -1);
  const one = view.characters[who];
  if (!asked || !one) return null;
  const first = Number(asked.facts?.['with'] ?? who);
  const at = view.characters[first]?.hex ?? one.hex;
  const foes = targetsAt(view, at);
  if (foes.length === 0) return null;
  const isJoining = asked.kind === 'join';
  return (
    <>
      <aside className={`us-fight ${isJoining ? 'is-joining' : ''}`} data-lies-over="" aria-label="The fight">
        <h3>{isJoining ? `If ${nameOf(view, who)} joins` : 'The fight'}</h3>
        <ul>
          {foes.map(foe => (
            <Striker key={`${foe.is} ${foe.id}`} table={table} foe={foe} against={who} />
          ))}
        </ul>
        <p className="us-fight-people">
          {livingAt(view, at)
            .map(other => `${nameOf(view, other)} ${hpSays(view, other, view.characters[other]!.hp)}`)
            .join(' · ')}
        </p>
        {asked.kind !== 'prevent' && asked.kind !== 'dodge-which' && <Forecast view={view} first={first} who={who} at={at} foes={foes} />}
        {isJoining && (
          <p className="us-fight-note">
            Each enemy strikes once a round: who joins takes some of it. Stay out, and all of it falls on {nameOf(view, first)}.
          </p>
        )}
      </aside>
      <Lifted table={table} hex={at} blows={strikesOf(view, first, who, foes)} />
    </>
  );
}

/** Whom each that has not struck yet may strike at: who fights, and who joins if they can be seen. */
function strikesOf(view: View, first: Who, who: Who, foes: readonly Foe[]): readonly Blow[] {
  const whom = [...new Set([first, who])].filter(one => isExposed(view, one));
  return foes
    .filter(foe => !isFoeTapped(view, foe))
    .map(foe => ({ foe: `${foe.is} ${foe.id}`, at: whom, hurts: `up to ${mostOf(view, foe, 'melee', first)}` }));
}

function Striker({ table, foe, against }: { readonly table: Table; readonly foe: Foe; readonly against: Who }): ReactElement {
  const { view } = table;
  const dice = foeDice(view, foe, 'melee', against) ?? [];
  const enemy = foe.is === 'enemy' ? view.enemies.find(({ id }) => id === foe.id) : undefined;
  const isTapped = isFoeTapped(view, foe);
  return (
    <li className={isTapped ? 'is-tapped' : ''}>
      <span className="us-shape is-enemy">
        <Sign name={enemy && isCard(enemy.card) ? signOfEnemy(enemyCard(enemy.card).id) : 'skull'} size={15} />
      </span>
      <span>
        <b>{capital(foeName(view, foe.is, foe.id).replace(/^the /, ''))}</b>, {foeHp(view, foe)} HP left
        <span className="us-fight-dice">
          <DiceShown dice={dice} />
          {isTapped ? 'has struck' : blowsSay(blowsOf(view, against, [foe]))}
        </span>
      </span>
    </li>
  );
}

/** The weapon that does most to it, and its dice. */
function bestAgainst(view: View, who: Who, foe: Foe): { readonly weapon: number; readonly dice: readonly Die[] } {
  const all = meleeWeapons(view, who).map(weapon => ({ weapon, dice: attackDice(view, who, foe, weapon, 'melee') }));
  return all.reduce((best, one) => (meanOf(one.dice) > meanOf(best.dice) ? one : best));
}

interface ForecastProps {
  readonly view: View;
  /** Whose fight it is, and who is asked. */
  readonly first: Who;
  readonly who: Who;
  readonly at: Hex;
  readonly foes: readonly Foe[];
}

/** How likely the one that is nearest to falling falls in this round: by one, by two, by all who could join. */
function Forecast({ view, first, who, at, foes }: ForecastProps): ReactElement {
  const [weakest] = foes.toSorted((a, b) => foeHp(view, a) - foeHp(view, b)) as [Foe];
  const hp = foeHp(view, weakest);
  const able = [...new Set([first, who, ...livingAt(view, at).filter(one => view.characters[one]!.ap > 0)])];
  const blows = able.map(one => bestAgainst(view, one, weakest));
  return (
    <>
      <h4>
        To fell {foeName(view, weakest.is, weakest.id)}, {hp} HP
      </h4>
      <ul className="us-forecast">
        {able.map((one, i) => {
          const chance = atLeast(
            blows.slice(0, i + 1).flatMap(({ dice }) => dice),
            hp,
          );
          const { weapon, dice } = blows[i]!;
          return (
            <li key={one}>
              <span>
                {i === 0 ? `${nameOf(view, one)} alone` : `with ${nameOf(view, one)}`}, {weapon >= 0 ? cardName(weapon) : 'bare hands'}{' '}
                <DiceShown dice={dice} />
              </span>
              <b>{asPercent(chance)}</b>
              <i className="us-meter">
                <i style={{ width: asPercent(chance).replace(' ', '') }} />
              </i>
            </li>
          );
        })}
      </ul>
    </>
  );
}
