import { data } from 'react-router';
import { getWholeProducts } from '#contracts/calls/cards.ts';
import type { Product } from '#contracts/product.ts';
import { formatPhone } from '#domain/phone.ts';
import * as texts from '#texts/storefront/enquiries.tsx';
import { addresses } from '#web/ui/addresses.ts';
import { remember } from '#web/ui/browser/remember.ts';
import { lazyHydrate } from '#web/ui/lazy-hydrate.tsx';
import { type ApiClient, apiContext } from '../../api-context.ts';
import { pageListed } from '../enquiry-list/page-listed.ts';
import { readShared } from '../favourites/shared-ids.ts';
import { pageMeta } from '../site.ts';
import type { Route } from './+types/enquiry-form';

/** Returns what the `problem` of an address says, such as `name,phone`. */
function problemsIn(said: string): string[] {
  if (said === '') return [];
  const names = said.split(',');
  const known = Object.entries(texts.problems).filter(([name]) => names.includes(name));
  return known.length > 0 ? known.map(([, text]) => text) : [texts.notSent];
}

const FormPage = lazyHydrate(
  () => import('./form-page.tsx'),
  (module) => module.FormPage,
);

/** Pieces of a seller that are offered to ask about, where the address names none. */
const OFFERED = 8;

const shownPhone = remember(formatPhone);

/** The pieces of the address, of one seller; or that seller's newest, to choose from. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { searchParams } = url;
  const said = (name: string) => searchParams.get(name) ?? '';
  const [reference, size, problem] = [said('sent'), said('size'), said('problem')];
  const { products, isChoice } = await piecesOf(searchParams, context.get(apiContext));
  const [first] = products;
  if (/^[A-Z0-9]{6,10}$/.test(reference)) {
    return { sent: reference, seller: first?.seller ?? null };
  }
  if (!first) throw data(null, { status: 404 });
  const pieces = products.map(pageListed);
  return {
    pieces,
    isChoice,
    size: pieces.length === 1 && pieces[0]?.sizes.includes(size) ? size : null,
    phones: { IN: phoneOf(first.seller.INR), AE: phoneOf(first.seller.DXB) },
    problems: problemsIn(problem),
  };
}

const phoneOf = (number: string) => (number === '' ? null : { number, shown: shownPhone(number) });

async function piecesOf(query: URLSearchParams, api: ApiClient) {
  const ids = readShared(query);
  if (ids.length > 0) {
    const found = await api.get(getWholeProducts, {
      query: { ids: ids.join(','), availability: 'all', limit: ids.length },
    });
    const inOrder = ids.flatMap((id) => found.find(({ _id }) => _id === id) ?? []);
    return { products: ofFirstSeller(inOrder), isChoice: false };
  }
  const seller = query.get('seller') ?? '';
  if (!/^[a-z0-9]{8,32}$/.test(seller)) return { products: [], isChoice: true };
  return {
    products: await api.get(getWholeProducts, { query: { seller, limit: OFFERED } }),
    isChoice: true,
  };
}

/** One enquiry has one seller. */
function ofFirstSeller(products: Product[]): Product[] {
  return products.filter(({ seller }) => seller._id === products[0]?.seller._id);
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: texts.writeToSeller,
    path: addresses.enquiryForm(),
    description: texts.description,
    found: false,
  });

export default function EnquiryFormPage({ loaderData }: Route.ComponentProps) {
  return <FormPage {...loaderData} />;
}
