/** Things of the table by what decisions name them. */
import type { Ref } from '@quarry/kernel';

/** Whether both are the same thing; nothing is no thing. */
export const isSame = (one: Ref | null | undefined, other: Ref | null | undefined): boolean =>
  one !== null && one !== undefined && one.kind === other?.kind && one.id === other.id;
