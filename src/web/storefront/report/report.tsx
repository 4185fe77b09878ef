import { data } from 'react-router';
import { getProduct } from '#contracts/calls/products.ts';
import { getSeller } from '#contracts/calls/sellers.ts';
import type { MediaItem } from '#contracts/media.ts';
import * as texts from '#texts/storefront/report.tsx';
import { addresses } from '#web/ui/addresses.ts';
import { Link } from '#web/ui/link.tsx';
import { Picture } from '#web/ui/pictures/picture.tsx';
import { Written } from '#web/ui/written.tsx';
import { type ApiClient, apiContext } from '../../api-context.ts';
import { Breadcrumbs } from '../breadcrumbs.tsx';
import { pageMeta } from '../site.ts';
import type { Route } from './+types/report';
import { ReportForm } from './report-form.tsx';

const problems: Readonly<Record<string, string>> = texts.problems;

/** Returns what was wrong with a form that was sent without scripts, or null. */
const problemInWords = (name: string | null): string | null =>
  name === null ? null : (problems[name] ?? texts.problems.form);

/** What is reported, as the page shows it. */
type Reported = {
  kind: 'product' | 'seller';
  id: string;
  name: string;
  brand: string;
  sellerName: string;
  picture: MediaItem | null;
  address: string;
};

export async function loader({ context, url }: Route.LoaderArgs) {
  const asked = url.searchParams;
  const isSent = asked.get('sent') === '1';
  const problem = problemInWords(asked.get('problem'));
  return { reported: await find(context.get(apiContext), asked), isSent, problem };
}

async function find(api: ApiClient, asked: URLSearchParams): Promise<Reported> {
  const [productId, sellerId] = [asked.get('product'), asked.get('seller')];
  if (productId) {
    const product = await api.get(getProduct, { params: { id: productId } });
    const { _id: id, name, brand, seller, media } = product;
    return {
      kind: 'product',
      id,
      name,
      brand,
      sellerName: seller.name,
      picture: media.find(({ kind }) => kind === 'image') ?? null,
      address: addresses.product(product),
    };
  }
  if (!sellerId) throw data(null, { status: 404 });
  const seller = await api.get(getSeller, { params: { id: sellerId } });
  const { _id: id, name, picture } = seller;
  const address = addresses.seller(seller);
  return { kind: 'seller', id, name, brand: '', sellerName: '', picture, address };
}

const titles = { product: texts.reportPiece, seller: texts.reportShop } as const;

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, {
    title: loaderData ? titles[loaderData.reported.kind] : texts.report,
    path: addresses.report,
    description: texts.description,
    found: false,
  });

export default function ReportPage({ loaderData }: Route.ComponentProps) {
  const { reported, isSent, problem } = loaderData;
  const { kind, id, name, address } = reported;
  const parent =
    kind === 'product'
      ? { label: texts.shop, to: addresses.shop() }
      : { label: texts.sellers, to: addresses.sellers() };
  return (
    <div className="margins pb-24 md:pb-32">
      <div className="pt-4 md:pt-6">
        <Breadcrumbs trail={[parent, { label: name, to: address }]} here={texts.report} />
      </div>
      <div className="mt-6 grid gap-x-8 gap-y-10 md:mt-10 md:grid-cols-12">
        <Subject {...reported} />
        <div className="md:col-span-7 md:col-start-6">
          <h1 className="font-display text-heading">{titles[kind]}</h1>
          <p className="mt-3 mb-8 max-w-xl text-ink-soft">{texts.text}</p>
          <ReportForm
            key={id}
            kind={kind}
            id={id}
            isSent={isSent}
            problem={problem}
            back={address}
          />
        </div>
      </div>
    </div>
  );
}

function Subject({ name, brand, sellerName, picture, address }: Reported) {
  return (
    <Link
      to={address}
      className="flex items-center gap-5 self-start max-md:border-b max-md:border-line max-md:pb-6 md:col-span-4 md:block"
    >
      <Picture
        media={picture}
        sizes="(min-width: 48rem) 31vw, 6rem"
        ratio={4 / 5}
        fill
        priority
        alt=""
        className="w-24 shrink-0 md:w-full"
      />
      <span className="block min-w-0 md:mt-5">
        {brand && (
          <Written className="eyebrow block wrap-anywhere text-brass-deep">{brand}</Written>
        )}
        <Written className="mt-1 block font-serif text-title wrap-anywhere">{name}</Written>
        {sellerName && (
          <span className="mt-1 block text-small text-ink-muted wrap-anywhere">
            {texts.soldBy(<Written>{sellerName}</Written>)}
          </span>
        )}
      </span>
    </Link>
  );
}
