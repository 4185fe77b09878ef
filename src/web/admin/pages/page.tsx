import { Monitor, Smartphone } from 'lucide-react';
import { Suspense, useEffect, useState } from 'react';
import { useNavigate, useParams, useSearchParams } from 'react-router';
import { type EditedPage, getEditedPage } from '#contracts/calls/pages.ts';
import { type PageKind, pagePath } from '#contracts/content/page-rules.ts';
import {
  FIRST_LANGUAGE,
  inLanguage,
  type Language,
  languageNames,
  languages,
} from '#languages/languages.ts';
import { ActionButton } from '#web/ui/back-office/action-button.tsx';
import { adminAddresses } from '#web/ui/back-office/addresses.ts';
import { messageOf } from '#web/ui/back-office/calls.ts';
import { ConfirmDialog } from '#web/ui/back-office/dialogs/confirm-dialog.tsx';
import { QueryState } from '#web/ui/back-office/query-state.tsx';
import { RowMenu } from '#web/ui/back-office/row-menu.tsx';
import { ScreenHead } from '#web/ui/back-office/shell/screen-head.tsx';
import { StatusDot } from '#web/ui/back-office/status-dot.tsx';
import { toasts } from '#web/ui/back-office/toasts.tsx';
import { useAction, useReadToEdit } from '#web/ui/back-office/use-call.ts';
import { lazyPart } from '#web/ui/lazy-hydrate.tsx';
import {
  FaultCount,
  type Faults,
  FaultsContext,
  faultsAt,
  RefusalNotice,
  useFaultFocus,
} from '../content/faults.tsx';
import { LeaveQuestion } from '../content/leave-question.tsx';
import { PublishDialog } from '../content/publish-dialog.tsx';
import { StaleDialog } from '../content/stale-dialog.tsx';
import { NotInRole, useMay } from '../may.tsx';
import { PageFields } from './page-fields.tsx';
import { PageVersions } from './page-versions.tsx';
import { PageState } from './pages.tsx';
import { usePage } from './use-page.ts';

/** The editor of text is large, and loaded on this screen alone. */
const BlockEditor = lazyPart(
  () => import('./editor/block-editor.tsx'),
  (module) => module.BlockEditor,
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

const PHONE = 'popup,width=390,height=844';

type EditorProps = { read: EditedPage | null; kind: PageKind };

function Editor({ read, kind }: EditorProps) {
  const page = usePage(read, kind, openRefused);
  const { saved, body, isDirty, problem, faults, stale, generation } = page;
  const navigate = useNavigate();
  const mayChange = useMay('change-content');
  const [opened, setOpened] = useState<'publish' | 'discard' | 'withdraw' | null>(null);
  const [language, setLanguage] = useState<Language>(FIRST_LANGUAGE);
  const save = useAction(page.save);
  const unschedule = useAction(() => page.publish(null));
  useFaultFocus(problem);
  const noun = kind === 'story' ? 'story' : 'page';
  const hasDraft = saved !== null && saved.state !== 'published';

  /** Shows a language with faults, where the one that is shown has none. */
  function openRefused(refused: Faults) {
    const of = (...paths: string[]) => faultsAt(refused, ...paths).length;
    if (of('name', 'cover', language) > 0) return;
    setLanguage(languageNames.find((name) => of(name) > 0) ?? FIRST_LANGUAGE);
  }

  async function preview(features?: string) {
    // A window that opens later is taken for an advertisement.
    const opening = window.open('about:blank', '_blank', features);
    const made = await page.preview().catch((error) => void toasts.failure(messageOf(error)));
    if (!made) return opening?.close();
    const path = pagePath(kind, made.page.body.name);
    opening?.location.replace(`${inLanguage(language, path)}?${made.query}`);
  }

  /** A new page gets its address on the first save, when nothing else keeps the admin here. */
  const isMoved =
    read === null && saved !== null && !isDirty && problem === null && opened === null;
  const movedTo = isMoved ? adminAddresses.page(saved._id) : undefined;
  useEffect(() => {
    if (movedTo !== undefined) void navigate(movedTo, { replace: true });
  }, [movedTo, navigate]);

  return (
    <>
      <ScreenHead
        title={body.en.title || `New ${noun}`}
        text={
          isDirty || saved === null ? (
            <StatusDot tone="warn">Not saved</StatusDot>
          ) : (
            <PageState page={saved} />
          )
        }
      >
        <ActionButton onClick={() => preview()}>
          <Monitor size={15} aria-hidden="true" />
          <span className="max-sm:sr-only">Preview</span>
        </ActionButton>
        <ActionButton className="max-md:hidden" onClick={() => preview(PHONE)}>
          <Smartphone size={15} aria-hidden="true" />
          On a Phone
        </ActionButton>
        {mayChange && (
          <>
            <ActionButton
              disabled={!isDirty}
              busy={save.isPending && 'Saving…'}
              onClick={() => save.mutate(undefined)}
            >
              Save Draft
            </ActionButton>
            <ActionButton
              look="solid"
              disabled={!hasDraft && !isDirty}
              onClick={() => setOpened('publish')}
            >
              Publish…
            </ActionButton>
            {saved !== null && (
              <RowMenu
                name={`this ${noun}`}
                items={[
                  saved.publishAt !== null && {
                    label: 'Cancel scheduled publishing',
                    onClick: () => unschedule.mutate(undefined),
                  },
                  saved.isPublished && {
                    label: 'Unpublish',
                    onClick: () => setOpened('withdraw'),
                  },
                  hasDraft && {
                    label: saved.isPublished ? 'Discard draft' : `Delete this ${noun}`,
                    onClick: () => setOpened('discard'),
                  },
                ]}
              />
            )}
          </>
        )}
      </ScreenHead>
      <RefusalNotice refusal={problem} faults={faults} />
      <FaultsContext value={faults}>
        <div className="grid items-start gap-x-10 gap-y-8 lg:grid-cols-[minmax(0,1fr)_18rem]">
          <section aria-label="Text" className="grid gap-4">
            <LanguageChoice language={language} onChange={setLanguage} faults={faults} />
            <Suspense fallback={<div className="skeleton h-[32rem] rounded-control" />}>
              <BlockEditor
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
      </FaultsContext>
      {opened === 'publish' && (
        <PublishDialog onPublish={page.publish} onClose={() => setOpened(null)} />
      )}
      {opened === 'discard' && (
        <ConfirmDialog
          title={saved?.isPublished ? 'Discard the draft?' : `Delete this ${noun}?`}
          text={
            saved?.isPublished
              ? 'The shop goes on showing what is published.'
              : 'It is gone for good, with its versions.'
          }
          action={saved?.isPublished ? 'Throw Away' : 'Delete'}
          busy="One moment…"
          onConfirm={page.discard}
          onClose={() => setOpened(null)}
        />
      )}
      {opened === 'withdraw' && (
        <ConfirmDialog
          title="Unpublish it?"
          text="Shoppers can no longer open it. It stays here as a draft."
          action="Take Off"
          busy="Taking it off…"
          onConfirm={page.withdraw}
          onClose={() => setOpened(null)}
        />
      )}
      {stale !== null && (
        <StaleDialog
          text={stale}
          onLook={page.look}
          onOverwrite={page.overwrite}
          onClose={page.keepEditing}
        />
      )}
      <LeaveQuestion isDirty={isDirty && mayChange} />
    </>
  );
}

type LanguageChoiceProps = {
  language: Language;
  onChange: (language: Language) => void;
  faults: Faults;
};

function LanguageChoice({ language, onChange, faults }: LanguageChoiceProps) {
  return (
    <fieldset className="flex gap-1">
      <legend className="sr-only">Language of the text</legend>
      {languageNames.map((each) => (
        <ActionButton
          key={each}
          look={each === language ? 'line' : 'plain'}
          aria-pressed={each === language}
          onClick={() => onChange(each)}
        >
          {languages[each].inEnglish}
          <FaultCount count={faultsAt(faults, each).length} />
        </ActionButton>
      ))}
    </fieldset>
  );
}
