/** What stands on a dataslate beside its numbers: attacks, the Special Rule, and what Momentum buys. */
import { Offer, Texts } from '@quarry/screen/show';
import type { ReactElement } from 'react';
import type { Attack, Dataslate } from '../content/types.ts';
import { sayTexts } from '../sentences/effects.ts';
import { optionRef, type Table } from './names.ts';
import { Bolts } from './signs.tsx';

const attackSays = ({ kind, range, damage, isDepletable }: Attack): string =>
  `${kind === 'ranged' ? `${range}″` : 'melee'}, Damage ${damage}${isDepletable ? ', may be depleted' : ''}`;

interface Props {
  readonly table: Table;
  readonly slate: Dataslate;
  /** Attacks that are depleted, by their place. */
  readonly depleted?: readonly number[];
  /** One's own: what may be used now is a button. */
  readonly isOwn?: boolean;
}

export function SlateTexts({ table, slate, depleted = [], isOwn = false }: Props): ReactElement {
  const { attacks, rule, options, isLarge, height = 1 } = slate;
  const body = [isLarge && 'Large base.', height !== 1 && `Height ${height}.`].filter(Boolean).join(' ');
  const texts = [
    ...attacks.map((attack, i) => ({
      name: attack.name,
      says: attackSays(attack),
      ...(depleted.includes(i) && { spent: 'depleted' }),
    })),
    { name: rule.name, says: [body, sayTexts(rule.texts)].filter(Boolean).join(' ') },
  ];
  return (
    <Texts texts={texts}>
      <ul>
        {options.map((option, nth) => (
          <li key={option.name}>
            <Offer
              table={isOwn ? table : null}
              about={optionRef(nth)}
              name={option.name}
              price={<Bolts n={option.cost} />}
              says={sayTexts([option])}
            />
          </li>
        ))}
      </ul>
    </Texts>
  );
}
