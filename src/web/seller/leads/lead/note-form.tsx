import { FormProvider } from 'react-hook-form';
import { type Lead, LeadNote } from '#contracts/leads/lead.ts';
import { addLeadNote } from '#contracts/leads/lead-calls.ts';
import * as texts from '#texts/seller/lead.tsx';
import { ActionButton } from '#web/ui/back-office/action-button.tsx';
import { TextAreaField } from '#web/ui/back-office/form/form-fields.tsx';
import { FormProblem } from '#web/ui/back-office/form/form-problem.tsx';
import { useDraftForm } from '#web/ui/back-office/form/use-draft-form.ts';
import { useSend } from '#web/ui/back-office/use-call.ts';
import { PrivateForm } from '#web/ui/private-form.tsx';

/** A note on a lead, which only the seller and the admins see. What is typed is kept until it is added. */
export function NoteForm({ lead }: { lead: Lead }) {
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
    <FormProvider {...form}>
      <PrivateForm onSubmit={send} className="flex flex-col gap-2">
        <TextAreaField name="words" label={texts.noteForYourself} rows={2} maxLength={2000} />
        <FormProblem>{problem?.message}</FormProblem>
        <ActionButton type="submit" className="self-start" busy={isSubmitting && texts.adding}>
          {texts.addNote}
        </ActionButton>
      </PrivateForm>
    </FormProvider>
  );
}
