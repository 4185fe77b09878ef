import type { ComponentType } from 'react';
import type { Promotion, Slide } from '#contracts/content/content.ts';
import { otherLanguages } from '#languages/languages.ts';
import { translationKey } from '#languages/translations.ts';
import { BlockList } from './block-list.tsx';
import { useEditing } from './editing.ts';
import { type Faults, faultsAt } from './faults.tsx';
import { CallFields, ContentField, PictureField, WordsField } from './fields.tsx';
import { LINK_HINT } from './link-hint.ts';
import { AboutPart, ColoursPart, SearchPart, SocialPart, TermsPart } from './other-parts.tsx';
import { partNames } from './part-names.ts';
import { SectionsPart } from './sections.tsx';
import { ContactPart, FooterPart } from './site-texts.tsx';

type Part = {
  id: string;
  name: string;
  /** What it is about, in a sentence. */
  text: string;
  /** The page that shows it. */
  page: string;
  /** What it edits; the translations of the site's texts by their English paths. */
  paths: readonly string[];
  Form: ComponentType;
};

/** The parts of the content, in the order of the list beside the forms. */
export const parts: readonly [Part, ...Part[]] = [
  {
    ...{ id: 'slides', name: partNames.slides, page: '/', Form: SlidesPart },
    paths: ['slides'],
    text: 'The first view of the home page: up to six slides, five seconds each.',
  },
  {
    ...{ id: 'promotions', name: partNames.promotions, page: '/', Form: PromotionsPart },
    paths: ['promotions'],
    text: 'Up to six promotions that take turns on the home page.',
  },
  {
    ...{ id: 'sections', name: partNames.sections, page: '/', Form: SectionsPart },
    paths: ['sections'],
    text: 'The sections below the first view, from top to bottom.',
  },
  {
    ...{ id: 'colours', name: partNames.colours, page: '/', Form: ColoursPart },
    paths: ['site/name', 'logo', 'accent'],
    text: 'The name and logo at the top of every page and mail, and the accent colour.',
  },
  {
    ...{ id: 'about', name: partNames.about, page: '/about', Form: AboutPart },
    paths: ['site/founder', 'site/founderNote', 'aboutPicture'],
    text: 'The words and the picture of the founder.',
  },
  {
    ...{ id: 'terms', name: partNames.terms, page: '/about', Form: TermsPart },
    paths: ['site/terms', 'terms'],
    text: 'On the page About, and below every page.',
  },
  {
    ...{ id: 'contact', name: partNames.contact, page: '/about', Form: ContactPart },
    paths: [
      'site/address',
      'site/phone',
      'site/email',
      'site/adminChatNumber',
      'site/storeHours',
      'site/support',
    ],
    text: 'On the page About, in the footer, in mails and in the privacy notice.',
  },
  {
    ...{ id: 'footer', name: partNames.footer, page: '/', Form: FooterPart },
    paths: ['site/tagline', 'site/language', 'site/currency', 'site/ratingBadge', 'site/reviews'],
    text: 'At the end of every page, and beside products.',
  },
  {
    ...{ id: 'social', name: partNames.social, page: '/', Form: SocialPart },
    paths: ['site/instagram', 'social'],
    text: 'In the footer, and told to search engines.',
  },
  {
    ...{ id: 'search', name: partNames.search, page: '/', Form: SearchPart },
    paths: ['seo', 'socialPicture'],
    text: 'Titles, descriptions and the picture of link previews.',
  },
];

export const faultsOf = (faults: Faults, { paths }: Pick<Part, 'paths'>): string[] =>
  faultsAt(
    faults,
    ...paths,
    ...otherLanguages.flatMap((language) =>
      paths.map((path) => path.replace(/^site\//, `site/${translationKey(language)}/`)),
    ),
  );

const empty = { en: '' };

const freshSlide = (): Slide => ({
  ...{ start: empty, end: empty, text: empty, button: { en: 'Shop Now' } },
  ...{ to: '/shop', picture: 'hero1' },
});

/** The slides of the home page's first view. */
function SlidesPart() {
  const { content, change } = useEditing();
  return (
    <BlockList
      at="slides"
      items={content.slides}
      onChange={(slides) => change({ slides })}
      name={({ start, end }, index) => `${index + 1}. ${start.en} ${end.en}`}
      least={1}
      most={6}
      fresh={[{ label: 'Add a Slide', make: freshSlide }]}
    >
      {(slide, set) => (
        <>
          <WordsField
            label="Heading"
            at="start"
            value={slide.start}
            most={40}
            onChange={(start) => set({ start })}
          />
          <WordsField
            label="End of the heading, set off"
            at="end"
            value={slide.end}
            most={40}
            onChange={(end) => set({ end })}
          />
          <CallFields value={slide} mostText={120} set={set} />
        </>
      )}
    </BlockList>
  );
}

const freshPromotion = (): Promotion => ({
  ...{ title: empty, text: empty, to: '/shop', picture: 'shop' },
});

/** The promotions that take turns below the first view. */
function PromotionsPart() {
  const { content, change } = useEditing();
  return (
    <BlockList
      at="promotions"
      items={content.promotions}
      onChange={(promotions) => change({ promotions })}
      name={({ title }, index) => `${index + 1}. ${title.en}`}
      least={1}
      most={6}
      fresh={[{ label: 'Add a Promotion', make: freshPromotion }]}
    >
      {(promotion, set) => (
        <>
          <WordsField
            label="Title"
            at="title"
            value={promotion.title}
            most={60}
            onChange={(title) => set({ title })}
          />
          <WordsField
            label="Text"
            at="text"
            value={promotion.text}
            most={160}
            onChange={(text) => set({ text })}
          />
          <ContentField
            label="Leads to"
            at="to"
            value={promotion.to}
            most={300}
            hint={LINK_HINT}
            onChange={(to) => set({ to })}
          />
          <PictureField
            label="Picture"
            at="picture"
            value={promotion.picture}
            onChange={(picture) => set({ picture })}
          />
        </>
      )}
    </BlockList>
  );
}
