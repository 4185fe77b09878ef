import { filterNames } from '#contracts/facets/list-facets.ts';

/** What is chosen by the parameters that say it, as `brand`, `attr.colour` and `discount`. */
export type Chosen = Readonly<Record<string, readonly string[]>>;

type WithChosen = { chosen: Chosen };

/** What the parameters of attributes begin with. */
export const ATTRIBUTE = 'attr.';

/** Returns what is chosen of a filter. */
export const chosenOf = ({ chosen }: WithChosen, name: string): readonly string[] =>
  chosen[name] ?? [];

/** Returns what is chosen, by the names of filters, in the order of addresses. */
export function chosenEntries({ chosen }: WithChosen) {
  const given = Object.entries(chosen)
    .filter(([, values]) => values.length > 0)
    .sort(([one], [other]) => (one < other ? -1 : 1));
  return filterNames.flatMap((filter) =>
    given.filter(([name]) => filter === (name.startsWith(ATTRIBUTE) ? 'attr' : name)),
  );
}

/** Returns what is chosen with other values of one filter. */
export const choosing = ({ chosen }: WithChosen, name: string, values: readonly string[]) => ({
  chosen: { ...chosen, [name]: values },
});
