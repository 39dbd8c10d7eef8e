/** The merchant: wares by kind with their price, what this seat owns, and how a price is paid. Trades are in bargain.tsx. */
import { pilesOf, Scene } from '@quarry/screen';
import type { ReactElement } from 'react';
import { goodsOf, priceOf } from '../../content/box.ts';
import { GOODS, type GoodsType } from '../../content/types.ts';
import type { Means } from '../../decisions.ts';
import { RESOURCE_NAMES } from '../../printed-names.ts';
import { Card, PriceTag, RESOURCE_ICONS } from '../cards.tsx';
import { Icon } from '../figures.tsx';
import { Purse } from '../gear.tsx';
import type { IconName } from '../icons.ts';
import { cardsOf, hunterName, type Table } from '../names.ts';
import { askedIn, type DawnOption } from '../told.ts';
import { isBargain, Trades } from './bargain.tsx';
import { Fire } from './campfire.tsx';

const GOODS_NAMES: Readonly<Record<GoodsType, string>> = {
  weapon: 'Weapons',
  armour: 'Armour',
  ammunition: 'Ammunition',
  modification: 'Modifications',
  miscellaneous: 'Oddments',
};

const MEANS_NAMES: Readonly<Record<Means, string>> = { ...RESOURCE_NAMES, wild: 'Rare Lens', 'wild-visit': 'Letter of Trade' };
const MEANS_ICONS: Readonly<Record<Means, IconName>> = { ...RESOURCE_ICONS, wild: 'sun', 'wild-visit': 'sun' };

function Way({ table, option }: { table: Table; option: DawnOption<'pay'> }): ReactElement {
  return (
    <button
      type="button"
      className={`zd-way${table.pointed?.key === option.key ? ' is-pointed' : ''}`}
      data-lit=""
      onClick={() => table.choose(option.key)}
      onPointerEnter={() => table.point(option.key)}
      onPointerLeave={() => table.point(null)}
      onFocus={() => table.point(option.key)}
      onBlur={() => table.point(null)}
    >
      {option.value.map((kind, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two cards of a kind may be paid together
        <span key={i}>
          <Icon name={MEANS_ICONS[kind]} size={24} /> {MEANS_NAMES[kind]}
        </span>
      ))}
    </button>
  );
}

/** What is still to be paid, and with what the next part of it can be. */
function Payment({ table }: { table: Table }): ReactElement | null {
  const asked = askedIn(table);
  if (asked?.kind !== 'pay') return null;
  const { shards, specials } = asked.facts;
  return (
    <section className="zd-payment" aria-label="Payment">
      <h3>Still to pay: {[...specials.map(kind => MEANS_NAMES[kind]), ...(shards > 0 ? [`${shards} of any kind`] : [])].join(', ')}</h3>
      <div>
        {asked.options.map(option => (
          <Way key={option.key} table={table} option={option} />
        ))}
      </div>
    </section>
  );
}

function Row({ table, level }: { table: Table; level: number }): ReactElement {
  const merchant = table.view.merchants[level - 1];
  const row = merchant ? cardsOf(merchant.row) : [];
  if (!merchant?.isOpen && row.length === 0) return <p className="zd-hint">The merchant of level {level} has closed.</p>;
  return (
    <div className="zd-row">
      {GOODS.map(type => {
        const wares = row.filter(no => goodsOf(no) === type);
        if (wares.length === 0) return null;
        return (
          <section key={type} aria-label={GOODS_NAMES[type]} style={{ flexGrow: wares.length }}>
            <h3>{GOODS_NAMES[type]}</h3>
            <div>
              {pilesOf(wares, table).map(([no, ...below]) => (
                <Card key={no} table={table} no={no} below={below} isDim={table.asked?.kind === 'buy'}>
                  <span className="zd-card-price">
                    <PriceTag price={priceOf(no)} />
                  </span>
                </Card>
              ))}
            </div>
          </section>
        );
      })}
    </div>
  );
}

export function Merchant(table: Table): ReactElement {
  const { view, asked } = table;
  const seat = table.seat ?? view.active;
  const hunter = view.hunters[seat];
  const level = hunter?.visits || view.level || 1;
  const isVisiting = asked?.kind === 'visit-merchant';
  const isGift = view.mode === 'standard' && view.fledgling === seat && hunter?.purchases === 0;
  const says = isVisiting
    ? 'Give it up to ride to a merchant of any level; the others trade where the party stands.'
    : asked
      ? isGift
        ? 'The Fledgling’s first purchase is a gift.'
        : 'Any card pays for a shard. A special resource takes a card of its kind, a wild card, or any two others.'
      : `${hunterName(view, view.active)} is at the merchant’s.`;
  return (
    <Scene className="zd" table={table} name="merchant" title={isVisiting ? 'A Letter of Trade' : `Merchant of level ${level}`} says={says}>
      {isVisiting && <Fire isWon />}
      {isBargain(asked?.kind) ? <Trades table={table} /> : <Payment table={table} />}
      {!isBargain(asked?.kind) && !isVisiting && <Row table={table} level={level} />}
      {hunter && (
        <section className="zd-own" aria-label="Your salvage">
          <h3>{table.seat === null ? `Salvage of ${hunterName(view, seat)}` : 'Your salvage'}</h3>
          <Purse salvage={hunter.salvage} />
        </section>
      )}
    </Scene>
  );
}
