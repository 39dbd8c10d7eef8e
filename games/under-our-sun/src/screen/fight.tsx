/** A fight as it stands before the dice: who strikes whom with what, how much that hurts, and what one's own weapons would do. */
import { capital } from '@quarry/kernel';
import { asPercent } from '@quarry/screen';
import type { ReactElement } from 'react';
import { enemyCard, isCard } from '../content/box.ts';
import { livingAt } from '../questions/basics.ts';
import { attackDice, type Foe, foeDice, foeHp, isFoeTapped, meleeWeapons, targetsAt } from '../questions.ts';
import { cardName, foeName, hpSays } from '../sentences/names.ts';
import type { View, Who } from '../state.ts';
import { atLeast, meanOf } from './chances.ts';
import { DiceShown } from './dice.tsx';
import { nameOf, type Table } from './names.ts';
import { Sign, signOfEnemy } from './signs.tsx';

/** Questions of a fight; at whose hex it is fought is the place of `with`, else of `who`. */
const OF_FIGHTS: ReadonlySet<string> = new Set([
  'fight',
  'join',
  'joined-fight',
  'saved-ap',
  'dodge-which',
  'take-over',
  'prevent',
  'strongest',
]);
export const isFight = ({ asked }: Pick<Table, 'asked'>): boolean => asked !== null && OF_FIGHTS.has(asked.kind);

export function Fight(table: Table): ReactElement | null {
  const { asked, view } = table;
  const who = Number(asked?.facts?.['who'] ?? -1);
  const one = view.characters[who];
  if (!asked || !one) return null;
  const at = view.characters[Number(asked.facts?.['with'] ?? who)]?.hex ?? one.hex;
  const foes = targetsAt(view, at);
  if (foes.length === 0) return null;
  const there = livingAt(view, at);
  const isJoining = asked.kind === 'join';
  return (
    <aside className="us-fight" aria-label="The fight">
      <h3>{isJoining ? `If ${nameOf(view, who)} joins` : 'The fight'}</h3>
      <ul>
        {foes.map(foe => (
          <Striker key={`${foe.is} ${foe.id}`} table={table} foe={foe} against={who} />
        ))}
      </ul>
      <p className="us-fight-people">
        {there.map(other => `${nameOf(view, other)} ${hpSays(view, other, view.characters[other]!.hp)}`).join(' · ')}
      </p>
      {asked.kind !== 'prevent' && asked.kind !== 'dodge-which' && <Weapons view={view} who={who} foes={foes} />}
      {isJoining && (
        <p className="us-fight-note">
          Each enemy strikes once a round: who joins takes some of it. Stay out, and all of it falls on{' '}
          {nameOf(view, Number(asked.facts?.['with'] ?? who))}.
        </p>
      )}
    </aside>
  );
}

function Striker({ table, foe, against }: { readonly table: Table; readonly foe: Foe; readonly against: Who }): ReactElement {
  const { view } = table;
  const dice = foeDice(view, foe, 'melee', against) ?? [];
  const enemy = foe.is === 'enemy' ? view.enemies.find(({ id }) => id === foe.id) : undefined;
  const isTapped = isFoeTapped(view, foe);
  const intent = table.intent?.({ kind: foe.is, id: foe.id });
  return (
    <li className={isTapped ? 'is-tapped' : ''}>
      <span className="us-shape is-enemy">
        <Sign name={enemy && isCard(enemy.card) ? signOfEnemy(enemyCard(enemy.card).id) : 'skull'} size={15} />
      </span>
      <span>
        <b>{capital(foeName(view, foe.is, foe.id).replace(/^the /, ''))}</b>, {foeHp(view, foe)} HP left
        <span className="us-fight-dice">
          <DiceShown dice={dice} />
          {isTapped ? 'has struck' : `→ ${meanOf(dice).toFixed(1)} hurt, none ${asPercent(1 - atLeast(dice, 1))}`}
        </span>
        {intent && <small>{capital(intent.says)}</small>}
      </span>
    </li>
  );
}

/** What the own weapons would do to the one that is nearest to falling. */
function Weapons({ view, who, foes }: { readonly view: View; readonly who: Who; readonly foes: readonly Foe[] }): ReactElement {
  const [weakest] = foes.toSorted((a, b) => foeHp(view, a) - foeHp(view, b)) as [Foe];
  const hp = foeHp(view, weakest);
  return (
    <>
      <h4>
        Against {foeName(view, weakest.is, weakest.id)}, {hp} HP
      </h4>
      <dl className="us-chances">
        {meleeWeapons(view, who).map(weapon => {
          const dice = attackDice(view, who, weakest, weapon, 'melee');
          return (
            <div key={weapon}>
              <dt>
                {weapon >= 0 ? cardName(weapon) : 'Bare hands'} <DiceShown dice={dice} />
              </dt>
              <dd>fells it {asPercent(atLeast(dice, hp))}</dd>
            </div>
          );
        })}
      </dl>
    </>
  );
}
