import { addresses } from '#web/ui/addresses.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import type { PagePicture } from '#web/ui/pictures/page-picture.ts';
import { Picture } from '#web/ui/pictures/picture.tsx';

export type ArrivalsScene = { picture: PagePicture; narrow: PagePicture };

/** The banner that links to the newest products. */
export function NewArrivals({ picture, narrow }: ArrivalsScene) {
  return (
    <section className="arrivals bg-sea text-paper" aria-labelledby="arrivals-heading">
      <Picture
        media={picture}
        narrow={narrow}
        sizes="(min-width: 64rem) max(60vw, 80rem), 100vw"
        ratio={null}
        alt=""
        className="arrivals-picture"
      />
      <div className="arrivals-words">
        <h2 id="arrivals-heading" className="font-display text-page">
          New <em>Arrivals</em>
        </h2>
        <p className="mt-5 max-w-sm text-lead text-paper/85">
          What our sellers put on their shelves this week, newest first.
        </p>
        <ButtonLink look="light" to={addresses.shop({ sort: 'newest' })} className="mt-8">
          See what is new
        </ButtonLink>
      </div>
    </section>
  );
}
