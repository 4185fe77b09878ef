import { useEffect, useEffectEvent, useRef, useState } from 'react';
import * as texts from '#texts/storefront/home.ts';
import { addresses } from '#web/ui/addresses.ts';
import { importPatiently } from '#web/ui/browser/import-patiently.ts';
import { wantsLessMotion } from '#web/ui/browser/wants-less-motion.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import type { PagePicture } from '#web/ui/pictures/page-picture.ts';
import { Picture } from '#web/ui/pictures/picture.tsx';
import { useSwipe } from '../use-swipe.ts';
import { SlideControls } from './slide-controls.tsx';
import type { typePhrases } from './type-phrases.ts';
import { useAutoAdvance } from './use-auto-advance.ts';

export type SlideWords = { start: string; end: string; text: string };
/** The three slides' words (docs/behaviour/storefront.md#home), where admins have not written others. */
const firstWords: SlideWords[] = [texts.firstSlide, texts.secondSlide, texts.thirdSlide];
/**
 * Returns the phrases of the typing line, beginning with one that the first slide does not show beside it.
 */
const phrasesOf = (slides: SlideWords[]) =>
  [...slides.slice(2), ...slides.slice(0, 2)].flatMap(({ start, end, text }) => [
    `${start} ${end}`,
    text,
  ]);
const TURNS_EVERY_MS = 5_000;
/**
 * Pictures that are not visible yet, and the typing, wait until the page has been shown for a
 * while.
 */
const REST_AFTER_MS = 2_500;
/** On wide screens the picture fills the view, whichever side of the view is longer. */
const SIZES = '(min-width: 64rem) max(100vw, 178vh), 100vw';

/** A slide's pictures: `tone` is the lightness of its empty side, where text is on wide screens; the right one where it is turned. */
export type HeroScene = {
  picture: PagePicture;
  narrow: PagePicture;
  tone: 'dark' | 'light' | 'unknown';
  isTurned: boolean;
  /** What admins have written over it, and where its button leads. */
  said?: SlideWords & { button: string; to: string };
};

/** The home page's first view: slides, each with text over its picture. */
export function Hero({ scenes }: { scenes: HeroScene[] }) {
  const [shown, setShown] = useState(0);
  // The words turn at once; the picture when it is there.
  const [pictured, setPictured] = useState(0);
  const [hasRest, setRest] = useState(false);
  const slides = scenes.map(({ said }, index) => said ?? (firstWords[index] as SlideWords));
  const { isPaused, isInSight, togglePause, within } = useAutoAdvance(
    () => setShown((index) => (index + 1) % slides.length),
    TURNS_EVERY_MS,
  );
  const show = (index: number) => {
    setRest(true);
    setShown((index + slides.length) % slides.length);
  };
  const swipe = useSwipe((direction) => show(shown + direction));
  useEffect(() => {
    const rest = setTimeout(setRest, REST_AFTER_MS, true);
    return () => clearTimeout(rest);
  }, []);

  const said = scenes[shown]?.said;
  const { start, end, text } = slides[shown] as SlideWords;
  return (
    <section
      className="hero"
      data-tone={scenes[pictured]?.tone}
      data-turned={scenes[pictured]?.isTurned || undefined}
      aria-labelledby="hero-heading"
      aria-roledescription={texts.carousel}
      {...within}
      {...swipe}
    >
      <HeroPictures {...{ scenes, shown, pictured, hasRest }} onThere={setPictured} />
      <div className="hero-words">
        <Typewriter slides={slides} shown={shown} isStill={!hasRest || isPaused || !isInSight} />
        <h1 id="hero-heading" className="font-display text-hero">
          <span key={shown} className="hero-turn">
            {start} <em>{end}</em>
          </span>
        </h1>
        <p className="hero-text text-lead">{text}</p>
        <ButtonLink look="bare" to={said?.to ?? addresses.categories} className="hero-button">
          {said?.button ?? texts.shopNow}
        </ButtonLink>
        <SlideControls
          labels={texts.ofSlides}
          shown={shown}
          count={slides.length}
          isPaused={isPaused}
          onShow={show}
          onTogglePause={togglePause}
          className="hero-controls -ms-3"
        />
      </div>
    </section>
  );
}

type HeroPicturesProps = {
  scenes: HeroScene[];
  /** The slide whose picture is to be seen next, and the one whose picture is seen. */
  shown: number;
  pictured: number;
  hasRest: boolean;
  /** Called with `shown` once its picture is loaded, or cannot be. */
  onThere(index: number): void;
};

function HeroPictures({ scenes, shown, pictured, hasRest, onThere }: HeroPicturesProps) {
  const ground = useRef<HTMLDivElement>(null);
  const there = useEffectEvent(onThere);
  useEffect(() => {
    let isGone = false;
    const turn = () => isGone || there(shown);
    ground.current?.children[shown]?.querySelector('img')?.decode().then(turn, turn);
    return () => {
      isGone = true;
    };
  }, [shown]);
  return (
    <div className="hero-picture" aria-hidden="true">
      <div className="hero-drift" ref={ground}>
        {scenes.map(({ picture, narrow }, index) =>
          index > 0 && !hasRest ? null : (
            <Picture
              key={index}
              media={picture}
              // Narrow screens have pictures of their own.
              narrow={narrow}
              sizes={SIZES}
              ratio={null}
              priority={index === 0}
              alt=""
              className={index === pictured ? 'hero-slide' : 'hero-slide hero-slide-away'}
            />
          ),
        )}
      </div>
    </div>
  );
}

type TypewriterProps = { slides: SlideWords[]; shown: number; isStill: boolean };

/** A line that types the phrases repeatedly: decoration, as the slides contain them too. */
function Typewriter({ slides, shown, isStill }: TypewriterProps) {
  const line = useRef<HTMLSpanElement>(null);
  const typing = useRef<ReturnType<typeof typePhrases>>(undefined);
  const phrases = phrasesOf(slides);
  const typed = useEffectEvent(() => phrases);
  const isShown = useEffectEvent((phrase: string) => {
    const { start, end, text } = slides[shown] as SlideWords;
    return phrase === `${start} ${end}` || phrase === text;
  });
  useEffect(() => {
    if (isStill || wantsLessMotion()) return;
    let stopDrift: (() => void) | undefined;
    let isGone = false;
    importPatiently(() => import('./hero-motion.ts')).then(({ typePhrases, driftWithScroll }) => {
      if (isGone || !line.current) return;
      typing.current = typePhrases(line.current, typed(), (phrase) => isShown(phrase));
      stopDrift = driftWithScroll();
    });
    return () => {
      isGone = true;
      typing.current?.stop();
      typing.current = undefined;
      stopDrift?.();
    };
  }, [isStill]);
  // Nothing stands there twice, whether the line moves or not.
  useEffect(() => {
    if (typing.current) return typing.current.look();
    const text = line.current?.textContent ?? '';
    if (line.current && shown >= 0 && isShown(text)) {
      line.current.textContent = typed().find((phrase) => !isShown(phrase)) ?? text;
    }
  }, [shown]);
  return (
    <p aria-hidden="true" className="typewriter">
      <span ref={line}>{phrases[0]}</span>
    </p>
  );
}
