import { Suspense, useState } from 'react';
import { useParams, useSearchParams } from 'react-router';
import { type EditedPage, getEditedPage, getPageVersion } from '#contracts/calls/pages.ts';
import type { Block, PageBody, PageText, Span } from '#contracts/content/page.ts';
import type { PageKind } from '#contracts/content/page-rules.ts';
import { pagePath } from '#contracts/content/page-rules.ts';
import {
  FIRST_LANGUAGE,
  inLanguage,
  type Language,
  languageNames,
  languages,
  otherLanguages,
} from '#languages/languages.ts';
import { translatedField } from '#languages/translations.ts';
import { inIt } from '#texts/content/translated-fields.ts';
import { adminAddresses } from '#web/ui/back-office/addresses.ts';
import { ConfirmDialog } from '#web/ui/back-office/dialogs/confirm-dialog.tsx';
import { QueryState } from '#web/ui/back-office/query-state.tsx';
import { ScreenHead } from '#web/ui/back-office/shell/screen-head.tsx';
import { StatusDot } from '#web/ui/back-office/status-dot.tsx';
import { toasts } from '#web/ui/back-office/toasts.tsx';
import { useReadToEdit } from '#web/ui/back-office/use-call.ts';
import { lazyPart } from '#web/ui/lazy-hydrate.tsx';
import { type Faults, faultsAt } from '../content/faults.tsx';
import { LanguageChoice } from '../content/language-choice.tsx';
import { NotInRole, useMay } from '../may.tsx';
import { DocumentFrame } from '../versions/document-frame.tsx';
import { Versions } from '../versions/versions.tsx';
import { PageFields } from './page-fields.tsx';
import { PageState } from './pages.tsx';
import { usePage } from './use-page.ts';

/** The editor of text is large, and loaded on this screen alone. */
const PageTextEditor = lazyPart(
  () => import('./page-text-editor.tsx'),
  (module) => module.PageTextEditor,
  () => toasts.failure('The editor did not load. Reload this page.'),
);

/** One story or plain page: what it says, a look at it, and when it is published. */
export default function PageScreen() {
  const { pageId = 'new' } = useParams();
  const [params] = useSearchParams();
  const mayChange = useMay('change-content');
  if (pageId !== 'new') return <Known key={pageId} id={pageId} />;
  if (!mayChange) return <NotInRole permission="change-content" />;
  const kind = params.get('kind') === 'page' ? 'page' : 'story';
  return <Editor key={kind} read={null} kind={kind} />;
}

function Known({ id }: { id: string }) {
  const { query } = useReadToEdit(getEditedPage, { params: { pageId: id } });
  if (query.data !== undefined) return <Editor read={query.data} kind={query.data.kind} />;
  return (
    <>
      <ScreenHead title="Stories & Pages" />
      <QueryState query={query} what="This page" height="32rem">
        {() => null}
      </QueryState>
    </>
  );
}

type EditorProps = { read: EditedPage | null; kind: PageKind };

function Editor({ read, kind }: EditorProps) {
  const page = usePage(read, kind, openRefused);
  const { saved, body, isDirty, faults, generation } = page;
  const mayChange = useMay('change-content');
  const [isWithdrawing, setWithdrawing] = useState(false);
  const [language, setLanguage] = useState<Language>(FIRST_LANGUAGE);
  const noun = kind === 'story' ? 'story' : 'page';

  /** Shows a language with faults, where the one that is shown has none. */
  function openRefused(refused: Faults) {
    const of = (...paths: string[]) => faultsAt(refused, ...paths).length;
    if (of('name', 'cover', language) > 0) return;
    setLanguage(languageNames.find((name) => of(name) > 0) ?? FIRST_LANGUAGE);
  }

  return (
    <DocumentFrame
      document={page}
      title={body.en.title || `New ${noun}`}
      state={
        isDirty || saved === null ? (
          <StatusDot tone="warn">Not saved</StatusDot>
        ) : (
          <PageState page={saved} />
        )
      }
      name={`this ${noun}`}
      hasDraft={saved !== null && saved.state !== 'published'}
      isScheduled={saved?.publishAt != null}
      preview={async () => {
        const address = await page.preview();
        return address && inLanguage(language, address);
      }}
      items={[
        mayChange &&
          saved?.isPublished === true && {
            label: 'Unpublish',
            onClick: () => setWithdrawing(true),
          },
      ]}
      discarding={
        saved?.isPublished
          ? {
              label: 'Discard draft',
              title: 'Discard the draft?',
              text: 'The shop keeps showing the published version.',
              action: 'Discard',
            }
          : {
              label: `Delete this ${noun}`,
              title: `Delete this ${noun}?`,
              text: 'It is deleted for good, with its versions.',
              action: 'Delete',
            }
      }
      onDiscard={page.discard}
      movedTo={read === null && saved !== null ? adminAddresses.page(saved._id) : undefined}
    >
      <div className="grid items-start gap-x-10 gap-y-8 lg:grid-cols-[minmax(0,1fr)_18rem]">
        <section aria-label="Text" className="grid gap-4">
          <LanguageChoice language={language} onChange={setLanguage} faults={faults} />
          <Suspense fallback={<div className="skeleton h-[32rem] rounded-control" />}>
            <PageTextEditor
              key={`${language} ${generation}`}
              page={page}
              language={language}
              mayChange={mayChange}
            />
          </Suspense>
        </section>
        <aside aria-label="About it" className="grid gap-6">
          <PageFields page={page} kind={kind} mayChange={mayChange} />
          <PageVersions page={page} kind={kind} mayChange={mayChange} />
        </aside>
      </div>
      {isWithdrawing && (
        <ConfirmDialog
          title={`Unpublish this ${noun}?`}
          text="Shoppers can no longer open it. It stays here as a draft."
          action="Unpublish"
          onConfirm={page.withdraw}
          onClose={() => setWithdrawing(false)}
        />
      )}
    </DocumentFrame>
  );
}

type PageVersionsProps = {
  page: ReturnType<typeof usePage>;
  kind: PageKind;
  mayChange: boolean;
};

/** What was published of a page, to be compared and gone back to. */
function PageVersions({ page, kind, mayChange }: PageVersionsProps) {
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
