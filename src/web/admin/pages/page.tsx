import { Suspense, useState } from 'react';
import { useParams, useSearchParams } from 'react-router';
import { type EditedPage, getEditedPage } from '#contracts/calls/pages.ts';
import type { PageKind } from '#contracts/content/page-rules.ts';
import { FIRST_LANGUAGE, inLanguage, type Language, languageNames } from '#languages/languages.ts';
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
import { PageFields } from './page-fields.tsx';
import { PageVersions } from './page-versions.tsx';
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
              text: 'The shop goes on showing what is published.',
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
