import { useState } from 'react';
import { carousel, ofPromotions } from '#texts/storefront/home.ts';
import * as texts from '#texts/storefront/home-sections.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import type { PagePicture } from '#web/ui/pictures/page-picture.ts';
import { Picture } from '#web/ui/pictures/picture.tsx';
import { useSwipe } from '../use-swipe.ts';
import { SlideControls } from './slide-controls.tsx';
import { useAutoAdvance } from './use-auto-advance.ts';

const TURNS_EVERY_MS = 5_000;

export type PromoItem = { title: string; text: string; to: string; picture: PagePicture };

/** The three items in turn; without scripts all of them, one below the other. */
export function Promo({ items }: { items: PromoItem[] }) {
  const [shown, setShown] = useState(0);
  const { isPaused, togglePause, within } = useAutoAdvance(
    () => setShown((index) => (index + 1) % items.length),
    TURNS_EVERY_MS,
  );
  const swipe = useSwipe((direction) =>
    setShown((index) => (index + direction + items.length) % items.length),
  );
  return (
    <section
      className="promo margins pt-20 md:pt-28"
      aria-label={texts.promotions}
      aria-roledescription={carousel}
      {...within}
      {...swipe}
    >
      <ul className="promo-items">
        {items.map((item, index) => (
          <li
            key={index}
            className="promo-item"
            data-shown={index === shown || undefined}
            inert={index !== shown}
          >
            <Picture
              media={item.picture}
              sizes="(min-width: 48rem) 54vw, 92vw"
              ratio={null}
              fill
              alt=""
              className="promo-picture"
            />
            <div className="promo-words">
              <h2 className="font-display text-heading">{item.title}</h2>
              <p className="mt-3 max-w-sm text-ink-soft">{item.text}</p>
              <ButtonLink to={item.to} className="mt-7">
                {texts.explore}
              </ButtonLink>
            </div>
          </li>
        ))}
      </ul>
      <SlideControls
        labels={ofPromotions}
        shown={shown}
        count={items.length}
        isPaused={isPaused}
        onShow={setShown}
        onTogglePause={togglePause}
        className="promo-controls"
      />
    </section>
  );
}
