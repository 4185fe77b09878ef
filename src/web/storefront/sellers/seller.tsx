import { getProductCards } from '#contracts/calls/cards.ts';
import { getCategoriesOf } from '#contracts/calls/categories.ts';
import { getSeller } from '#contracts/calls/sellers.ts';
import type { PublicSeller } from '#contracts/seller.ts';
import { idOfSlug } from '#domain/text/slug.ts';
import * as texts from '#texts/storefront/sellers.ts';
import { addresses } from '#web/ui/addresses.ts';
import { lazyHydrate } from '#web/ui/lazy-hydrate.tsx';
import { Picture } from '#web/ui/pictures/picture.tsx';
import { pageCard } from '#web/ui/product/page-card.ts';
import { foreignLanguage, Written } from '#web/ui/written.tsx';
import { apiContext } from '../../api-context.ts';
import { Breadcrumbs } from '../breadcrumbs.tsx';
import { type ShownPhones, shownPhones } from '../enquiries/shown-phones.ts';
import type { TaxonomyEntry } from '../lists/page-entry.ts';
import { SHOWN_AT_FIRST, ShowAll } from '../lists/show-all.tsx';
import { TaxonomyCard } from '../lists/taxonomy-card.tsx';
import { pageMeta } from '../site.ts';
import type { Route } from './+types/seller';
import { withOwnPictures } from './own-pictures.ts';

const SellerFacts = lazyHydrate(
  () => import('./seller-facts.tsx'),
  (module) => module.SellerFacts,
);
const NewestPieces = lazyHydrate(
  () => import('./newest-pieces.tsx'),
  (module) => module.NewestPieces,
);

/** Pieces that a seller's page shows; the others are in the shop. */
const SHOWN = 8;

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const id = idOfSlug(params.id);
  const [seller, categories, products] = await Promise.all([
    api.get(getSeller, { params: { id } }),
    api.get(getCategoriesOf, { params: { id } }),
    api.get(getProductCards, { query: { seller: id, limit: SHOWN } }),
  ]);
  const showsAll = url.searchParams.get('all') === '1';
  return {
    seller,
    phones: shownPhones(seller),
    showsAll,
    categories: await withOwnPictures(
      api,
      id,
      showsAll ? categories : categories.slice(0, SHOWN_AT_FIRST),
    ),
    products: products.map(pageCard),
  };
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  loaderData
    ? pageMeta(matches, {
        title: loaderData.seller.name,
        path: addresses.seller(loaderData.seller),
        description: loaderData.seller.description || texts.soldBy(loaderData.seller.name),
        picture: loaderData.seller.picture,
      })
    : [];

export default function Seller({ loaderData }: Route.ComponentProps) {
  const { seller, phones, products } = loaderData;
  return (
    <>
      <div className="margins pt-4 md:pt-6">
        <Breadcrumbs trail={[{ label: texts.title, to: addresses.sellers() }]} here={seller.name} />
      </div>
      <SellerHead seller={seller} phones={phones} />
      <SellerCategories {...loaderData} />
      <NewestPieces seller={seller} products={products} />
    </>
  );
}

type SellerCategoriesProps = {
  seller: PublicSeller;
  categories: TaxonomyEntry[];
  showsAll: boolean;
};

/** The categories in which a seller has products, with their number. */
function SellerCategories({ seller, categories, showsAll }: SellerCategoriesProps) {
  if (categories.length === 0) return null;
  const piecesIn = new Map(seller.categories.map(({ _id, products }) => [_id, products]));
  const page = addresses.seller(seller);
  return (
    <section className="margins pt-16 md:pt-24" aria-labelledby="categories-heading">
      <h2 id="categories-heading" className="font-display text-heading">
        {texts.collections}
      </h2>
      <ul className="card-grid mt-8 grid-cols-2 md:mt-12 lg:grid-cols-4">
        {categories.map((category) => (
          <li key={category._id}>
            <TaxonomyCard
              entry={{ ...category, products: piecesIn.get(category._id) ?? category.products }}
              to={addresses.sellerCategory(seller, category)}
              sizes="(min-width: 64rem) 23vw, 44vw"
              heading="h3"
            />
          </li>
        ))}
      </ul>
      <ShowAll
        total={seller.categories.length}
        showsAll={showsAll}
        more={texts.viewMore}
        open={`${page}?all=1`}
        close={page}
      />
    </section>
  );
}

function SellerHead({ seller, phones }: { seller: PublicSeller; phones: ShownPhones }) {
  return (
    <section className="margins mt-3 grid gap-x-8 gap-y-8 md:grid-cols-12">
      <div className="md:col-span-4">
        <Picture
          media={seller.picture}
          sizes="(min-width: 48rem) 31vw, 92vw"
          ratio={1}
          priority
          fill
        />
      </div>
      <div className="self-end md:col-span-7 md:col-start-6">
        <p className="eyebrow text-brass-deep">{texts.verified}</p>
        <h1 className="mt-3 font-display text-page">
          <Written>{seller.name}</Written>
        </h1>
        {seller.description && (
          <p
            className="mt-5 max-w-xl text-lead text-ink-soft"
            dir="auto"
            lang={foreignLanguage(seller.description)}
          >
            {seller.description}
          </p>
        )}
        <SellerFacts seller={seller} phones={phones} />
      </div>
    </section>
  );
}
