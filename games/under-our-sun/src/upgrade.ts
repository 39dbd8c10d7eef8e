/** How what older versions stored is carried into the shape of today, one step for each version. What each of them stored is kept in ../shapes. */
import type { Upgrade } from '@quarry/kernel';

export const upgrade: Upgrade = {
  // Only content and the log changed: no card has another number, and who drew a night card is noted once.
  2: {},
  // Nothing stored can no longer be: only what is offered changed.
  3: {},
};
