import { getPageVersion } from '#contracts/calls/pages.ts';
import type { Block, PageBody, PageText, Span } from '#contracts/content/page.ts';
import { type PageKind, pagePath } from '#contracts/content/page-rules.ts';
import { languageNames, languages, otherLanguages } from '#languages/languages.ts';
import { translatedField } from '#languages/translations.ts';
import { inIt } from '#texts/content/translated-fields.ts';
import { Versions } from '../versions/versions.tsx';
import type { usePage } from './use-page.ts';

type PageVersionsProps = {
  page: ReturnType<typeof usePage>;
  kind: PageKind;
  mayChange: boolean;
};

/** What was published of a page, to be compared and gone back to. */
export function PageVersions({ page, kind, mayChange }: PageVersionsProps) {
  const { saved, body, pictures, isDirty } = page;
  if (saved === null || saved.versions.length === 0) return null;
  const saidBy = (said: PageBody) => ({ fields: fieldsOf(said, kind), pictures });
  return (
    <section aria-labelledby="versions" className="grid gap-2">
      <h2 id="versions" className="font-medium">
        Versions
      </h2>
      <Versions
        published={saved.versions}
        isShown={saved.isPublished}
        edited={saidBy(body)}
        hasDraft={saved.state !== 'published' || isDirty}
        mayChange={mayChange}
        call={getPageVersion}
        inputOf={(number) => ({ params: { pageId: saved._id, number: String(number) } })}
        saidBy={saidBy}
        onTake={page.takeFrom}
      />
    </section>
  );
}

/** Returns what a page says by the names of its fields on the screen. */
const fieldsOf = ({ name, cover, isInFooter, ...texts }: PageBody, kind: PageKind) => ({
  Address: pagePath(kind, name),
  'In the footer': isInFooter ? 'Yes' : 'No',
  Picture: cover && {
    ...{ Picture: cover.picture, 'What it shows': cover.alt },
    ...Object.fromEntries(
      otherLanguages.map((language) => [
        inIt('What it shows', language),
        cover[translatedField('alt', language)],
      ]),
    ),
  },
  ...Object.fromEntries(
    languageNames.map((language) => {
      const text = texts[language];
      return [languages[language].inEnglish, text && textFields(text)];
    }),
  ),
});

const textFields = ({ title, summary, blocks }: PageText) => ({
  Title: title,
  Summary: summary,
  Text: blocks.map(blockFields),
});

function blockFields(block: Block) {
  switch (block.kind) {
    case 'heading':
      return { [block.level === 2 ? 'Heading' : 'Smaller heading']: block.text };
    case 'paragraph':
      return { Paragraph: written(block.spans) };
    case 'list':
      return { [block.isNumbered ? 'Numbered list' : 'List']: block.items.map(written) };
    case 'quote':
      return { Quote: written(block.spans) };
    case 'picture':
      return { Picture: block.picture, 'What it shows': block.alt };
    case 'pieces':
      return { Products: block.pieces };
    case 'divider':
      return { Divider: '⁂' };
  }
}

/** Returns a text with its looks and links, as many people type them. */
const written = (spans: readonly Span[]) =>
  spans
    .map(({ text, bold, italic, link }) => {
      const [, start = '', words = '', end = ''] = /^(\s*)(.*?)(\s*)$/s.exec(text) ?? [];
      if (words === '') return text;
      const slanted = italic ? `_${words}_` : words;
      const looked = bold ? `*${slanted}*` : slanted;
      return `${start}${link === undefined ? looked : `${looked} (${link})`}${end}`;
    })
    .join('');
