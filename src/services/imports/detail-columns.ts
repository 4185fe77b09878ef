import type { AttributeWithEntries } from '#domain/attributes/attributes-of-taxonomy.ts';
import { FIRST_LANGUAGE, type Language, languageNames } from '#languages/languages.ts';
import { said, sayAgain } from '#languages/said.ts';
import { sentence } from '#languages/sentence.ts';
import { fieldIn, translationsOf } from '#languages/translations.ts';
import { plain } from '#media/tables/headings.ts';
import type { Column, DetailKey } from './columns.ts';
import { meanings } from './match-columns.ts';

export type DetailColumn = Column & { key: DetailKey; attribute: AttributeWithEntries };

/** Returns the columns of attributes, each with a heading of its own. */
export function detailColumns(attributes: readonly AttributeWithEntries[]): DetailColumn[] {
  const taken = new Set(meanings.keys());
  return attributes.map((attribute) => {
    const heading = freeHeading(attribute, taken);
    taken.add(plain(heading));
    return {
      key: `attribute ${attribute._id}`,
      attribute,
      heading,
      width: Math.min(30, Math.max(14, heading.length + 2)),
      example: exampleOf(attribute),
      holds: holdsOf(attribute),
      isNumber: attribute.kind === 'number',
      synonyms: wordsOf(attribute)
        .map(plain)
        .filter((word) => word !== '' && !meanings.has(word)),
    };
  });
}

/** What else its column may be headed by: its name alone, or as screens in other languages have it. */
function wordsOf(attribute: AttributeWithEntries): string[] {
  const { name, code, unit, scale, language } = attribute;
  if (language !== undefined) {
    return languageNames.map((reader) => nameIn(reader, attribute));
  }
  const units = [...translationsOf(attribute, 'unit'), unit, scale].filter(Boolean);
  return [
    ...[name, code],
    ...translationsOf(attribute, 'name').flatMap((each) => [
      each,
      ...units.map((of) => `${each} (${of})`),
    ]),
  ];
}

/** What a text in another language is called in a language. */
function nameIn(reader: Language, attribute: AttributeWithEntries): string {
  return sentence(
    reader,
    sayAgain(attribute.name, (params) => ({
      ...params,
      name: fieldIn({ ...attribute, ...(params as { name: string }) }, 'name', reader),
    })),
  );
}

/** The name with its unit or scale; with a number, where that means something else already. */
function freeHeading(attribute: AttributeWithEntries, taken: ReadonlySet<string>): string {
  const { unit, scale } = attribute;
  const name = sentence(FIRST_LANGUAGE, attribute.name);
  const of = unit || scale;
  const own = of === '' ? name : `${name} (${of})`;
  const others = [`${own} (detail)`, ...Array.from({ length: 9 }, (_, at) => `${own} ${at + 2}`)];
  return [own, ...others].find((heading) => !taken.has(plain(heading))) ?? attribute.code;
}

function exampleOf({ kind, lowest, choices }: AttributeWithEntries): string {
  const [first = '', second = ''] = choices.map(({ label }) => label);
  switch (kind) {
    case 'text':
    case 'serial':
      return '';
    case 'number':
      return lowest === null ? '' : `${lowest}`;
    case 'yes-no':
      return 'yes';
    case 'choice':
    case 'colour':
      return first;
    case 'choices':
      return [first, second].filter(Boolean).join('; ');
    case 'size':
      return [first, second && `${second} (sold)`].filter(Boolean).join('; ');
  }
}

const MOST_NAMED = 40;

function holdsOf({ kind, unit, lowest, highest, choices: all }: AttributeWithEntries): string {
  const labels = all.slice(0, MOST_NAMED).map(({ label }) => label);
  const choices = { labels, more: all.length > MOST_NAMED };
  switch (kind) {
    case 'text':
    case 'serial':
      return said('holdsPlainText');
    case 'number':
      return said('holdsNumber', { unit, lowest, highest });
    case 'yes-no':
      return said('holdsYesOrNo');
    case 'choice':
      return said('holdsChoice', choices);
    case 'size':
      return said('holdsSizes', choices);
    default:
      return said('holdsChoices', choices);
  }
}
