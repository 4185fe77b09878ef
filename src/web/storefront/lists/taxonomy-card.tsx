import { objectPosition } from '#domain/pictures/focus.ts';
import * as texts from '#texts/storefront/lists.ts';
import { Picture } from '#web/ui/pictures/picture.tsx';
import { foreignLanguage, Written } from '#web/ui/written.tsx';
import { CardLink } from './card-link.tsx';
import type { TaxonomyEntry } from './page-entry.ts';

type TaxonomyCardProps = {
  entry: TaxonomyEntry;
  to: string;
  sizes: string;
  /** The size of the text: large for a few, small where there are many. */
  scale?: 'large' | 'small';
  heading?: 'h2' | 'h3';
  priority?: boolean;
};

export function TaxonomyCard({ entry, to, sizes, priority = false, ...look }: TaxonomyCardProps) {
  const { scale = 'small', heading: Heading = 'h2' } = look;
  return (
    <article className="product-card relative">
      <Picture
        media={entry.picture}
        sizes={sizes}
        ratio={scale === 'large' ? 1 : 4 / 5}
        priority={priority}
        fill
        position={objectPosition(entry)}
        alt=""
      />
      <div className="mt-4 flex flex-wrap items-baseline justify-between gap-x-4">
        <Heading
          className={scale === 'large' ? 'font-display text-heading' : 'font-serif text-title'}
        >
          <CardLink to={to}>
            <Written>{entry.name}</Written>
          </CardLink>
        </Heading>
        <p className="text-small text-ink-muted">{texts.pieces(entry.products)}</p>
      </div>
      {entry.description && (
        <p
          className="mt-1.5 line-clamp-3 max-w-md text-small text-ink-soft"
          dir="auto"
          lang={foreignLanguage(entry.description)}
        >
          {entry.description}
        </p>
      )}
    </article>
  );
}

/** The same in one line, as text. */
export function TaxonomyRow({ entry, to }: { entry: TaxonomyEntry; to: string }) {
  return (
    <article className="product-card relative flex items-center gap-4 border-b border-line py-4 md:gap-7">
      <div className="w-20 flex-none md:w-28">
        <Picture
          media={entry.picture}
          sizes="7rem"
          ratio={1}
          fill
          position={objectPosition(entry)}
          alt=""
        />
      </div>
      <div className="min-w-0 grow">
        <h2 className="font-serif text-title">
          <CardLink to={to}>
            <Written>{entry.name}</Written>
          </CardLink>
        </h2>
        {entry.description && (
          <p
            className="mt-1 line-clamp-2 max-w-xl text-small text-ink-soft"
            dir="auto"
            lang={foreignLanguage(entry.description)}
          >
            {entry.description}
          </p>
        )}
      </div>
      <p className="flex-none text-small text-ink-muted">{texts.pieces(entry.products)}</p>
    </article>
  );
}
