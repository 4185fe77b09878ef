import type { ReactNode } from 'react';
import { MessageInput } from '#contracts/sellers/seller-message.ts';
import * as texts from '#texts/back-office/messages.ts';
import { DraftForm, SubmitButton } from '../form/draft-form.tsx';
import { TextAreaField } from '../form/form-fields.tsx';
import { FormProblem } from '../form/form-problem.tsx';
import { useDraftForm } from '../form/use-draft-form.ts';
import { toasts } from '../toasts.tsx';

type MessageFormProps = {
  label: string;
  hint: string;
  rows: number;
  draftKey: string;
  /** Sends the message; where it rejects, the text stays. */
  send: (message: MessageInput) => Promise<unknown>;
  /** Further fields, below the text. */
  children?: ReactNode;
};

/** The form for the next message between a seller and the admins. */
export function MessageForm({ label, hint, rows, draftKey, send, children }: MessageFormProps) {
  const { form, submit, problem } = useDraftForm({
    schema: MessageInput,
    defaults: { text: '' },
    draftKey,
  });
  const submitted = submit(async (message) => {
    await send(message);
    toasts.success(texts.sent);
    form.reset();
  });
  return (
    <DraftForm form={form} onSubmit={submitted} className="flex flex-col gap-4">
      <TextAreaField name="text" label={label} rows={rows} maxLength={4000} hint={hint} />
      {children}
      <FormProblem>{problem?.message}</FormProblem>
      <SubmitButton className="self-start" busy={texts.sending}>
        {texts.send}
      </SubmitButton>
    </DraftForm>
  );
}
