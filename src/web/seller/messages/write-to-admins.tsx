import { useState } from 'react';
import { FormProvider } from 'react-hook-form';
import { writeToAdmins } from '#contracts/calls/messages.ts';
import { MessageInput } from '#contracts/seller-message.ts';
import { ActionButton } from '#web/ui/back-office/action-button.tsx';
import { isCallError } from '#web/ui/back-office/calls.ts';
import { TextAreaField } from '#web/ui/back-office/form/form-fields.tsx';
import { FormProblem } from '#web/ui/back-office/form/form-problem.tsx';
import { formDataOf } from '#web/ui/back-office/form/send-form.ts';
import { UploadBar } from '#web/ui/back-office/form/upload-bar.tsx';
import { useDraftForm } from '#web/ui/back-office/form/use-draft-form.ts';
import { toasts } from '#web/ui/back-office/toasts.tsx';
import { useSend } from '#web/ui/back-office/use-call.ts';
import { PrivateForm } from '#web/ui/private-form.tsx';
import { useUserId } from '../use-self.ts';
import { DocumentsField } from './documents-field.tsx';

/** A message to the admins, with up to three documents that nobody else can see. */
export function WriteToAdmins() {
  const userId = useUserId();
  const write = useSend(writeToAdmins);
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
    const parts = documents.map((file, index) => [`document${index + 1}`, file]);
    setRefused({});
    setShare(0);
    try {
      await write(
        { form: formDataOf({ text, ...Object.fromEntries(parts) }) },
        { onProgress: setShare },
      );
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
