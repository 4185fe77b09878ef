import { objectPosition } from '#domain/pictures/focus.ts';
import * as texts from '#texts/storefront/list-parts.tsx';
import { addresses } from '#web/ui/addresses.ts';
import { Link } from '#web/ui/link.tsx';
import { Picture } from '#web/ui/pictures/picture.tsx';
import { Written } from '#web/ui/written.tsx';
import type { TaxonomyEntry } from '../lists/page-entry.ts';

type CategoryCirclesProps = {
  categories: Pick<TaxonomyEntry, '_id' | 'name' | 'picture' | 'focusX' | 'focusY'>[];
  chosen: readonly string[];
};

/** The You Might Like strip: each circle links to the products of its category. */
export function CategoryCircles({ categories, chosen }: CategoryCirclesProps) {
  if (categories.length === 0) return null;
  return (
    <section className="circles-strip" aria-labelledby="circles-heading">
      <h2 id="circles-heading" className="eyebrow text-brass-deep">
        {texts.youMightLike}
      </h2>
      <ul className="circles">
        {categories.map((category) => (
          <li key={category._id}>
            <Link
              to={addresses.categoryProducts(category)}
              prefetch="intent"
              preventScrollReset
              aria-current={chosen.includes(category._id) ? 'true' : undefined}
              className="circle"
            >
              <Picture
                media={category.picture}
                sizes="5.5rem"
                ratio={1}
                fill
                position={objectPosition(category)}
                alt=""
              />
              <span className="mt-2 line-clamp-2 text-center text-small">
                <Written>{category.name}</Written>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
