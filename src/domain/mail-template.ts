const PLACEHOLDER = /\{(\w+)\}/g;

/** Returns the names of the placeholders in some words. */
export const placeholdersIn = (words: string): string[] =>
  [...words.matchAll(PLACEHOLDER)].map(([, name = '']) => name);

/**
 * Returns words with what stands in place of their placeholders. A line of which nothing is left goes, so that no gap
 * stays where a mail has no reason.
 */
export function filled(words: string, values: Readonly<Record<string, string>>): string {
  return words
    .split('\n')
    .flatMap((line) => {
      const said = line.replace(PLACEHOLDER, (_, name: string) => (values[name] ?? '').trim());
      return said.trim() === '' && line.trim() !== '' ? [] : [said];
    })
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}
