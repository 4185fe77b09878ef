import { accents, type Content, type SeoPage, seoPages } from '#contracts/content/content.ts';
import type { Words } from '#contracts/content/words.ts';
import { PosterDownload } from '#web/ui/back-office/documents/poster-download.tsx';
import { BlockList } from './block-list.tsx';
import { useEditing } from './editing.ts';
import { ContentField, PictureField, WordsField } from './fields.tsx';
import { SiteText } from './site-texts.tsx';

export function AboutPart() {
  const { content, change } = useEditing();
  return (
    <>
      <SiteText path="founder" translated="founder" label="Founder" most={300} />
      <SiteText
        path="founderNote"
        translated="founderNote"
        label="The founder's words"
        most={2000}
        rows={6}
      />
      <PictureField
        label="Picture beside them"
        at="aboutPicture"
        value={content.aboutPicture}
        hasScenes={false}
        none={{ label: 'Photograph of About', value: null }}
        onChange={(aboutPicture) => change({ aboutPicture })}
      />
    </>
  );
}

const accentNames: Record<Content['accent'], string> = {
  brass: 'Brass',
  sea: 'Sea',
  garnet: 'Garnet',
  indigo: 'Indigo',
  olive: 'Olive',
};

export function ColoursPart() {
  const { content, change, mayChange } = useEditing();
  return (
    <>
      <SiteText
        path="name"
        label="Shop's name"
        most={60}
        hint="At the top of pages, in their titles, in mails and in messages."
      />
      <PictureField
        label="Logo"
        at="logo"
        hint="Shown instead of the shop's name, on black. Use a light logo with a transparent background (PNG or WebP), at least 72 pixels high."
        isOnInk
        value={content.logo}
        hasScenes={false}
        none={{ label: "The shop's name", value: null }}
        onChange={(logo) => change({ logo })}
      />
      <fieldset disabled={!mayChange} className="mt-2 grid gap-3">
        <legend className="mb-1 text-dense font-medium">Second colour</legend>
        <p className="text-fine text-ink-muted">For small headings, marks and lines.</p>
        {accents.map((accent) => (
          <label key={accent} className="flex min-h-11 items-center gap-3">
            <input
              type="radio"
              name="accent"
              checked={content.accent === accent}
              onChange={() => change({ accent })}
            />
            <span data-accent={accent} className="flex overflow-hidden rounded-control">
              <span className="size-6 bg-brass-deep" />
              <span className="size-6 bg-brass" />
              <span className="size-6 bg-brass-light" />
            </span>
            {accentNames[accent]}
          </label>
        ))}
      </fieldset>
      <section aria-labelledby="poster" className="mt-4 grid gap-3">
        <h3 id="poster" className="text-dense font-medium">
          Poster
        </h3>
        <p className="text-fine text-ink-muted">A sheet to print, with the QR code of the shop.</p>
        <PosterDownload />
      </section>
    </>
  );
}

const blank = { en: '' };

export function TermsPart() {
  const { content, change } = useEditing();
  return (
    <>
      <SiteText
        path="terms.shippingDays"
        translated="terms.shippingDays"
        label="Shipping"
        most={300}
      />
      <SiteText path="terms.returnDays" translated="terms.returnDays" label="Returns" most={300} />
      <SiteText path="terms.refundDays" translated="terms.refundDays" label="Refunds" most={300} />
      <h2 className="mt-2 font-medium">More terms</h2>
      <BlockList
        at="terms"
        items={content.terms}
        onChange={(terms) => change({ terms })}
        name={({ title }, index) => `${index + 1}. ${title.en}`}
        most={20}
        fresh={[{ label: 'Add a Term', make: () => ({ title: blank, text: blank }) }]}
      >
        {(term, set) => (
          <>
            <WordsField
              label="Title"
              at="title"
              value={term.title}
              most={80}
              onChange={(title) => set({ title })}
            />
            <WordsField
              label="Text"
              at="text"
              value={term.text}
              most={2000}
              rows={5}
              onChange={(text) => set({ text })}
            />
          </>
        )}
      </BlockList>
    </>
  );
}

export function SocialPart() {
  const { content, change } = useEditing();
  return (
    <>
      <SiteText path="instagram" label="Instagram" />
      <BlockList
        at="social"
        items={content.social}
        onChange={(social) => change({ social })}
        name={({ name }, index) => name || `Link ${index + 1}`}
        most={6}
        fresh={[{ label: 'Add a Link', make: () => ({ name: '', link: 'https://' }) }]}
      >
        {(social, set) => (
          <>
            <ContentField
              label="Name"
              at="name"
              value={social.name}
              most={30}
              onChange={(name) => set({ name })}
            />
            <ContentField
              label="Address"
              at="link"
              value={social.link}
              most={300}
              onChange={(link) => set({ link })}
            />
          </>
        )}
      </BlockList>
    </>
  );
}

const pageNames: Record<SeoPage, string> = {
  '/': 'Home',
  '/shop': 'Shop',
  '/category': 'Categories',
  '/seller-list': 'Sellers',
  '/about': 'About',
};

/** What search engines and link previews are told. An empty text is as in a fresh shop. */
export function SearchPart() {
  const { content, change } = useEditing();
  const { seo } = content;
  return (
    <>
      {seoPages.map((page) => {
        const { title = blank, description = blank } = seo[page] ?? {};
        const set = (changes: SeoOf) =>
          change({ seo: withPage(seo, page, { title, description, ...changes }) });
        return (
          <section key={page} aria-label={pageNames[page]} className="grid gap-3">
            <h2 className="font-medium">{pageNames[page]}</h2>
            <WordsField
              label="Title"
              at={`seo/${page}/title`}
              value={title}
              most={70}
              onChange={(next) => set({ title: next })}
            />
            <WordsField
              label="Description"
              at={`seo/${page}/description`}
              value={description}
              most={200}
              rows={2}
              onChange={(next) => set({ description: next })}
            />
          </section>
        );
      })}
      <PictureField
        label="Picture of link previews"
        at="socialPicture"
        value={content.socialPicture}
        hasScenes={false}
        none={{ label: 'Photograph of every shop', value: null }}
        onChange={(socialPicture) => change({ socialPicture })}
      />
    </>
  );
}

type Seo = Content['seo'];
type SeoOf = NonNullable<Seo[SeoPage]>;

const isSaid = (words: Words | undefined) => Object.values(words ?? {}).some(Boolean);

/** What is empty in every language is left out. */
function withPage(seo: Seo, page: SeoPage, { title, description }: SeoOf): Seo {
  const told: SeoOf = {
    ...(isSaid(title) && { title }),
    ...(isSaid(description) && { description }),
  };
  const { [page]: _, ...others } = seo;
  return Object.keys(told).length === 0 ? others : { ...others, [page]: told };
}
