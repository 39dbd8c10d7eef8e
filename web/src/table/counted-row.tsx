/** Options that only say how many, as one control: the kit's, with what is chosen so far. */
import { Amounts, type Counted, HowMany } from '@quarry/screen';
import type { ReactNode } from 'react';

interface Props {
  readonly counted: Counted;
  /** So many options may be chosen in all. */
  readonly max: number;
  readonly chosen: readonly string[];
  readonly isSending: boolean;
  /** What is chosen from then on. */
  readonly onChoose: (keys: readonly string[]) => void;
}

export function CountedRow({ counted: { says, ways, isOneEach, options }, max, chosen, isSending, onChoose }: Props): ReactNode {
  const keys = options.map(({ key }) => key);
  const others = chosen.filter(key => !keys.includes(key));
  const own = chosen.filter(key => keys.includes(key));
  const choose = (n: number): void => onChoose([...others, ...ways[n]!]);
  if (!isOneEach)
    return (
      <HowMany
        says={says}
        n={own.length}
        of={keys.length}
        most={Math.min(keys.length, max - others.length)}
        isDisabled={isSending}
        keys={keys}
        onChange={choose}
      />
    );
  const amounts = options.map((option, i) => ({ n: i + 1, says: option.says, key: option.key }));
  return (
    <Amounts
      says={says}
      amounts={[{ n: 0, says: `No ${says}` }, ...amounts]}
      n={keys.indexOf(own[0] ?? '') + 1}
      isDisabled={isSending}
      onChange={choose}
    />
  );
}
