import type { Suggestion } from '#contracts/products/suggestion.ts';
import * as texts from '#texts/storefront/suggestions.tsx';
import { addresses } from '#web/ui/addresses.ts';

export type Group = { label: string; lines: Suggestion[] };

const labels: Record<Suggestion['kind'], string> = texts.groups;

/** Returns suggestions by what they are, in the order in which they came. */
export function groupsOf(found: readonly Suggestion[]): Group[] {
  const groups: Group[] = [];
  for (const line of found) {
    const label = labels[line.kind];
    const last = groups.at(-1);
    if (last?.label === label) last.lines.push(line);
    else groups.push({ label, lines: [line] });
  }
  return groups;
}

/** Returns where a suggestion leads. */
export function addressOf(suggestion: Suggestion): string {
  switch (suggestion.kind) {
    case 'product':
      return addresses.product(suggestion);
    case 'category':
      return addresses.productTypes(suggestion);
    case 'sub-category':
      return addresses.shop({ q: suggestion.name, category: suggestion.category._id });
    case 'seller':
      return addresses.seller(suggestion);
    case 'brand':
    case 'search':
      return addresses.shop({ q: suggestion.name });
  }
}
