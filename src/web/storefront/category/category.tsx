import { data, Link } from 'react-router';
import type { Category } from '#contracts/category.ts';
import { idOfSlug } from '#domain/slug.ts';
import { addresses } from '#web/ui/addresses.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Picture } from '#web/ui/picture.tsx';
import { apiContext } from '../../api-context.ts';
import { counted } from '../counted.ts';
import { eldestFirst } from '../eldest-first.ts';
import { PageHead } from '../page-head.tsx';
import { pageMeta } from '../site.ts';
import type { Route } from './+types/category';

/** All categories; with an id that one, or those in which that seller has something (DESIGN §8). */
export async function loader({ context, params }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const path = params.id ? `/${encodeURIComponent(idOfSlug(params.id))}` : '';
  const categories = await api.get<Category[]>(`/get-category${path}`, path ? {} : eldestFirst);
  if (params.id && categories.length === 0) throw data(null, { status: 404 });
  return { categories };
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, {
    title: 'Categories',
    path: addresses.categories,
    description: `Browse ${(loaderData?.categories ?? []).map(({ name }) => name).join(', ')} from many sellers.`,
    picture: loaderData?.categories[0]?.picture ?? null,
  });

export default function Categories({ loaderData: { categories } }: Route.ComponentProps) {
  return (
    <>
      <PageHead title="Categories" text="Start with what you are looking for." />
      <div className="margins pt-10 pb-24 md:pt-16">
        {categories.length === 0 ? (
          <EmptyState title="No collections found" text="Please check back later.">
            <ButtonLink to={addresses.shop()}>Go to the shop</ButtonLink>
          </EmptyState>
        ) : (
          <ul className="card-grid category-grid">
            {categories.map((category, index) => (
              <li key={category._id}>
                <CategoryCard category={category} isFirst={index < 2} />
              </li>
            ))}
          </ul>
        )}
      </div>
    </>
  );
}

function CategoryCard({ category, isFirst }: { category: Category; isFirst: boolean }) {
  return (
    <article className="product-card relative">
      <Picture
        media={category.picture}
        sizes="(min-width: 64rem) 31vw, (min-width: 48rem) 46vw, 92vw"
        ratio={1}
        priority={isFirst}
        fill
      />
      <div className="mt-4 flex items-baseline justify-between gap-4">
        <h2 className="font-display text-heading">
          <Link
            to={addresses.categoryProducts(category)}
            prefetch="intent"
            className="product-name after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-offset-4"
          >
            <bdi>{category.name}</bdi>
          </Link>
        </h2>
        <p className="flex-none text-small text-ink-muted">{counted(category.products, 'piece')}</p>
      </div>
      {category.description && (
        <p className="mt-1.5 max-w-md text-small text-ink-soft" dir="auto">
          {category.description}
        </p>
      )}
    </article>
  );
}
