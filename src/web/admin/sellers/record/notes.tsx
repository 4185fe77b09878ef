import { Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { addNote, deleteNote, editNote } from '#contracts/calls/seller-record.ts';
import { getOwnAdmin } from '#contracts/calls/support.ts';
import { NoteInput, type SellerNote } from '#contracts/sellers/seller-record.ts';
import { ActionButton, IconButton } from '#web/ui/back-office/action-button.tsx';
import { ConfirmDialog } from '#web/ui/back-office/dialogs/confirm-dialog.tsx';
import { DraftForm } from '#web/ui/back-office/form/draft-form.tsx';
import { FormDialog } from '#web/ui/back-office/form/form-dialog.tsx';
import { TextAreaField } from '#web/ui/back-office/form/form-fields.tsx';
import { FormProblem } from '#web/ui/back-office/form/form-problem.tsx';
import { useDraftForm } from '#web/ui/back-office/form/use-draft-form.ts';
import { formatMoment } from '#web/ui/back-office/formats.ts';
import { useRead, useRefresh, useSend } from '#web/ui/back-office/use-call.ts';
import { May, useMay } from '../../may.tsx';
import { Section } from '../../section.tsx';

/** What admins note of a seller for one another; who wrote a note can change and delete it. */
export function Notes({ sellerId, notes }: { sellerId: string; notes: readonly SellerNote[] }) {
  const ownId = useRead(getOwnAdmin, {}).data?._id;
  const [changed, setChanged] = useState<{ note: SellerNote; how: 'edit' | 'delete' } | null>(null);
  const sendDelete = useSend(deleteNote);
  const mayChange = useMay('change-sellers');
  const close = () => setChanged(null);
  return (
    <Section title="Notes">
      <May permission="change-sellers">
        <NoteForm key={sellerId} sellerId={sellerId} />
      </May>
      {notes.length > 0 && (
        <ol className="mt-4 divide-y divide-hair border-y border-hair">
          {notes.map((note) => (
            <li key={note._id} className="py-3">
              <div className="flex flex-wrap items-center gap-x-2 text-dense text-ink-muted">
                <bdi className="font-medium text-ink">{note.authorName}</bdi>
                <time dateTime={note.createdAt}>{formatMoment(note.createdAt)}</time>
                {note.editedAt && (
                  <span title={formatMoment(note.editedAt)}>
                    edited<span className="sr-only"> {formatMoment(note.editedAt)}</span>
                  </span>
                )}
                {mayChange && note.authorId === ownId && (
                  <span className="ms-auto inline-flex">
                    <IconButton
                      label={`Edit the note of ${formatMoment(note.createdAt)}`}
                      onClick={() => setChanged({ note, how: 'edit' })}
                    >
                      <Pencil size={15} aria-hidden="true" />
                    </IconButton>
                    <IconButton
                      label={`Delete the note of ${formatMoment(note.createdAt)}`}
                      onClick={() => setChanged({ note, how: 'delete' })}
                    >
                      <Trash2 size={15} aria-hidden="true" />
                    </IconButton>
                  </span>
                )}
              </div>
              <p className="mt-1 whitespace-pre-line wrap-anywhere" dir="auto">
                {note.text}
              </p>
            </li>
          ))}
        </ol>
      )}
      {changed?.how === 'edit' && <EditDialog note={changed.note} onClose={close} />}
      {changed?.how === 'delete' && (
        <ConfirmDialog
          title="Delete this note?"
          text="It is deleted for every admin. This cannot be undone."
          action="Delete"
          onConfirm={() => sendDelete({ params: { noteId: changed.note._id } })}
          onClose={close}
        />
      )}
    </Section>
  );
}

function NoteForm({ sellerId }: { sellerId: string }) {
  const add = useSend(addNote);
  const { form, submit, problem } = useDraftForm({
    schema: NoteInput,
    defaults: { text: '' },
    draftKey: `seller-note:${sellerId}`,
  });
  const send = submit(async (body) => {
    await add({ params: { sellerId }, body });
    form.reset({ text: '' });
  });
  return (
    <DraftForm form={form} onSubmit={send} className="flex flex-col gap-2">
      <TextAreaField
        name="text"
        label="New note"
        rows={3}
        maxLength={4000}
        hint="Only admins see it. By law the seller may ask for what is kept about them."
      />
      <FormProblem>{problem?.message}</FormProblem>
      <ActionButton
        type="submit"
        className="self-start"
        busy={form.formState.isSubmitting && 'Adding…'}
      >
        Add note
      </ActionButton>
    </DraftForm>
  );
}

function EditDialog({ note, onClose }: { note: SellerNote; onClose: () => void }) {
  const edit = useSend(editNote);
  const refresh = useRefresh();
  return (
    <FormDialog<NoteText, NoteText>
      title="Edit note"
      schema={NoteInput}
      defaults={{ text: note.text }}
      draftKey={`edit-seller-note:${note._id}`}
      submit="Save"
      busy="Saving..."
      onSubmit={({ text }) =>
        edit({ params: { noteId: note._id }, body: { text, version: note.version } })
      }
      onClose={onClose}
      onReload={() => {
        void refresh(['seller-record']);
        onClose();
      }}
    >
      <TextAreaField name="text" label="Note" rows={5} maxLength={4000} />
    </FormDialog>
  );
}

type NoteText = { text: string };
