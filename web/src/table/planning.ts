/** What one means to do when one's turn comes: a thing on the board, kept in this browser and told to nobody. Pure. */
import type { Ref } from '@quarry/kernel';
import type { Asked, AskedOption, WhyNot } from '@quarry/protocol';
import { optionsOn } from './aiming.ts';

/** What has become of it, now that one is asked: it can be done, or it cannot any more; null while the question is about something else. */
export type Planned = { readonly is: 'open'; readonly option: AskedOption } | { readonly is: 'void'; readonly says: string } | null;

const NOT_OFFERED = 'It is not offered now.';

/** A question is about such things if any of its options is, or leads to one. */
const isAboutSuch = ({ options }: Asked, { kind }: Ref): boolean =>
  options.some(({ about, leads = [] }) => [...about, ...leads].some(ref => ref.kind === kind));

export function plannedIn(asked: Asked | null, at: Ref | null, whyNot: (at: Ref) => Pick<WhyNot, 'says'> | null): Planned {
  if (!asked || !at || asked.isWindow) return null;
  const [option] = optionsOn(asked, at);
  if (option) return { is: 'open', option };
  return isAboutSuch(asked, at) ? { is: 'void', says: whyNot(at)?.says ?? NOT_OFFERED } : null;
}
