import {
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';
import type { MediaItem } from '#contracts/media.ts';
import * as texts from '#texts/storefront/product.ts';
import { importPatiently } from '#web/ui/browser/import-patiently.ts';
import { isRightToLeft } from '#web/ui/direction.ts';
import { Icon } from '#web/ui/icon.tsx';
import { lazyHydrate } from '#web/ui/lazy-hydrate.tsx';
import { ALL_OF_A_PHONE, Picture } from '#web/ui/pictures/picture.tsx';
import { directionOf, useSwipe } from '../../use-swipe.ts';
import { FullScreenButton } from './full-screen/full-screen-button.tsx';
import { Thumbnails } from './thumbnails.tsx';

// Few products have one.
const ProductVideo = lazyHydrate(
  () => import('./product-video.tsx'),
  (module) => module.ProductVideo,
);

type GalleryProps = {
  media: MediaItem[];
  name: string;
  /** Shared with the card that linked here, for the transition of its picture. */
  transitionName: string;
};

/**
 * Pictures and videos side by side: swiped or scrolled without scripts, with thumbnails as links to
 * them; scripts add arrows, which wrap from the last to the first.
 */
export function Gallery({ media, name, transitionName }: GalleryProps) {
  const strip = useRef<HTMLUListElement>(null);
  const [shown, setShown] = useState(0);
  const slides = media.length > 0 ? media : [null];
  const still = media.find(({ kind }) => kind === 'image');

  useEffect(() => {
    const list = strip.current;
    if (!list) return;
    const follow = () => setShown(Math.round(Math.abs(list.scrollLeft) / list.clientWidth));
    list.addEventListener('scroll', follow, { passive: true });
    return () => list.removeEventListener('scroll', follow);
  }, []);

  function show(index: number) {
    const list = strip.current;
    const wrapped = (index + slides.length) % slides.length;
    const isJump = Math.abs(wrapped - shown) > 1;
    const left = wrapped * (list?.clientWidth ?? 0) * (isRightToLeft ? -1 : 1);
    list?.scrollTo({ left, behavior: isJump ? 'instant' : 'smooth' });
  }

  // Past either end a swipe goes on at the other, as the arrows do.
  const atTouch = useRef(0);
  const isPastEnd = (direction: number) =>
    atTouch.current + direction < 0 || atTouch.current + direction >= slides.length;
  const swipe = useSwipe(
    (direction) => {
      if (isPastEnd(direction)) show(atTouch.current + direction);
    },
    () => {
      atTouch.current = shown;
    },
  );

  useHeldTouches(strip, (way) => isPastEnd(directionOf(way)));

  function turn(event: KeyboardEvent) {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
    event.preventDefault();
    show(shown + ((event.key === 'ArrowRight') === isRightToLeft ? -1 : 1));
  }

  return (
    <section aria-label={texts.pictures} className="gallery">
      <div className="gallery-frame relative">
        <ul
          ref={strip}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by the keyboard
          tabIndex={0}
          aria-label={texts.picturesOf(slides.length, name)}
          onKeyDown={turn}
          {...swipe}
          className="gallery-strip"
        >
          {slides.map((item, index) => (
            <li key={item?.url ?? 'none'} id={`media-${index + 1}`}>
              <Slide
                item={item}
                still={still}
                isFirst={index === 0}
                isShown={index === shown}
                transitionName={index === shown ? transitionName : undefined}
              />
            </li>
          ))}
        </ul>
        {slides[shown]?.kind === 'image' && (
          <div className="gallery-tools needs-scripts">
            <FullScreenButton media={media} shown={slides[shown]} name={name} strip={strip} />
            <ZoomButton item={slides[shown]} />
          </div>
        )}
        {slides.length > 1 && (
          <div
            className="needs-scripts gallery-arrows"
            data-over-video={slides[shown]?.kind === 'video' || undefined}
          >
            <ArrowButton label={texts.previousPicture} onClick={() => show(shown - 1)}>
              <Icon name="left" size={20} className="rtl:-scale-x-100" />
            </ArrowButton>
            <span className="min-w-12 text-center text-fine tabular-nums" aria-live="polite">
              <span className="sr-only">{texts.picture} </span>
              <span dir="ltr">
                {shown + 1} / {slides.length}
              </span>
            </span>
            <ArrowButton label={texts.nextPicture} onClick={() => show(shown + 1)}>
              <Icon name="right" size={20} className="rtl:-scale-x-100" />
            </ArrowButton>
          </div>
        )}
      </div>
      <Thumbnails media={media} shown={shown} onChoose={show} />
    </section>
  );
}

/** Keeps the browser from scrolling a list by a finger whose way sideways `isHeld`: its push would scroll on after it. */
function useHeldTouches(strip: RefObject<HTMLElement | null>, isHeld: (way: number) => boolean) {
  const hold = useEffectEvent((event: TouchEvent, from: Touch) => {
    const [finger, second] = event.touches;
    if (!finger || second || !event.cancelable) return;
    const [x, y] = [finger.clientX - from.clientX, finger.clientY - from.clientY];
    if (Math.abs(x) > Math.abs(y) && isHeld(x)) event.preventDefault();
  });
  useEffect(() => {
    const list = strip.current;
    if (!list) return;
    let from: Touch | undefined;
    const begin = ({ touches }: TouchEvent) => {
      from = touches[0];
    };
    const move = (event: TouchEvent) => from && hold(event, from);
    list.addEventListener('touchstart', begin, { passive: true });
    list.addEventListener('touchmove', move, { passive: false });
    return () => {
      list.removeEventListener('touchstart', begin);
      list.removeEventListener('touchmove', move);
    };
  }, [strip]);
}

type SlideProps = {
  item: MediaItem | null;
  still: MediaItem | undefined;
  isFirst: boolean;
  isShown: boolean;
  transitionName: string | undefined;
};

function Slide({ item, still, isFirst, isShown, transitionName }: SlideProps) {
  if (item?.kind === 'video') return <ProductVideo item={item} still={still} isShown={isShown} />;
  return (
    <Picture
      media={item}
      sizes={`(min-width: 64rem) min(54vw, 44rem), (min-width: 48rem) 46vw, ${ALL_OF_A_PHONE}`}
      priority={isFirst}
      style={transitionName ? { viewTransitionName: transitionName } : {}}
    />
  );
}

function ArrowButton(props: { label: string; onClick: () => void; children: React.ReactNode }) {
  return (
    <button
      type="button"
      aria-label={props.label}
      onClick={props.onClick}
      className="grid size-11 place-items-center"
    >
      {props.children}
    </button>
  );
}

/** Opens the zoom lens over a picture; its code is loaded with the pointer or the first press. */
function ZoomButton({ item }: { item: MediaItem }) {
  const load = () => importPatiently(() => import('./zoom-lens.ts'));

  async function open({ currentTarget }: MouseEvent<HTMLButtonElement>) {
    const { openLens } = await load();
    openLens(currentTarget, item, texts.lensOver(item.alt));
  }

  return (
    <button
      type="button"
      aria-label={texts.zoom}
      onPointerEnter={load}
      onFocus={load}
      onClick={open}
      className="gallery-tool"
    >
      <Icon name="zoom" size={19} />
    </button>
  );
}
