import type { CSSProperties } from 'react';
import { preload } from 'react-dom';
import { fitIn } from '#domain/pictures/fit-in.ts';
import { classNames } from '../class-names.ts';
import { logoPaths } from '../logo.tsx';
import type { PagePicture } from './page-picture.ts';
import { pictureSource } from './picture-source.ts';

/** The placeholder of a missing picture: two sails, drawn faintly. Hidden from screen readers. */
function PlaceholderArt() {
  return (
    <svg
      viewBox="0 0 160 200"
      preserveAspectRatio="xMidYMid slice"
      className="absolute inset-0 h-full w-full text-field/55"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.25"
      aria-hidden="true"
      focusable="false"
    >
      <g className="placeholder-mark" transform="translate(58 74) scale(0.69)">
        {logoPaths}
      </g>
    </svg>
  );
}

type PictureProps = {
  /** The image; without one, a placeholder is drawn. */
  media: PagePicture | null | undefined;
  /** How wide it is shown, as in the `sizes` attribute. */
  sizes: string;
  /** The frame's width by height; `null` where the surroundings size the frame. */
  ratio?: number | null;
  /** The main picture of a page, which is loaded first. */
  priority?: boolean;
  /** Another view of the same thing, shown on hover. */
  second?: PagePicture | undefined;
  /** Another image used on screens up to 768 px, shown as wide as they are. */
  narrow?: PagePicture | null;
  /** Fills the frame whatever is cropped: for scenes and faces, not for products. */
  fill?: boolean;
  /** Where it is cropped, as `object-position`; by default in the middle. */
  position?: string | undefined;
  alt?: string | undefined;
  className?: string | undefined;
  style?: CSSProperties;
};

/** Up to the hero's breakpoint, and past it. */
const NARROW = '(max-width: 768px)';
const WIDE = '(min-width: 768.02px)';
/**
 * Just less than the width of a phone: 412 CSS pixels at 2.625 would be 1,081.5, for which browsers
 * would load the next width after 1,080, half as large again.
 */
export const ALL_OF_A_PHONE = '99vw';

/** A picture in a frame of fixed size: nothing moves when it loads. */
export function Picture(props: PictureProps) {
  const { media, ratio = 4 / 5, className, style, second } = props;
  const frame: CSSProperties = ratio === null ? { ...style } : { aspectRatio: ratio, ...style };
  if (!media) {
    return (
      <span className={classNames('picture', className)} style={frame}>
        <PlaceholderArt />
      </span>
    );
  }
  const fit = props.fill || ratio === null ? 'cover' : fitIn(ratio, media);
  const ground: CSSProperties = {
    backgroundColor: media.color || undefined,
    backgroundImage: fit === 'cover' && media.placeholder ? `url(${media.placeholder})` : undefined,
    backgroundPosition: props.position,
  };
  return (
    <span className={classNames('picture', className)} style={{ ...ground, ...frame }}>
      <Image {...props} media={media} fit={fit} />
      {second && (
        <Image
          {...props}
          media={second}
          fit={fitIn(ratio ?? 1, second)}
          position={undefined}
          className="second"
          alt=""
        />
      )}
    </span>
  );
}

type ImageProps = PictureProps & { media: PagePicture; fit: 'cover' | 'contain' };

function Image(props: ImageProps) {
  const { media, narrow, sizes, priority, alt, fit, position, className } = props;
  const isSecond = className === 'second';
  if (priority && !isSecond) {
    preloadPicture(media, sizes, narrow ? WIDE : undefined);
    if (narrow) preloadPicture(narrow, ALL_OF_A_PHONE, NARROW);
  }
  const source = pictureSource(media);
  const narrowSource = narrow && pictureSource(narrow);
  return (
    <picture className={isSecond ? 'second' : undefined}>
      {narrowSource && <source media={NARROW} {...narrowSource} sizes={ALL_OF_A_PHONE} />}
      {narrow && <source media={NARROW} srcSet={narrow.url} />}
      {source && <source {...source} sizes={sizes} />}
      <img
        src={media.url}
        alt={alt ?? media.alt}
        width={media.width || undefined}
        height={media.height || undefined}
        loading={priority && !isSecond ? 'eager' : 'lazy'}
        fetchPriority={priority && !isSecond ? 'high' : undefined}
        decoding={priority ? 'sync' : 'async'}
        style={styleOf(fit, position)}
      />
    </picture>
  );
}

function styleOf(fit: ImageProps['fit'], position: string | undefined): CSSProperties | undefined {
  if (fit === 'contain') return { objectFit: 'contain' };
  return position === undefined ? undefined : { objectPosition: position };
}

/** Preloads the best format, before the browser has parsed where it is shown. */
function preloadPicture(media: PagePicture, sizes: string, where: string | undefined) {
  const best = pictureSource(media);
  if (!best) return;
  preload(media.url, {
    as: 'image',
    type: best.type,
    imageSrcSet: best.srcSet,
    imageSizes: sizes,
    fetchPriority: 'high',
    media: where,
  });
}
