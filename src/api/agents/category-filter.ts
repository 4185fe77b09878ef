import type { Message } from '#contracts/agents/answered.ts';
import type { CallAddress, CallTypes } from '#contracts/calls/call.ts';
import { getCategoryCards } from '#contracts/calls/cards.ts';
import { getSubCategories } from '#contracts/calls/categories.ts';
import type { Language } from '#languages/languages.ts';
import { said } from '#languages/said.ts';
import { failure } from '#services/failure.ts';
import type { Page } from '../list-response.ts';

/** Makes a public read in a language, as pages do: what is kept is answered. */
export type AskRead = <Types extends CallTypes>(
  call: CallAddress<Types>,
  input: { params?: object; query?: object },
  language: Language,
) => Promise<{ value: Types['response']; list?: Omit<Page<never>, 'rows'> | undefined }>;

/** Who asks: how reads are made, and the language of the answer. */
export type Asker = { ask: AskRead; publicUrl: string; language: Language };

/** Tells something beside an answer; `path` is the part of the request that it is about. */
export type Told = (type: Message['type'], code: string, content: string, path?: string) => void;

export type Query = Record<string, string | string[] | number>;

type Named = { _id: string; name: string; addressName?: string };

export const sameText = (a: string, b: string) =>
  a.trim().toLocaleLowerCase('en') === b.trim().toLocaleLowerCase('en');

const MOST_IDS = 50;

/**
 * Returns the filter of lists for categories that are named as products name them, `Category` or
 * `Category > Sub-category`, in the language or as their addresses do; a category by its id too. What is not known is
 * told; null where none is.
 */
export async function categoryFilter(
  { ask }: Asker,
  language: Language,
  asked: readonly string[],
  tell: Told,
): Promise<Query | null> {
  const all = await listCategories(ask, language);
  const subsOf = async ({ _id }: Named): Promise<Named[]> =>
    (await ask(getSubCategories, { params: { seller: 'all', category: _id } }, language)).value;
  const categories = new Map<string, Named>();
  const subCategories = new Set<string>();
  for (const value of asked) {
    const [name = '', subName] = value.split(/\s*>\s*/);
    const category = all.find((each) => isCalled(each, name));
    const sub =
      category && subName !== undefined
        ? (await subsOf(category)).find((each) => isCalled(each, subName))
        : undefined;
    if (category && subName === undefined) categories.set(category._id, category);
    else if (sub) subCategories.add(sub._id);
    else
      tell(
        'warning',
        'unknown_category',
        said('categoryUnknown', { name: value }),
        '$.filters.categories',
      );
  }
  if (categories.size === 0 && subCategories.size === 0) return null;
  if (subCategories.size === 0) return { category: within([...categories.keys()]) };
  // Lists narrow a category by sub-categories: asked for beside some, it is all of its own.
  for (const category of categories.values()) {
    for (const sub of await subsOf(category)) subCategories.add(sub._id);
  }
  return { subCategory: within([...subCategories]) };
}

function within(ids: string[]): string[] {
  if (ids.length > MOST_IDS) throw failure(400, 'invalid_request', said('tooManyCategories'));
  return ids;
}

const isCalled = ({ _id, name, addressName }: Named, asked: string) =>
  asked === _id ||
  sameText(name, asked) ||
  (addressName !== undefined && sameText(addressName, asked));

async function listCategories(ask: AskRead, language: Language): Promise<Named[]> {
  const found: Named[] = [];
  for (let after: string | null | undefined; after !== null; ) {
    const { value, list } = await ask(
      getCategoryCards,
      { query: { ...(after && { after }) } },
      language,
    );
    found.push(...value);
    after = list?.next ?? null;
  }
  return found;
}
