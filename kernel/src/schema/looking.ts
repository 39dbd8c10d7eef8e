/** How eyes look: whether they may, and how what has changed for them is written down. */
import type { Eye, SeenBy, SharedDiff, ViewDiff } from './types.ts';

/** `hidden` of everything that can hold no zone. */
export const holdsNoZone = <T>(x: T): T => x;

/** What looks the same to every eye. */
export const asItIs = <T>(x: T): T => x;

export const changeForAll = ({ at, open: found }: SharedDiff, now: unknown): void => {
  found.push({ at: at.slice(), now });
};

export const guard = ({ at, owner, guarded }: SharedDiff, look: (diff: ViewDiff) => void): void => {
  guarded.push({ at: at.slice(), owner, look });
};

export function change({ at, found }: ViewDiff, now: unknown): void {
  found.push({ at: at.slice(), now });
}

export function mayLook(label: SeenBy, eye: Eye): boolean {
  if (eye.isShut) return false;
  if (label === 'everyone') return true;
  if (label === 'nobody') return false;
  if (eye.guards) eye.guards.wereAsked = true;
  if (label === 'owner') return eye.seat !== null && eye.seat === eye.owner;
  return label(eye);
}
