import type { SearchedValue } from '#contracts/search.ts';
import type { SellerCategory } from '#contracts/seller.ts';
import type { Database } from '#database/database.ts';
import {
  findHighlightsIn,
  findTextsIn,
  findTranslations,
  type Translation,
  type WrittenBy,
} from '#database/queries/translations.ts';
import { attributeOfKey } from '#domain/attributes/translated-texts.ts';
import type { OtherLanguage } from '#languages/languages.ts';
import { isSaid, sayAgain } from '#languages/said.ts';
import { serverTexts } from '#languages/server-texts.ts';

type Member = Record<string, unknown>;

/** What an answer names: ids of things, codes of attributes, and the products whose attributes it tells in words, or texts of them. */
type Named = Record<'ids' | 'codes' | 'highlighted' | 'described', Set<string>>;

type Texts = {
  language: OtherLanguage;
  byId: ReadonlyMap<string, Translation['texts']>;
  byCode: ReadonlyMap<string, Translation['texts']>;
  highlights: ReadonlyMap<string, unknown>;
  /** What texts among products' attributes are. */
  described: ReadonlyMap<string, Readonly<Record<string, string>>>;
};

/**
 * Returns an answer with all that has an id in it called as in a language, where somebody wrote that; the rest stays.
 * An answer names everything beside its id, so that one rule is enough for every call, and English needs none. What is
 * said of things is a key with their names as its parameters, which are replaced.
 */
export async function translateAnswer(
  db: Database,
  language: OtherLanguage,
  answer: unknown,
  by: WrittenBy = 'everybody',
): Promise<unknown> {
  const named: Named = {
    ...{ ids: new Set(), codes: new Set(), highlighted: new Set(), described: new Set() },
  };
  collect(answer, named);
  if (named.ids.size === 0 && named.codes.size === 0) return answer;
  const [texts, highlights, described] = await Promise.all([
    findTranslations(db, language, [...named.ids], [...named.codes], by),
    findHighlightsIn(db, language, [...named.highlighted]),
    findTextsIn(db, language, [...named.described]),
  ]);
  return translated(answer, {
    language,
    byId: new Map(texts.map((each) => [each.id, each.texts])),
    byCode: new Map(texts.map((each) => [each.code, each.texts])),
    highlights,
    described,
  });
}

const isObject = (value: unknown): value is Member => typeof value === 'object' && value !== null;
const isText = (value: unknown): value is string => typeof value === 'string';

/** Of a facet's name or a value that was read, as the parameter is called. */
const codeIn = (name: unknown) =>
  isText(name) && name.startsWith('attr.') ? name.slice('attr.'.length) : null;

const isOfText = (attribute: unknown) => isObject(attribute) && attribute.kind === 'text';

function collect(value: unknown, named: Named): void {
  if (Array.isArray(value)) {
    for (const each of value) collect(each, named);
    return;
  }
  if (!isObject(value)) return;
  const { _id: id, name, code, value: chosen, label, values, highlights, attributes } = value;
  if (isText(id)) named.ids.add(attributeOfKey(id));
  if (isText(id) && Array.isArray(attributes) && attributes.some(isOfText)) named.described.add(id);
  if (isText(id) && Array.isArray(highlights) && highlights.length > 0) named.highlighted.add(id);
  if (isText(chosen) && isText(label)) named.ids.add(chosen);
  const facet = codeIn(name);
  if (facet !== null) named.codes.add(facet);
  if (isText(code) && !isText(id)) named.codes.add(code);
  if (Array.isArray(values)) for (const each of values) if (isText(each)) named.ids.add(each);
  for (const each of Object.values(value)) if (isObject(each)) collect(each, named);
}

function translated(value: unknown, texts: Texts): unknown {
  if (Array.isArray(value)) return value.map((each) => translated(each, texts));
  if (!isObject(value)) return value;
  const inside = Object.fromEntries(
    Object.entries(value).map(([key, each]) => [
      key,
      isObject(each) ? translated(each, texts) : each,
    ]),
  );
  if (isText(value._id)) return entryIn(inside, texts);
  if (isText(value.value) && isText(value.label)) {
    return { ...inside, label: calledIn(texts, value.value) ?? value.label };
  }
  if (isText(value.name) && Array.isArray(value.values)) return facetIn(inside, texts);
  if (isText(value.label) && isText(value.words)) return readValueIn(inside, texts);
  return inside;
}

/**
 * Something with an id: a product, a taxonomy entry, a seller, an attribute or a choice. `addressName` is the name that
 * addresses have, so that a page has the same one in every language but for its beginning.
 */
function entryIn(entry: Member, { language, byId, highlights, described }: Texts): Member {
  const { _id: id, name, label, detail, category, categories, attributes } = entry;
  const texts = byId.get(attributeOfKey(id as string)) ?? {};
  if (isText(name) && isSaid(name))
    return { ...entry, name: withParams(name, { name: texts.name }) };
  const written = described.get(id as string);
  const told = highlights.get(id as string);
  const parent = entry.kind === 'sub-category' && isObject(category) ? category.name : undefined;
  const called = {
    ...entry,
    ...(told !== undefined && { highlights: told }),
    ...(written !== undefined &&
      Array.isArray(attributes) && {
        attributes: attributes.map((each) => ({ ...each, value: written[each._id] ?? each.value })),
      }),
    ...(isText(detail) && isText(parent) && { detail: parent }),
    ...Object.fromEntries(Object.entries(texts).filter(([field]) => isText(entry[field]))),
    ...(texts.name !== undefined && isText(name) && { addressName: name }),
    ...(texts.name !== undefined && isText(label) && { label: texts.name }),
    ...(Array.isArray(categories) && {
      categories: mostFirst<SellerCategory>(language, categories, ({ name }) => name),
    }),
  };
  return texts.name !== undefined && isText(name) ? withTitle(called, name, texts.name) : called;
}

/** What pages call a thing or a choice with an id, where somebody wrote that. */
const calledIn = ({ byId }: Pick<Texts, 'byId'>, id: string): string | undefined => {
  const { name, label = name } = byId.get(id) ?? {};
  return label;
};

const PICTURES = ['picture', 'second', 'media'] as const;

/** What pictures and videos are called by is what they show. */
function withTitle(entry: Member, was: string, is: string): Member {
  const titled = (media: unknown): unknown => {
    if (Array.isArray(media)) return media.map(titled);
    if (!isObject(media) || !isText(media.alt)) return media;
    if (isSaid(media.alt)) return { ...media, alt: withParams(media.alt, { name: is }) };
    return media.alt === was ? { ...media, alt: is } : media;
  };
  return Object.fromEntries(
    Object.entries(entry).map(([key, value]) => [
      key,
      (PICTURES as readonly string[]).includes(key) ? titled(value) : value,
    ]),
  );
}

/** Replaces parameters of what is said; nothing where a translation lacks. */
const withParams = (text: string, params: Readonly<Record<string, string | undefined>>): string =>
  Object.values(params).includes(undefined)
    ? text
    : sayAgain(text, (said) => ({ ...said, ...params }));

function facetIn(facet: Member, { language, byCode }: Texts): Member {
  const { name, label } = facet as { name: string; label: string };
  const values = facet.values as { value: string; label: string; products: number }[];
  const code = codeIn(name);
  if (name === 'subCategory') {
    return { ...facet, values: mostFirst(language, values, ({ label }) => label) };
  }
  const texts = code === null ? undefined : byCode.get(code);
  if (texts === undefined) return facet;
  return {
    ...facet,
    label: isSaid(label) ? withParams(label, { name: texts.name }) : texts.name || label,
    values: values.map((each) => ({
      ...each,
      label: withParams(each.label, { unit: texts.unit }),
    })),
  };
}

/** In the order of English answers, by what they are called now: most products first, then by name. */
function mostFirst<Row extends { products: number }>(
  language: OtherLanguage,
  rows: readonly Row[],
  nameOf: (row: Row) => string,
): Row[] {
  const { compare } = new Intl.Collator(language);
  return rows.toSorted(
    (one, other) => other.products - one.products || compare(nameOf(one), nameOf(other)),
  );
}

type ReadValue = Pick<SearchedValue, 'code' | 'values' | 'among' | 'label'>;

/** A value that was read in a search, as its chip shows it. */
function readValueIn(read: Member, { language, byId, byCode }: Texts): Member {
  const { code, values, among, label } = read as ReadValue;
  const texts = byCode.get(code ?? among[0]?.code ?? '');
  if (texts === undefined) return read;
  if (values.length === 1 && values[0] === 'yes') return { ...read, label: texts.name || label };
  const ids = code === null ? among.flatMap((each) => each.values) : values;
  const names = new Set(ids.map((id) => calledIn({ byId }, id)));
  if (names.size > 0 && ![...names].some((name) => !name)) {
    return { ...read, label: [...names].join(serverTexts[language].formats.comma) };
  }
  return { ...read, label: withParams(label, { unit: texts.unit }) };
}
