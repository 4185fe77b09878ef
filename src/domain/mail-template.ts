import { isolated } from '#languages/isolated.ts';
import { type Language, languages } from '#languages/languages.ts';
import type { MailLine } from '#languages/mail-text.ts';

const PLACEHOLDER = /\{(\w+)\}/g;

/** What stands in place of placeholders: words, or whole lines. */
export type MailValues = Readonly<Record<string, string | readonly MailLine[]>>;

/** Placeholders in place of which an address of ours stands. */
export const linkPlaceholders: readonly string[] = [
  'link',
  'account',
  'all',
  'settings',
  'unsubscribe',
];

/** Returns the names of the placeholders in some words. */
export const placeholdersIn = (words: string): string[] =>
  [...words.matchAll(PLACEHOLDER)].map(([, name = '']) => name);

/** Returns a mail's lines as plain text: a link below its label, a quote behind angle brackets. */
export const plainLines = (lines: readonly MailLine[]): string => lines.map(plainLine).join('\n');

function plainLine(line: MailLine): string {
  if (typeof line === 'string') return line;
  if ('quote' in line) return line.block ? line.quote : line.quote.replace(/^/gm, '> ');
  if ('piece' in line) return line.piece.link;
  return line.label === undefined ? line.url : `${line.label}:\n${line.url}`;
}

/**
 * Returns words of one line with what stands in place of their placeholders: among words from right to left it is
 * isolated, since it may be in any script.
 */
export const filled = (words: string, values: MailValues, language: Language): string =>
  words.replace(PLACEHOLDER, (placeholder, name: string) => {
    const value = values[name] ?? '';
    const told = (typeof value === 'string' ? value : plainLines(value)).trim();
    const isAmongWords = typeof value === 'string' && words.trim() !== placeholder;
    const { direction } = languages[language];
    return told !== '' && isAmongWords && direction === 'rtl' ? isolated(told) : told;
  });

/**
 * Returns the lines of a template. A placeholder alone on its line gives way to whole lines; words of the template's own
 * that end with a colon name the link below them. A line of which nothing is left goes, so that no gap stays where a mail
 * has no reason.
 */
export function filledLines(template: string, values: MailValues, language: Language): MailLine[] {
  const lines: MailLine[] = [];
  let label: string | null = null;
  for (const line of template.split('\n')) {
    const value = values[/^\s*\{(\w+)\}\s*$/.exec(line)?.[1] ?? ''] ?? '';
    const [only] = value;
    if (typeof value === 'string') {
      const said = filled(line, values, language);
      if (said.trim() !== '' || line.trim() === '') lines.push(said);
    } else if (label !== null && typeof only === 'object' && 'url' in only) {
      lines.splice(-1, 1, { label, url: only.url }, ...value.slice(1));
    } else {
      lines.push(...value);
    }
    label = placeholdersIn(line).length === 0 && /\S:$/.test(line) ? line.slice(0, -1) : null;
  }
  const tidy = lines.filter((line, index) => line !== '' || (lines[index - 1] ?? '') !== '');
  return tidy.at(-1) === '' ? tidy.slice(0, -1) : tidy;
}
