import { useState } from 'react';
import { FormProvider } from 'react-hook-form';
import { MessageInput } from '#contracts/seller-message.ts';
import { ActionButton } from '#web/ui/back-office/action-button.tsx';
import { isCallError } from '#web/ui/back-office/calls.ts';
import { TextAreaField } from '#web/ui/back-office/form/form-fields.tsx';
import { FormProblem } from '#web/ui/back-office/form/form-problem.tsx';
import { UploadBar } from '#web/ui/back-office/form/upload-bar.tsx';
import { useDraftForm } from '#web/ui/back-office/form/use-draft-form.ts';
import { useWrite } from '#web/ui/back-office/mutate.ts';
import { toasts } from '#web/ui/back-office/toasts.tsx';
import { PrivateForm } from '#web/ui/private-form.tsx';
import { useUserId } from '../use-self.ts';
import { DocumentsField } from './documents-field.tsx';
import { messagesPath } from './messages-path.ts';

/** A message to the admins, with up to three documents that nobody else can see. */
export function WriteToAdmins() {
  const userId = useUserId();
  const write = useWrite([messagesPath(userId)]);
  const [documents, setDocuments] = useState<File[]>([]);
  const [refused, setRefused] = useState<Record<string, string>>({});
  const [share, setShare] = useState<number | null>(null);
  const { form, submit, problem } = useDraftForm({
    schema: MessageInput,
    defaults: { text: '' },
    draftKey: `message:${userId}`,
  });
  const choose = (chosen: File[]) => {
    setDocuments(chosen);
    setRefused({});
  };
  const send = submit(async ({ text }) => {
    const body = new FormData();
    body.append('text', text);
    for (const [index, file] of documents.entries()) body.append(`document${index + 1}`, file);
    setRefused({});
    setShare(0);
    try {
      await write('/seller/write-to-admins', { method: 'POST', form: body, onProgress: setShare });
    } catch (error) {
      if (isCallError(error)) setRefused(error.failure.fields ?? {});
      throw error;
    } finally {
      setShare(null);
    }
    toasts.success('Message sent');
    form.reset();
    choose([]);
  });
  return (
    <FormProvider {...form}>
      <PrivateForm onSubmit={send} className="flex flex-col gap-4">
        <TextAreaField
          name="text"
          label="Write to the admins"
          rows={4}
          maxLength={4000}
          hint="They answer here, and by mail."
        />
        <DocumentsField files={documents} refused={refused} onChange={choose} />
        {share !== null && documents.length > 0 && <UploadBar label="documents" share={share} />}
        <FormProblem>{problem?.message}</FormProblem>
        <ActionButton
          type="submit"
          look="solid"
          className="self-start"
          busy={form.formState.isSubmitting && 'Sending...'}
        >
          Send
        </ActionButton>
      </PrivateForm>
    </FormProvider>
  );
}
