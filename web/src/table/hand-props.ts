/** What the hand is given: while a deed is put together that cards pay for, the panel keeps off it, and these are chosen in it. */
import type { TableProps } from '@quarry/screen';
import { optionsOn } from './aiming.ts';
import { optionOf } from './choosing.ts';
import { asksCards, keysOf, pressed } from './composing.ts';
import type { Composer } from './use-composer.ts';

export function handProps(props: TableProps, { deed, pointed, choose, point }: Composer): TableProps {
  const step = deed ? asksCards(deed.ahead) : -1;
  if (!deed || step < 0) return props;
  const { asked } = deed.ahead.steps[step]!;
  return {
    ...props,
    asked,
    lit: about => optionsOn(asked, about),
    chosen: keysOf(deed, step),
    choose: (key, _toward, alike = [key]) => choose(step, pressed(deed, step, alike)),
    pointed,
    point: key => point(optionOf(asked, key)),
    inspect: () => undefined,
    whyNots: [],
    whyNot: () => null,
  };
}
