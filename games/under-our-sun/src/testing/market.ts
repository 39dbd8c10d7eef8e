/** Rehearsals at the counter: Ida stands beside a merchant, and the two deal; and a count of all there is, to be the same before and after. */
import { type Answer, type Decision, randomAnswer, SampledChance, Seed } from '@quarry/kernel';
import { type CUBES, type Cube, type Goods, RESOURCES } from '../content/kinds.ts';
import { deal, openDealing } from '../rules/merchants.ts';
import { trade } from '../rules/trade.ts';
import type { State } from '../state.ts';
import { type CharacterOn, type MerchantOn, type Position, type SunRehearsal, trek } from './rehearsal.ts';

/** Ida deals with a merchant on New Haven: Vesna, if nobody else is named. She has paid for it; Wren stands beside her. */
export function dealWith(merchant: MerchantOn, ida: CharacterOn, more: Omit<Position, 'characters' | 'merchants'> = {}): SunRehearsal {
  const r = trek({
    merchants: [{ id: 'vesna', ...merchant }],
    characters: [
      { ap: 5, karma: 0, ...ida },
      { is: 'wren', karma: 0 },
    ],
    ...more,
  });
  openDealing(r.table, 0, 0);
  return r.run(deal);
}
/** The next scene at the counter. */
export const dealOn = (r: SunRehearsal): SunRehearsal => r.run(deal);
export const stockOf = (r: SunRehearsal, merchant = 0): Goods & { readonly water: number } => {
  const { water, goods } = r.state.merchants[merchant]!;
  return { water, ...Object.fromEntries(RESOURCES.flatMap((kind, i) => (goods[i]! > 0 ? [[kind, goods[i]!]] : []))) };
};
/** Why something is not offered, by what it is about. */
export const reasons = (decision: Decision): { readonly about: string | number; readonly why: string; readonly facts: object }[] =>
  decision.not!().map(({ about, why, facts }) => ({ about: about[0]!.id, why, facts }));

/** How many cubes of each kind there are, wherever they lie; of water those on boards. */
export function cubesEverywhere({ supply, bag, tiles, characters, merchants }: State): Record<Cube, number> {
  const piles = [supply, bag, ...[...tiles, ...characters, ...merchants].map(one => one.goods)];
  const water = [...characters, ...merchants].reduce((sum, one) => sum + one.water, 0);
  const counts = RESOURCES.map((kind, i) => [kind, piles.reduce((sum, goods) => sum + goods[i]!, 0)] as const);
  return Object.fromEntries([['water', water] as const, ...counts].map(([kind, n]) => [kind, n])) as Record<(typeof CUBES)[number], number>;
}
/** Every thing, wherever it lies, in order. */
export const thingsEverywhere = ({ itemDeck, gearDeck, lootDeck, lootUsed, tiles, characters, merchants }: State): number[] =>
  [
    ...[itemDeck, gearDeck, lootDeck, lootUsed].flat(),
    ...[...tiles, ...characters, ...merchants].flatMap(one => one.items.map(item => item.card)),
  ].toSorted((a, b) => a - b);

/** Plays dealing and trade to their end, each answer by chance. Told what lies where after each scene. */
export function haggle(r: SunRehearsal, seed: string, look: () => void): void {
  const chance = new SampledChance<'bot'>(new Seed(seed));
  const scene = { deal, trade };
  for (let step = r.state.step; step === 'deal' || step === 'trade'; { step } = r.state) {
    r.run(scene[step]);
    while (r.open.length > 0) {
      const decision = r.open[chance.below('bot', r.open.length)]!;
      const answer: Answer = randomAnswer(decision, chance);
      r.answer(decision.kind, answer, decision.seat);
    }
    look();
  }
}
