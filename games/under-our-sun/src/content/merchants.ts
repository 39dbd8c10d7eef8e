/** Lawrence of New Haven, and the three dealers in the order in which they arrive. */
import type { MerchantCard } from './types.ts';

export const MERCHANTS: readonly MerchantCard[] = [
  {
    id: 'lawrence',
    name: 'Lawrence',
    pronoun: 'he',
    flavour: 'Writes everything down, collects by daylight, has never been robbed because nobody could look at him afterwards.',
    lines: [
      { when: 'Opens', says: 'Leave the door. The breeze is free, and it is the only thing here that is.' },
      { when: 'Buys', says: 'Half. The other half is me still being here tomorrow.' },
      { when: 'Goodbye', says: 'Bring yourself back. I take no returns, but I make exceptions.' },
    ],
  },
  {
    id: 'vesna',
    name: 'Vesna',
    pronoun: 'she',
    flavour: 'Old, wary, speaks from behind her cart.',
    fight: { hp: 5, melee: { day: '2Y', night: '2Y' } },
    trait: 'pays-gear',
    lines: [
      { when: 'Arrives', says: 'Close enough. Now smile, so I can see your hands.' },
      { when: 'Deals', says: 'I have a price and a bad knee. Argue with either and we stay here all day.' },
      { when: 'Catches a thief', says: 'Oh, child. I had hoped you were only hungry.' },
    ],
  },
  {
    id: 'corriveau',
    name: 'Corriveau',
    pronoun: 'he',
    flavour: 'A rifle across the knees, a receipt book in the pocket.',
    fight: { hp: 6, melee: { day: '1G1Y', night: '1G1Y' }, ranged: { day: '1Y', night: '1Y' } },
    trait: 'cheap-medicine',
    lines: [
      { when: 'Arrives', says: 'I sell, you pay, and nobody makes a story of it.' },
      { when: 'Looks at a card', says: 'This one has been in a fight. So has its price.' },
      { when: 'Attacked', says: 'We had a business relationship. I want you to remember that.' },
    ],
  },
  {
    id: 'hob-and-dunya',
    name: 'Hob and Dunya',
    pronoun: 'they',
    flavour: 'They guarded a caravan. They guard what is left of it.',
    fight: { hp: 8, melee: { day: '2G', night: '2G' } },
    trait: 'fair-swap',
    /** Two voices: his, then hers. */
    lines: [
      { when: 'Arrive', says: 'We guard the goods. – There used to be more goods.' },
      { when: 'Swap', says: 'Fair for fair. – He counts. I watch you count.' },
      { when: 'Attacked', says: 'That is a shame. – It is a shame each.' },
    ],
  },
];
