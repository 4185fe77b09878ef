import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { MediaItem } from '#contracts/media.ts';
import * as texts from '#texts/back-office/log-in.ts';
import { LanguageLinks } from '../../language-links.tsx';
import { LogoMark, logoPaths } from '../../logo.tsx';
import { pictureSource } from '../../pictures/picture-source.ts';
import { useBackOffice } from '../back-office-provider.tsx';

type SplitScreenProps = {
  title: string;
  text?: ReactNode;
  /** A photograph; without one the brand is shown alone. */
  photograph?: MediaItem | null | undefined;
  /** A line of text over the picture. */
  line?: string;
  children: ReactNode;
};

/** The layout of log-in and registration: the form on one side, the brand on the other. */
export function SplitScreen({ title, text, photograph, line, children }: SplitScreenProps) {
  const { site, role } = useBackOffice();
  return (
    <div className="back-office grid min-h-svh lg:grid-cols-[minmax(26rem,1fr)_1.25fr]">
      <main className="flex flex-col px-5 py-6 md:px-12 md:py-10">
        <div className="flex items-center justify-between gap-4">
          <Link to="/" className="flex min-h-11 items-center gap-2.5">
            <LogoMark className="h-7 text-brass" />
            <span className="font-serif text-lead">{site.name}</span>
          </Link>
          {role.role === 'seller' && (
            <span className="flex gap-x-2">
              <LanguageLinks className="inline-flex min-h-11 min-w-11 items-center justify-end underline underline-offset-2" />
            </span>
          )}
        </div>
        <div className="mx-auto flex w-full max-w-sm grow flex-col justify-center py-10">
          <title>{title}</title>
          <h1 className="font-serif text-heading">{title}</h1>
          {text && <p className="mt-2 text-ink-soft">{text}</p>}
          <div className="needs-scripts mt-8">{children}</div>
          <p className="needs-no-scripts mt-8">{texts.needsScripts(site.name)}</p>
        </div>
      </main>
      <div
        aria-hidden="true"
        className="sticky top-0 hidden h-svh overflow-hidden bg-sea text-paper lg:block"
      >
        {photograph ? <Photograph media={photograph} /> : <Drawing />}
        <p className="absolute bottom-12 inset-s-12 max-w-[16ch] font-display text-heading">
          {line ?? site.tagline}
        </p>
      </div>
    </div>
  );
}

function Photograph({ media }: { media: MediaItem }) {
  const source = pictureSource(media);
  return (
    <picture>
      {source && <source {...source} sizes="56vw" />}
      <img
        src={media.url}
        alt=""
        // Where the brand's side is hidden, its picture is not loaded.
        loading="lazy"
        style={{ backgroundColor: media.color || undefined }}
        className="absolute inset-0 size-full object-cover"
      />
      <span className="absolute inset-x-0 bottom-0 h-1/2 bg-linear-to-t from-ink/70 to-transparent" />
    </picture>
  );
}

function Drawing() {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 64 76"
      className="absolute inset-e-[8%] top-[8%] h-[62%] text-paper/35"
      fill="none"
      stroke="currentColor"
      strokeWidth="0.35"
      strokeLinejoin="round"
    >
      {logoPaths}
    </svg>
  );
}
