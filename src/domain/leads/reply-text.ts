/** What a reply template may name, in braces (docs/behaviour/seller.md#replies). */
export const placeholders = [
  'piece',
  'price',
  'availability',
  'opening hours',
  'shop',
  'name',
  'reference',
] as const;
export type Placeholder = (typeof placeholders)[number];

const inBraces = /,?[^\S\n]*\{\s*([a-z]+(?:\s+[a-z]+)?)\s*\}/gi;

/**
 * Returns a template with its placeholders filled. One without a value goes, with the comma or
 * space before it, and so does a line of which nothing is left; what is no placeholder stays as it is written.
 */
export function fillReply(text: string, values: Readonly<Record<Placeholder, string>>): string {
  const lines = text.split('\n').map((line) => {
    let isEmptied = false;
    const filled = line.replace(inBraces, (found, word: string) => {
      const value = filledBy(word, values);
      if (value === undefined) return found;
      if (value === '') isEmptied = true;
      return value === '' ? '' : found.slice(0, found.indexOf('{')) + value;
    });
    return isEmptied && filled.trim() === '' ? null : filled;
  });
  return lines.filter((line) => line !== null).join('\n');
}

function filledBy(word: string, values: Readonly<Record<Placeholder, string>>) {
  const name = word.toLowerCase().replace(/\s+/g, ' ');
  const known = placeholders.find((placeholder) => placeholder === name);
  return known === undefined ? undefined : values[known];
}

/** Returns the words in braces that are no placeholder, as they would stand in a reply. */
export function unknownPlaceholders(text: string): string[] {
  const found = [...text.matchAll(/\{([^{}\n]*)\}/g)].map(([whole, word = '']) => ({
    whole,
    name: word.trim().toLowerCase().replace(/\s+/g, ' '),
  }));
  const unknown = found.filter(({ name }) => !placeholders.some((each) => each === name));
  return [...new Set(unknown.map(({ whole }) => whole))];
}

const conjunction = new Intl.ListFormat('en-GB');

/** `a`, `a and b`, `a, b and c`; of more than five, those after the fourth are counted. */
export function listInWords(items: readonly string[]): string {
  const shown = items.length > 5 ? [...items.slice(0, 4), `${items.length - 4} more`] : items;
  return conjunction.format(shown);
}
