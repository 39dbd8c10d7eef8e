/** What stands on a dataslate beside its numbers: attacks, the Special Rule, and what Momentum buys. */
import { useThing } from '@quarry/screen';
import type { ReactElement } from 'react';
import type { Attack, Dataslate, MomentumOption } from '../content/types.ts';
import { sayTexts } from '../sentences/effects.ts';
import type { Table } from './names.ts';
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
  return (
    <div className="um-texts">
      <dl>
        {attacks.map((attack, i) => (
          <div key={attack.name} className={depleted.includes(i) ? 'is-depleted' : ''}>
            <dt>{attack.name}</dt>
            <dd>
              {attackSays(attack)}
              {depleted.includes(i) && <b> depleted</b>}
            </dd>
          </div>
        ))}
        <div>
          <dt>{rule.name}</dt>
          <dd>{[body, sayTexts(rule.texts)].filter(Boolean).join(' ')}</dd>
        </div>
      </dl>
      <ul>
        {options.map((option, nth) => (
          <li key={option.name}>{isOwn ? <OwnOption table={table} option={option} nth={nth} /> : <OptionText option={option} />}</li>
        ))}
      </ul>
    </div>
  );
}

const OptionText = ({ option }: { readonly option: MomentumOption }): ReactElement => (
  <span className="um-option">
    <Bolts n={option.cost} />
    <span>
      <b>{option.name}</b> {sayTexts([option])}
    </span>
  </span>
);

function OwnOption({ table, option, nth }: { readonly table: Table; readonly option: MomentumOption; readonly nth: number }): ReactElement {
  const { isLit, isChosen, isPointed, isRefused, props } = useThing(table, { kind: 'momentum-option', id: nth }, '');
  const classes = ['um-option', isLit && 'is-lit', (isPointed || isChosen) && 'is-pointed', isRefused && 'is-refused']
    .filter(Boolean)
    .join(' ');
  return (
    <div className={classes} {...(isLit || isRefused ? props : {})}>
      <Bolts n={option.cost} />
      <span>
        <b>{option.name}</b> {sayTexts([option])}
        {isRefused && <small> why not?</small>}
      </span>
    </div>
  );
}
