import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { addresses } from '#web/ui/addresses.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import type { CardProduct } from '#web/ui/card-product.ts';
import { Picture } from '#web/ui/picture.tsx';
import { Price } from '#web/ui/price.tsx';
import { SlideControls } from './slide-controls.tsx';
import { useAutoAdvance } from './use-auto-advance.ts';

/** The three slides' words (SPEC §2). */
const slides = [
  { start: 'Premium', end: 'Collection', text: 'Luxury meets comfort' },
  { start: 'Elevate', end: 'Your Style', text: 'Discover the latest fashion trends' },
  { start: 'Exclusive', end: 'Designs', text: 'Stand out from the crowd' },
] as const;
/** What the typing line says in turn, beginning with what the first slide does not say beside it. */
const phrases = [...slides.slice(2), ...slides.slice(0, 2)].flatMap(({ start, end, text }) => [
  `${start} ${end}`,
  text,
]);
const TURNS_EVERY_MS = 5_000;
/** The pictures that nobody sees yet, and the typing, wait until the page has long been there. */
const REST_AFTER_MS = 2_500;

/** The home page's first view: three slides, each with its words and a piece that many look at. */
export function Hero({ pieces }: { pieces: CardProduct[] }) {
  const [shown, setShown] = useState(0);
  const [hasRest, setRest] = useState(false);
  const { isPaused, togglePause, within } = useAutoAdvance(
    () => setShown((index) => (index + 1) % slides.length),
    TURNS_EVERY_MS,
  );
  useEffect(() => {
    const rest = setTimeout(setRest, REST_AFTER_MS, true);
    return () => clearTimeout(rest);
  }, []);

  const { start, end, text } = slides[shown] ?? slides[0];
  const piece = pieces[shown % pieces.length];
  return (
    <section
      className="hero bg-ink text-paper"
      aria-labelledby="hero-heading"
      aria-roledescription="carousel"
      {...within}
    >
      <div className="hero-words">
        <Typewriter isStill={!hasRest || isPaused} />
        <h1 id="hero-heading" className="font-display text-hero">
          <span key={shown} className="hero-turn">
            {start} <em>{end}</em>
          </span>
        </h1>
        <p className="mt-6 text-lead text-paper-dim md:mt-8">{text}</p>
        <ButtonLink look="light" to={addresses.categories} className="mt-8 md:mt-10">
          Shop Now
        </ButtonLink>
        <SlideControls
          of="slide"
          shown={shown}
          count={slides.length}
          isPaused={isPaused}
          onShow={(index) => {
            setRest(true);
            setShown(index);
          }}
          onTogglePause={togglePause}
          className="mt-8 -ml-3 md:mt-10"
        />
      </div>
      {piece && (
        <Link to={addresses.product(piece)} prefetch="intent" className="hero-piece">
          <HeroPictures pieces={pieces} shown={shown} hasRest={hasRest} />
          <Caption product={piece} />
        </Link>
      )}
    </section>
  );
}

type HeroPicturesProps = { pieces: CardProduct[]; shown: number; hasRest: boolean };

function HeroPictures({ pieces, shown, hasRest }: HeroPicturesProps) {
  return (
    <span className="hero-picture">
      <span className="hero-drift">
        {slides.map(({ start }, index) => {
          const piece = pieces[index % pieces.length];
          if (!piece || (index > 0 && !hasRest)) return null;
          return (
            <Picture
              key={start}
              media={piece.picture}
              // On narrow screens the second slide has another picture (SPEC §2).
              narrow={index === 1 ? piece.second : null}
              sizes="(min-width: 48rem) 44vw, 100vw"
              ratio={null}
              priority={index === 0}
              alt={index === shown ? undefined : ''}
              className={index === shown ? 'hero-slide' : 'hero-slide hero-slide-away'}
            />
          );
        })}
      </span>
    </span>
  );
}

/** A line that types the six phrases over and over: an ornament, as the slides say them too. */
function Typewriter({ isStill }: { isStill: boolean }) {
  const line = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (isStill || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    let stop: (() => void) | undefined;
    let isGone = false;
    import('./hero-motion.ts').then(({ typePhrases, driftWithScroll }) => {
      if (isGone || !line.current) return;
      const [stopTyping, stopDrift] = [typePhrases(line.current, phrases), driftWithScroll()];
      stop = () => {
        stopTyping();
        stopDrift();
      };
    });
    return () => {
      isGone = true;
      stop?.();
    };
  }, [isStill]);
  return (
    <p aria-hidden="true" className="typewriter">
      <span ref={line}>{phrases[0]}</span>
    </p>
  );
}

function Caption({ product }: { product: CardProduct }) {
  return (
    <span className="hero-caption">
      <span className="min-w-0">
        <span className="brand-name block truncate text-paper-dim">
          <bdi>{product.brand}</bdi>
        </span>
        <span className="mt-0.5 block truncate text-small">
          <bdi>{product.name}</bdi>
        </span>
      </span>
      <Price
        priceINR={product.priceINR}
        priceAED={product.priceAED}
        className="on-dark flex-none text-small"
      />
    </span>
  );
}
