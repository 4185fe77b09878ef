import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { LeadDetail, LeadEvent } from '#contracts/leads/lead.ts';
import { type Lead, LeadNote } from '#contracts/leads/lead.ts';
import { addLeadNote, eraseLead } from '#contracts/leads/lead-calls.ts';
import * as texts from '#texts/seller/lead.tsx';
import { ActionButton } from '#web/ui/back-office/action-button.tsx';
import { ConfirmDialog } from '#web/ui/back-office/dialogs/confirm-dialog.tsx';
import { DraftForm } from '#web/ui/back-office/form/draft-form.tsx';
import { TextAreaField } from '#web/ui/back-office/form/form-fields.tsx';
import { FormProblem } from '#web/ui/back-office/form/form-problem.tsx';
import { useDraftForm } from '#web/ui/back-office/form/use-draft-form.ts';
import { formatMoment } from '#web/ui/back-office/formats.ts';
import { useSend, useTell } from '#web/ui/back-office/use-call.ts';
import { classNames } from '#web/ui/class-names.ts';
import { foreignLanguage, Written } from '#web/ui/written.tsx';
import { useMay } from '../../use-own-account.ts';
import { eventInWords } from './event-words.ts';

/** A note to write, and below it what happened to a lead, the newest first, with who and when. */
export function History({ lead, mayWrite }: { lead: LeadDetail; mayWrite: boolean }) {
  const may = useMay();
  return (
    <>
      {mayWrite && <NoteForm lead={lead} />}
      <ol className={classNames('lead-history', mayWrite && 'mt-5')}>
        {lead.events.toReversed().map((event) => (
          <li key={event._id}>
            <Event event={event} />
          </li>
        ))}
      </ol>
      {mayWrite && may(eraseLead) && lead.erasedAt === null && <EraseLead lead={lead} />}
    </>
  );
}

function Event({ event }: { event: LeadEvent }) {
  const isNote = event.kind === 'NOTE';
  return (
    <>
      <p className="flex flex-wrap items-baseline gap-x-2">
        <span className="font-medium">{eventInWords(event)}</span>
        <span className="text-dense text-ink-muted">
          {event.actorName && (
            <>
              <Written>{event.actorName}</Written>
              {event.actorRole === 'admin' && ` ${texts.admin}`}
              {' · '}
            </>
          )}
          <time dateTime={event.at}>{formatMoment(event.at)}</time>
        </span>
      </p>
      {isNote && (
        <p
          className="mt-0.5 whitespace-pre-line wrap-anywhere"
          dir="auto"
          lang={foreignLanguage(event.words)}
        >
          {event.words}
        </p>
      )}
    </>
  );
}

/** A note on a lead, which only the seller and the admins see. What is typed is kept until it is added. */
function NoteForm({ lead }: { lead: Lead }) {
  const add = useSend(addLeadNote);
  const { form, submit, problem } = useDraftForm({
    schema: LeadNote,
    defaults: { words: '' },
    draftKey: `lead-note:${lead._id}`,
  });
  const { isSubmitting } = form.formState;
  const send = submit(async (body) => {
    await add({ params: { leadId: lead._id }, body });
    form.reset({ words: '' });
  });
  return (
    <DraftForm form={form} onSubmit={send} className="flex flex-col gap-2">
      <TextAreaField name="words" label={texts.noteForYourself} rows={2} maxLength={2000} />
      <FormProblem>{problem?.message}</FormProblem>
      <ActionButton type="submit" className="self-start" busy={isSubmitting && texts.adding}>
        {texts.addNote}
      </ActionButton>
    </DraftForm>
  );
}

/** Erases what is personal in a lead, after a question. */
function EraseLead({ lead }: { lead: LeadDetail }) {
  const erase = useTell(eraseLead);
  const [isAsking, setAsking] = useState(false);
  const { _id: leadId, version, customer, others } = lead;
  const text =
    customer === null
      ? texts.eraseText
      : others.length > 0
        ? texts.eraseTextCustomerStays
        : texts.eraseTextCustomerGoes;
  return (
    <>
      <ActionButton className="mt-5" onClick={() => setAsking(true)}>
        <Trash2 size={15} aria-hidden="true" />
        {texts.erasePersonal}
      </ActionButton>
      {isAsking && (
        <ConfirmDialog
          title={texts.eraseTitle}
          text={text}
          action={texts.erase}
          onConfirm={() => erase({ params: { leadId }, body: { version } })}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
