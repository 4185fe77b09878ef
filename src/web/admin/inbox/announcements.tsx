import { Plus } from 'lucide-react';
import { Fragment, useState } from 'react';
import { z } from 'zod';
import type { Announcement, AnnouncementInput } from '#contracts/announcement.ts';
import {
  addAnnouncement,
  correctAnnouncement,
  deleteAnnouncement,
  getAnnouncementReaders,
  getAnnouncements,
  previewAnnouncement,
  testAnnouncement,
} from '#contracts/calls/announcements.ts';
import { getUsedTags } from '#contracts/calls/seller-record.ts';
import { lineText, optionalLine, optionalText, plainText } from '#contracts/text.ts';
import { isolate } from '#domain/text/isolate.ts';
import { formatCount } from '#languages/count.ts';
import {
  FIRST_LANGUAGE,
  type Language,
  languageNames,
  languages,
  otherLanguages,
} from '#languages/languages.ts';
import {
  inEachOther,
  type TranslationKey,
  translationIn,
  translationKey,
} from '#languages/translations.ts';
import { ActingButton, ActionButton } from '#web/ui/back-office/action-button.tsx';
import { ConfirmDialog } from '#web/ui/back-office/dialogs/confirm-dialog.tsx';
import { DialogFoot, DialogFrame } from '#web/ui/back-office/dialogs/dialog-frame.tsx';
import { FormDialog } from '#web/ui/back-office/form/form-dialog.tsx';
import { SelectField, TextAreaField, TextField } from '#web/ui/back-office/form/form-fields.tsx';
import { TranslatedLine, TranslatedText } from '#web/ui/back-office/form/translated-fields.tsx';
import { formatMoment } from '#web/ui/back-office/formats.ts';
import { ListPage } from '#web/ui/back-office/list/list-page.tsx';
import { adminPages } from '#web/ui/back-office/list/shown-pages.ts';
import { type CallColumn, useList } from '#web/ui/back-office/list/use-list.ts';
import { QueryState } from '#web/ui/back-office/query-state.tsx';
import { useAction, useRead, useTell } from '#web/ui/back-office/use-call.ts';
import { Written } from '#web/ui/written.tsx';
import { useMay } from '../may.tsx';
import { MailPreview, PreviewLanguages } from './mail-preview.tsx';

const columns: CallColumn<typeof getAnnouncements>[] = [
  {
    key: 'title',
    title: 'Announcement',
    card: 'title',
    cell: (row) => (
      <span className="wrap-anywhere">
        <Written className="font-medium">{row.title}</Written>
        <span className="line-clamp-2 text-ink-muted">
          <Written>{row.text}</Written>
        </span>
        {row.correctedAt && (
          <span className="text-fine text-ink-muted">
            Corrected {formatMoment(row.correctedAt)}
          </span>
        )}
      </span>
    ),
    text: (row) => row.title,
  },
  {
    key: 'tag',
    title: 'To',
    width: '8rem',
    cell: (row) => (row.tag === null ? 'All sellers' : <bdi>{row.tag}</bdi>),
    text: (row) => row.tag ?? 'All sellers',
  },
  {
    key: 'read',
    title: 'Read by',
    width: '7rem',
    isNumber: true,
    isNamedOnCard: true,
    cell: (row) => `${formatCount(row.read)} of ${formatCount(row.sellers)}`,
    text: (row) => row.read,
  },
  {
    key: 'by',
    title: 'By',
    width: '8rem',
    cell: (row) => <bdi>{row.by}</bdi>,
    text: (row) => row.by,
  },
  {
    key: 'createdAt',
    title: 'Announced',
    sort: 'createdAt',
    width: '10rem',
    card: 'foot',
    cell: (row) => formatMoment(row.createdAt),
    text: (row) => row.createdAt,
  },
];

/** What was announced to sellers, and who has read it. */
export default function Announcements() {
  const list = useList(getAnnouncements, { columns, pageSize: 20 });
  const mayAnnounce = useMay('announce');
  const remove = useTell(deleteAnnouncement);
  const [isAdding, setAdding] = useState(false);
  /** What was written last, until it goes out. */
  const [written, setWritten] = useState<AnnouncementInput | null>(null);
  const [asked, setAsked] = useState<{
    row: Announcement;
    what: 'readers' | 'correct' | 'delete';
  } | null>(null);
  const close = () => setAsked(null);
  const add = mayAnnounce && (
    <ActionButton look="solid" onClick={() => setAdding(true)}>
      <Plus size={15} aria-hidden="true" />
      Announce
    </ActionButton>
  );
  return (
    <ListPage
      title="Announcements"
      text="Sellers see them on every screen until they have read them."
      noun="announcements"
      id="announcements"
      list={list}
      exportName="announcements"
      numbers={adminPages}
      nameOf={(row) => row.title}
      search="Search announcements..."
      head={add}
      empty={{
        title: 'No announcements yet',
        text: 'Tell all sellers, or those with a tag, what they have to know.',
        action: add,
      }}
      actions={(row: Announcement) => (
        <>
          <ActionButton onClick={() => setAsked({ row, what: 'readers' })}>
            Who read it
            <span className="sr-only"> {row.title}</span>
          </ActionButton>
          {mayAnnounce && (
            <ActionButton onClick={() => setAsked({ row, what: 'correct' })}>
              Correct
              <span className="sr-only"> {row.title}</span>
            </ActionButton>
          )}
          {mayAnnounce && (
            <ActionButton look="plain" onClick={() => setAsked({ row, what: 'delete' })}>
              Withdraw
              <span className="sr-only"> {row.title}</span>
            </ActionButton>
          )}
        </>
      )}
    >
      {isAdding && (
        <AnnounceDialog written={written} onWritten={setWritten} onClose={() => setAdding(false)} />
      )}
      {written !== null && !isAdding && (
        <AskDialog
          written={written}
          onAnnounced={() => setWritten(null)}
          onBack={() => setAdding(true)}
        />
      )}
      {asked?.what === 'correct' && <CorrectDialog announcement={asked.row} onClose={close} />}
      {asked?.what === 'readers' && <ReadersDialog announcement={asked.row} onClose={close} />}
      {asked?.what === 'delete' && (
        <ConfirmDialog
          title={`Withdraw ${isolate(asked.row.title)}?`}
          text="Sellers no longer see it. Mails that were already sent cannot be withdrawn."
          action="Withdraw"
          onConfirm={async () => {
            const params = { announcementId: asked.row._id };
            await remove({ params });
          }}
          onClose={close}
        />
      )}
    </ListPage>
  );
}

const Translated = z
  .object({ title: optionalLine('Title', 120), text: optionalText('Text', 5_000) })
  .refine(({ title, text }) => (title === '') === (text === ''), {
    path: ['title'],
    message: 'Write both the title and the text, or neither.',
  })
  .transform((words) => (words.title === '' ? null : words));

const Corrected = z.object({
  title: lineText('Title', 120),
  text: plainText('Text', 5_000),
  ...inEachOther(() => Translated),
  mailed: z.string().transform((mailed) => mailed === 'yes'),
});
const Form = Corrected.extend({
  tag: z.string().transform((tag) => (tag === '' ? null : tag)),
});

/** Returns the words of an announcement as a form has them. */
const formOf = (words: Pick<Announcement, 'title' | 'text' | TranslationKey> | null) => ({
  ...{ title: words?.title ?? '', text: words?.text ?? '' },
  ...inEachOther(
    (language) => (words && translationIn(words, language)) ?? { title: '', text: '' },
  ),
});

type AnnounceDialogProps = {
  written: AnnouncementInput | null;
  onWritten: (written: AnnouncementInput) => void;
  onClose: () => void;
};

function AnnounceDialog({ written, onWritten, onClose }: AnnounceDialogProps) {
  const tags = useRead(getUsedTags, {}).data ?? [];
  return (
    <FormDialog
      title="Announce"
      schema={Form}
      defaults={{
        ...formOf(written),
        ...{ tag: written?.tag ?? '', mailed: written?.mailed === false ? 'no' : 'yes' },
      }}
      draftKey="announcement"
      submit="Look at It…"
      onSubmit={async (body) => onWritten(body)}
      onClose={onClose}
    >
      <WordsFields />
      <SelectField
        name="tag"
        label="To"
        placeholder="All active sellers"
        options={tags.map(({ tag, sellers }) => ({
          value: tag,
          label: `${tag} (${formatCount(sellers)})`,
        }))}
      />
      <SelectField
        name="mailed"
        label="By mail too"
        options={[
          { value: 'yes', label: 'Yes' },
          { value: 'no', label: 'No, on their screens only' },
        ]}
      />
    </FormDialog>
  );
}

type AskDialogProps = { written: AnnouncementInput; onAnnounced: () => void; onBack: () => void };

/** Shows an announcement as it is mailed, and asks before it goes to so many. */
function AskDialog({ written, onAnnounced, onBack }: AskDialogProps) {
  const announce = useTell(addAnnouncement);
  const test = useTell(testAnnouncement);
  const [language, setLanguage] = useState<Language>(FIRST_LANGUAGE);
  const { title, text } = translationIn(written, language) ?? written;
  const body = { title, text, language, tag: written.tag };
  const query = useRead(previewAnnouncement, { body }, { keepPrevious: true });
  const goes = useAction(async () => {
    await announce({ body: written });
    onAnnounced();
  });
  const sellers = query.data?.sellers;
  const many = sellers === 1 ? '1 seller' : `${formatCount(sellers ?? 0)} sellers`;
  const ways = written.mailed ? 'on their screens and by mail' : 'on their screens';
  const names = languageNames.filter(
    (name) => name === FIRST_LANGUAGE || translationIn(written, name),
  );
  return (
    <DialogFrame
      title="Announce it?"
      description={sellers === undefined ? undefined : `It goes to ${many}, ${ways}.`}
      width="40rem"
      onClose={() => goes.isPending || onBack()}
    >
      <section
        aria-label="Preview"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be reached by keyboard.
        tabIndex={0}
        className="grid min-h-0 gap-4 overflow-y-auto px-5 pt-2 pb-5 md:px-6"
      >
        <PreviewLanguages names={names} shown={language} onChoose={setLanguage} />
        <QueryState query={query} what="The preview" height="24rem">
          {({ html }) => <MailPreview html={html} />}
        </QueryState>
      </section>
      <DialogFoot>
        <ActionButton disabled={goes.isPending} onClick={onBack}>
          Back
        </ActionButton>
        <ActingButton act={() => test({ body: written })}>Send Me a Test</ActingButton>
        <ActionButton
          look="solid"
          disabled={sellers === undefined || sellers === 0}
          busy={goes.isPending && 'Announcing...'}
          onClick={() => goes.mutate(undefined)}
        >
          {`Announce to ${many}`}
        </ActionButton>
      </DialogFoot>
    </DialogFrame>
  );
}

type CorrectDialogProps = { announcement: Announcement; onClose: () => void };

function CorrectDialog({ announcement, onClose }: CorrectDialogProps) {
  const send = useTell(correctAnnouncement);
  const params = { announcementId: announcement._id };
  return (
    <FormDialog
      title={`Correct ${isolate(announcement.title)}`}
      schema={Corrected}
      defaults={{ ...formOf(announcement), mailed: 'no' }}
      submit="Correct"
      onSubmit={(body) => send({ params, body })}
      onClose={onClose}
    >
      <p className="text-ink-muted">
        Sellers who have read it see the corrected text until they have read it again.
      </p>
      <WordsFields />
      <SelectField
        name="mailed"
        label="Mail it again"
        options={[
          { value: 'no', label: 'No' },
          { value: 'yes', label: 'Yes' },
        ]}
      />
    </FormDialog>
  );
}

/** What is announced, in each language. */
function WordsFields() {
  return (
    <>
      <TextField name="title" label="Title" maxLength={120} />
      <TextAreaField name="text" label="Text" rows={6} />
      {otherLanguages.map((language) => (
        <Fragment key={language}>
          <TranslatedLine
            language={language}
            name={`${translationKey(language)}.title`}
            label={`Title in ${languages[language].inEnglish}`}
          />
          <TranslatedText
            language={language}
            name={`${translationKey(language)}.text`}
            label={`Text in ${languages[language].inEnglish}`}
            rows={4}
          />
        </Fragment>
      ))}
    </>
  );
}

type ReadersDialogProps = { announcement: Announcement; onClose: () => void };

function ReadersDialog({ announcement: { _id, title }, onClose }: ReadersDialogProps) {
  const query = useRead(getAnnouncementReaders, { params: { announcementId: _id } });
  return (
    <DialogFrame title={`Who has read ${isolate(title)}`} onClose={onClose}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it is scrolled by keyboard */}
      <section aria-label="Sellers" tabIndex={0} className="overflow-y-auto px-5 pt-2 pb-5 md:px-6">
        <QueryState query={query} what="The sellers" height="12rem">
          {(readers) => (
            <ul className="divide-y divide-hair">
              {readers.map(({ seller, readAt }) => (
                <li key={seller._id} className="flex flex-wrap justify-between gap-x-4 py-2">
                  <Written className="wrap-anywhere">{seller.name}</Written>
                  <span className="text-ink-muted">
                    {readAt === null ? 'Not read' : formatMoment(readAt)}
                  </span>
                </li>
              ))}
            </ul>
          )}
        </QueryState>
      </section>
    </DialogFrame>
  );
}
