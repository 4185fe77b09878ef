import * as texts from '#texts/storefront/home-sections.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import type { PagePicture } from '#web/ui/pictures/page-picture.ts';
import { Picture } from '#web/ui/pictures/picture.tsx';
import type { PageCard } from '#web/ui/product/page-card.ts';
import { ProductCard } from '#web/ui/product/product-card.tsx';

type Pieces = { kind: 'pieces'; title: string; pieces: PageCard[]; to?: string };
type Banner = {
  kind: 'banner';
  title: string;
  text: string;
  button: string;
  to: string;
  picture: PagePicture;
  narrow: PagePicture;
};
type Story = { kind: 'story'; title: string; paragraphs: string[]; picture: PagePicture | null };
export type OwnSection = Pieces | Banner | Story;

/** A section of the home page that admins have made. */
export function OwnSectionPart(section: OwnSection) {
  if (section.kind === 'pieces') return <PiecesSection {...section} />;
  return section.kind === 'banner' ? <BannerSection {...section} /> : <StorySection {...section} />;
}

const CARD_SIZES = '(min-width: 64rem) 23vw, 44vw';

function PiecesSection({ title, pieces, to }: Pieces) {
  if (pieces.length === 0) return null;
  return (
    <section className="margins py-20 md:py-28" aria-label={title}>
      <div className="flex flex-wrap items-end justify-between gap-6">
        <h2 className="font-display text-heading">{title}</h2>
        {to && (
          <ButtonLink look="line" to={to}>
            {texts.seeAll}
          </ButtonLink>
        )}
      </div>
      <ul className="card-grid mt-10 grid-cols-2 md:mt-14 lg:grid-cols-4">
        {pieces.map((piece) => (
          <li key={piece._id}>
            <ProductCard product={piece} sizes={CARD_SIZES} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function BannerSection({ title, text, button, to, picture, narrow }: Banner) {
  return (
    <section className="arrivals bg-sea text-paper" aria-label={title}>
      <Picture
        media={picture}
        narrow={narrow}
        sizes="(min-width: 64rem) max(60vw, 80rem), 100vw"
        ratio={null}
        alt=""
        className="arrivals-picture"
      />
      <div className="arrivals-words">
        <h2 className="font-display text-page">{title}</h2>
        <p className="mt-5 max-w-sm text-lead text-paper/85">{text}</p>
        <ButtonLink look="light" to={to} className="mt-8">
          {button}
        </ButtonLink>
      </div>
    </section>
  );
}

function StorySection({ title, paragraphs, picture }: Story) {
  return (
    <section
      className="margins grid items-center gap-x-8 gap-y-10 py-20 md:grid-cols-12 md:py-28"
      aria-label={title}
    >
      {picture && (
        <Picture
          media={picture}
          sizes="(min-width: 48rem) 46vw, 92vw"
          ratio={4 / 3}
          fill
          alt=""
          className="md:col-span-6"
        />
      )}
      <div className={picture ? 'md:col-span-5 md:col-start-8' : 'max-w-2xl md:col-span-8'}>
        <h2 className="font-display text-heading">{title}</h2>
        {paragraphs.map((paragraph, index) => (
          <p key={index} className="mt-5 text-ink-soft whitespace-pre-line">
            {paragraph}
          </p>
        ))}
      </div>
    </section>
  );
}
