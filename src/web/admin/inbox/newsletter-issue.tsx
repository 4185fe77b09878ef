import { Suspense, useState } from 'react';
import { FormProvider, useController, useWatch } from 'react-hook-form';
import { useNavigate, useParams } from 'react-router';
import { z } from 'zod';
import { getSubscribers } from '#contracts/calls/inbox.ts';
import {
  addNewsletterIssue,
  deleteNewsletterIssue,
  editNewsletterIssue,
  getNewsletterIssue,
  previewNewsletter,
  sendNewsletterIssue,
  stopNewsletterIssue,
  testNewsletterIssue,
} from '#contracts/calls/newsletter.ts';
import { type Block, Blocks } from '#contracts/content/page.ts';
import type { MediaItem } from '#contracts/media.ts';
import { type NewsletterIssue, NewsletterText } from '#contracts/newsletter-issue.ts';
import { optionalLine } from '#contracts/text.ts';
import { formatCount } from '#languages/count.ts';
import { FIRST_LANGUAGE, type Language, languages, otherLanguages } from '#languages/languages.ts';
import { inEachOther, translationIn, translationKey } from '#languages/translations.ts';
import { ActingButton, ActionButton } from '#web/ui/back-office/action-button.tsx';
import { adminAddresses } from '#web/ui/back-office/addresses.ts';
import { ConfirmDialog } from '#web/ui/back-office/dialogs/confirm-dialog.tsx';
import { SubmitButton } from '#web/ui/back-office/form/draft-form.tsx';
import { TextField } from '#web/ui/back-office/form/form-fields.tsx';
import { FormProblem } from '#web/ui/back-office/form/form-problem.tsx';
import { written } from '#web/ui/back-office/form/translated-fields.tsx';
import { useDraftForm } from '#web/ui/back-office/form/use-draft-form.ts';
import { formatMoment } from '#web/ui/back-office/formats.ts';
import { ProgressBar } from '#web/ui/back-office/progress-bar.tsx';
import { QueryState } from '#web/ui/back-office/query-state.tsx';
import { ScreenHead } from '#web/ui/back-office/shell/screen-head.tsx';
import { toasts } from '#web/ui/back-office/toasts.tsx';
import {
  useRead,
  useReadPage,
  useReadToEdit,
  useSend,
  useTell,
} from '#web/ui/back-office/use-call.ts';
import { useSettled } from '#web/ui/back-office/use-settled.ts';
import { lazyPart } from '#web/ui/lazy-hydrate.tsx';
import { PrivateForm } from '#web/ui/private-form.tsx';
import { type Faults, FaultsContext } from '../content/faults.tsx';
import { LanguageChoice } from '../content/language-choice.tsx';
import { NotInRole, useMay } from '../may.tsx';
import { UNSEEN } from '../pages/use-page.ts';
import { PublishDialog } from '../versions/publish-dialog.tsx';
import { MailPreview } from './mail-preview.tsx';
import { IssueState } from './newsletter-issues.tsx';

const BlockEditor = lazyPart(
  () => import('../pages/editor/block-editor.tsx'),
  (module) => module.BlockEditor,
  () => toasts.failure('The editor did not load. Reload this page.'),
);

const EACH_SECONDS = 2;

/** One newsletter: a draft is written, tried and sent here; how far a sent one has come is shown. */
export default function NewsletterIssueScreen() {
  const { issueId = 'new' } = useParams();
  const mayWrite = useMay('send-newsletter');
  if (issueId === 'new' && !mayWrite) return <NotInRole permission="send-newsletter" />;
  return (
    <>
      {issueId === 'new' ? <Draft key="new" issue={null} /> : <Known key={issueId} id={issueId} />}
    </>
  );
}

function Known({ id }: { id: string }) {
  const input = { params: { issueId: id } };
  const { query, reload } = useReadToEdit(getNewsletterIssue, input);
  const mayWrite = useMay('send-newsletter');
  return (
    <QueryState query={query} what="This newsletter" height="32rem">
      {(issue) =>
        issue.state === 'draft' && mayWrite ? (
          <Draft key={issue.version} issue={issue} onReload={reload} />
        ) : (
          <Settled id={id} first={issue} />
        )
      }
    </QueryState>
  );
}

const Translated = z
  .object({ subject: optionalLine('Subject', 120), blocks: Blocks })
  .refine(({ subject, blocks }) => (subject === '') === (blocks.length === 0), {
    path: ['subject'],
    message: 'Write both the subject and the text, or neither.',
  })
  .transform((words) => (words.subject === '' ? null : words));

const Written = NewsletterText.extend(inEachOther(() => Translated));

type DraftProps = { issue: NewsletterIssue | null; onReload?: () => void };

const blank = { subject: '', blocks: [] };

function Draft({ issue, onReload }: DraftProps) {
  const navigate = useNavigate();
  const add = useTell(addNewsletterIssue);
  const edit = useTell(editNewsletterIssue);
  const { form, submit, problem, discard } = useDraftForm({
    schema: Written,
    defaults: {
      ...{ subject: issue?.subject ?? '', blocks: issue?.blocks ?? [] },
      ...inEachOther((language) => (issue && translationIn(issue, language)) ?? blank),
    },
    draftKey: `newsletter-blocks:${issue?._id ?? 'new'}`,
  });
  const [language, setLanguage] = useState<Language>(FIRST_LANGUAGE);
  const [pictures, setPictures] = useState(issue?.pictures ?? {});
  const { isDirty, errors } = form.formState;
  const faults = faultsOf(errors);
  const save = submit(async (input) => {
    if (issue === null) {
      const { data } = await add({ body: input });
      discard();
      navigate(adminAddresses.newsletterIssue(data._id), { replace: true });
      return;
    }
    const { _id: issueId, version } = issue;
    await edit({ params: { issueId }, body: { ...input, version } });
    discard();
    onReload?.();
  });

  return (
    <FormProvider {...form}>
      <ScreenHead
        title={issue === null ? 'New newsletter' : 'Newsletter'}
        text={issue === null ? undefined : saidOf(issue)}
      >
        {issue !== null && <DraftActions issue={issue} isSaved={!isDirty} onSent={onReload} />}
      </ScreenHead>
      <div className="grid gap-x-10 gap-y-8 lg:grid-cols-2">
        <PrivateForm onSubmit={save} className="flex min-w-0 flex-col gap-4">
          <LanguageChoice language={language} onChange={setLanguage} faults={faults} />
          <FaultsContext value={faults}>
            <TextIn
              key={language}
              language={language}
              pictures={pictures}
              onUploaded={(id, picture) => setPictures((known) => ({ ...known, [id]: picture }))}
            />
          </FaultsContext>
          {problem && (
            <FormProblem>
              {problem.message}
              {problem.isStale && onReload && (
                <button
                  type="button"
                  className="ms-2 underline underline-offset-2"
                  onClick={() => {
                    discard();
                    onReload();
                  }}
                >
                  Show the newest version
                </button>
              )}
            </FormProblem>
          )}
          <div className="flex flex-wrap gap-2">
            <SubmitButton busy="Saving...">Save Draft</SubmitButton>
          </div>
        </PrivateForm>
        <WrittenPreview language={language} />
      </div>
    </FormProvider>
  );
}

/** Returns what was refused by its path, which begins with the language: `ar/blocks/3/alt`. */
function faultsOf(errors: object): Faults {
  const found = Object.entries(errors).flatMap(([field, error]) => {
    const other = otherLanguages.find((name) => translationKey(name) === field);
    return messagesIn(error, other ?? `${FIRST_LANGUAGE}/${field}`);
  });
  return Object.fromEntries(found);
}

function messagesIn(error: unknown, path: string): [string, string][] {
  if (typeof error !== 'object' || error === null) return [];
  return Object.entries(error).flatMap(([key, value]): [string, string][] => {
    if (key === 'ref') return [];
    if (key !== 'message' || typeof value !== 'string') return messagesIn(value, `${path}/${key}`);
    return [[path, path.endsWith('/alt') ? UNSEEN : value]];
  });
}

type TextInProps = {
  language: Language;
  pictures: Readonly<Record<string, MediaItem>>;
  onUploaded: (id: string, picture: MediaItem) => void;
};

/** The subject and text in a language; other than the first, either may be left out with the other. */
function TextIn({ language, pictures, onUploaded }: TextInProps) {
  const isFirst = language === FIRST_LANGUAGE;
  const within = isFirst ? '' : `${translationKey(language)}.`;
  const { inEnglish } = languages[language];
  const { field } = useController({ name: `${within}blocks` });
  return (
    <>
      <TextField
        name={`${within}subject`}
        label={isFirst ? 'Subject' : `Subject in ${inEnglish}`}
        maxLength={120}
        hint={
          isFirst
            ? undefined
            : `For readers of ${inEnglish} pages. If it is left empty, they get the English one.`
        }
        {...(!isFirst && written(language))}
      />
      <div className="rounded-control border border-hair bg-panel">
        <Suspense fallback={<div className="skeleton h-[20rem] rounded-control" />}>
          <BlockEditor
            blocks={field.value}
            onChange={field.onChange}
            pictures={pictures}
            onUploaded={onUploaded}
            language={language}
            at={`${language}/blocks`}
            mayChange
          />
        </Suspense>
      </div>
    </>
  );
}

const saidOf = ({ by, sendAt, sentBy }: NewsletterIssue) =>
  sendAt === null
    ? `A draft, last written by ${by}.`
    : `It is sent on ${formatMoment(sendAt)}, as ${sentBy} has scheduled it.`;

type DraftActionsProps = {
  issue: NewsletterIssue;
  isSaved: boolean;
  onSent: (() => void) | undefined;
};

/** What can be done with a saved draft. */
function DraftActions({ issue, isSaved, onSent }: DraftActionsProps) {
  const navigate = useNavigate();
  const params = { issueId: issue._id };
  const [asking, setAsking] = useState<'send' | 'delete' | null>(null);
  const test = useTell(testNewsletterIssue);
  const send = useTell(sendNewsletterIssue);
  const remove = useTell(deleteNewsletterIssue);
  const stop = useTell(stopNewsletterIssue);
  async function stops() {
    await stop({ params });
    onSent?.();
  }

  const close = () => setAsking(null);
  const title = isSaved ? undefined : 'Save the draft first';
  return (
    <>
      <ActionButton look="danger" onClick={() => setAsking('delete')}>
        Delete
      </ActionButton>
      {issue.sendAt !== null && <ActingButton act={stops}>Do Not Send Then</ActingButton>}
      <ActingButton disabled={!isSaved} title={title} act={() => test({ params })}>
        Send Me a Test
      </ActingButton>
      <ActionButton
        look="solid"
        disabled={!isSaved}
        title={title}
        onClick={() => setAsking('send')}
      >
        Send…
      </ActionButton>
      {asking === 'send' && (
        <SendDialog
          subject={issue.subject}
          onPublish={async (at) => {
            const body = { version: issue.version, at: at === 'now' ? null : at };
            await send({ params, body });
            onSent?.();
          }}
          onClose={close}
        />
      )}
      {asking === 'delete' && (
        <ConfirmDialog
          title="Delete this newsletter?"
          text="It is deleted for every admin. This cannot be undone."
          action="Delete"
          onConfirm={async () => {
            await remove({ params });
            navigate(adminAddresses.newsletterIssues, { replace: true });
          }}
          onClose={close}
        />
      )}
    </>
  );
}

type SendDialogProps = {
  subject: string;
  onPublish: (at: string) => Promise<unknown>;
  onClose: () => void;
};

/** Asks when it is sent, and says to how many as of now: readers are set aside meanwhile. */
function SendDialog({ subject, ...asked }: SendDialogProps) {
  const first = { query: { limit: 1 } };
  const readers = useReadPage(getSubscribers, first, { staleTime: 0 }).data?.total ?? null;
  const them =
    readers === null
      ? 'all confirmed readers'
      : `${formatCount(readers)} confirmed ${readers === 1 ? 'reader' : 'readers'}`;
  return (
    <PublishDialog
      title={`Send “${subject}”?`}
      text={`It is mailed to ${them}, and cannot be recalled once it is sent.`}
      action="Send"
      {...asked}
    />
  );
}

/** What is typed, as readers of a language will see it. */
function WrittenPreview({ language }: { language: Language }) {
  const typed = useWatch<z.input<typeof Written>>() as z.input<typeof Written>;
  const { subject = '', blocks = [] } = translationIn(typed, language) ?? typed;
  return <Preview subject={subject} blocks={blocks as Block[]} language={language} />;
}

type PreviewProps = NewsletterText & { language: Language };

function Preview({ subject, blocks, language }: PreviewProps) {
  const settled = useSettled(JSON.stringify(blocks));
  const body = { subject: useSettled(subject), blocks: JSON.parse(settled) as Block[], language };
  const enabled = NewsletterText.safeParse(body).success;
  const { data } = useRead(previewNewsletter, { body }, { enabled, keepPrevious: true });
  return data ? <MailPreview html={data.html} /> : null;
}

/** A newsletter that is sent, or that its reader may not change. */
function Settled({ id, first }: { id: string; first: NewsletterIssue }) {
  const navigate = useNavigate();
  const mayWrite = useMay('send-newsletter');
  const [isSending, setSending] = useState(first.state === 'sending');
  const { data: issue = first } = useRead(
    getNewsletterIssue,
    { params: { issueId: id } },
    { refetchInterval: isSending ? EACH_SECONDS * 1000 : false },
  );
  if (isSending !== (issue.state === 'sending')) setSending(issue.state === 'sending');
  const stop = useTell(stopNewsletterIssue);
  const add = useSend(addNewsletterIssue);
  async function again() {
    const translations = inEachOther((language) => translationIn(issue, language) ?? null);
    const { subject, blocks } = issue;
    const { data } = await add({ body: { subject, blocks, ...translations } });
    navigate(adminAddresses.newsletterIssue(data._id));
  }

  const { mailed, readers, sentAt, sentBy } = issue;
  return (
    <>
      <ScreenHead
        title={issue.subject}
        text={sentAt === null ? undefined : `Sent ${formatMoment(sentAt)} by ${sentBy}.`}
      >
        <IssueState issue={issue} />
        {mayWrite && isSending && (
          <ActingButton look="danger" act={() => stop({ params: { issueId: id } })}>
            Stop
          </ActingButton>
        )}
        {mayWrite && <ActingButton act={again}>Write Another with Its Words</ActingButton>}
      </ScreenHead>
      {sentAt !== null && (
        <div className="mb-6 max-w-[34rem]">
          <ProgressBar label="Readers mailed" share={readers === 0 ? 0 : mailed / readers}>
            {`${formatCount(mailed)} of ${formatCount(readers)} readers mailed`}
          </ProgressBar>
        </div>
      )}
      <div className="grid gap-8 lg:grid-cols-2">
        <Preview subject={issue.subject} blocks={issue.blocks} language={FIRST_LANGUAGE} />
        {otherLanguages.map((language) => {
          const words = translationIn(issue, language);
          return words && <Preview key={language} {...words} language={language} />;
        })}
      </div>
    </>
  );
}
