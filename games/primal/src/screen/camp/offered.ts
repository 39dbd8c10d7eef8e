/** Which cards options are about, each once. */
type About = { readonly about: readonly { readonly kind: string; readonly id: number | string }[] };

export const cardsIn = (all: readonly About[]): readonly number[] => [
  ...new Set(all.flatMap(({ about }) => about.filter(({ kind }) => kind === 'card').map(({ id }) => Number(id)))),
];
