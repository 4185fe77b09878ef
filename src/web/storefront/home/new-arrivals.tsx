import type { ProductCard } from '#contracts/product.ts';
import * as texts from '#texts/storefront/home-sections.tsx';
import { addresses } from '#web/ui/addresses.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Link } from '#web/ui/link.tsx';
import { type PagePicture, pagePicture } from '#web/ui/pictures/page-picture.ts';
import { Picture } from '#web/ui/pictures/picture.tsx';

type Arrival = Pick<ProductCard, '_id' | 'brand' | 'name'> & { picture: PagePicture | null };

/** Returns what the home page's data hold of a new piece. */
export const pageArrival = ({ _id, brand, name, picture }: ProductCard): Arrival => ({
  ...{ _id, brand, name },
  picture: picture && pagePicture(picture),
});

export type ArrivalsScene = { picture: PagePicture; narrow: PagePicture; pieces: Arrival[] };

/** What has come this week, in pictures of it; a photograph and the newest of all where that is little. */
export function NewArrivals({ picture, narrow, pieces }: ArrivalsScene) {
  const isEnough = pieces.length >= 4;
  return (
    <section className="arrivals bg-sea text-paper" aria-labelledby="arrivals-heading">
      {isEnough ? (
        <ul className="arrivals-pieces">
          {pieces.map((piece) => (
            <li key={piece._id}>
              <Link to={addresses.product(piece)} aria-label={`${piece.brand} ${piece.name}`}>
                <Picture media={piece.picture} sizes="(min-width: 48rem) 28vw, 46vw" alt="" />
              </Link>
            </li>
          ))}
        </ul>
      ) : (
        <Picture
          media={picture}
          narrow={narrow}
          sizes="(min-width: 64rem) max(60vw, 80rem), 100vw"
          ratio={null}
          alt=""
          className="arrivals-picture"
        />
      )}
      <div className="arrivals-words">
        <h2 id="arrivals-heading" className="font-display text-page">
          {texts.newArrivals}
        </h2>
        <p className="mt-5 max-w-sm text-lead text-paper/85">
          {isEnough ? texts.arrivedThisWeek : texts.arrived}
        </p>
        <ButtonLink
          look="light"
          to={isEnough ? addresses.newest : addresses.shop({ sort: 'newest' })}
          className="mt-8"
        >
          {texts.seeNew}
        </ButtonLink>
      </div>
    </section>
  );
}
