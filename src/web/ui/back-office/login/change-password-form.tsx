import type { FormEvent } from 'react';
import { z } from 'zod';
import { PasswordChange } from '#contracts/account.ts';
import type { Resource } from '#contracts/calls/call.ts';
import * as texts from '#texts/back-office/log-in.ts';
import { notForSupport } from '#texts/back-office/second-factor.tsx';
import { useBackOffice } from '../back-office-provider.tsx';
import { isCallError } from '../calls.ts';
import { DraftForm, SubmitButton } from '../form/draft-form.tsx';
import { PasswordField } from '../form/form-fields.tsx';
import { FormProblem } from '../form/form-problem.tsx';
import { useDraftForm } from '../form/use-draft-form.ts';
import { readClaims, readToken, saveToken } from '../session.ts';
import { toasts } from '../toasts.tsx';
import { useRefresh } from '../use-call.ts';
import { NewPasswordFields } from './new-password-fields.tsx';

const Passwords = PasswordChange.extend({
  confirmPassword: z.string().min(1, texts.confirmationRequired),
}).refine((form) => form.newPassword === form.confirmPassword, {
  path: ['confirmPassword'],
  message: texts.passwordsDiffer,
});

type ChangePasswordFormProps = {
  /**
   * The resources that the change makes stale: reloaded with the new token, as the old one is no
   * longer valid.
   */
  changes: readonly Resource[];
  /** Changes it; resolves with the token of the session that goes on. */
  change: (body: PasswordChange) => Promise<{ data: { token: string } }>;
};

/**
 * Chooses a new password, knowing the present one: other sessions end, this one goes on. Sellers are
 * told of what failed in a message besides.
 */
export function ChangePasswordForm({ change, changes }: ChangePasswordFormProps) {
  const { role } = useBackOffice();
  const refresh = useRefresh();
  const { form, submit, problem } = useDraftForm({
    schema: Passwords,
    defaults: { currentPassword: '', newPassword: '', confirmPassword: '' },
  });
  const send = submit(async ({ currentPassword, newPassword }) => {
    try {
      const { data } = await change({ currentPassword, newPassword });
      saveToken(role, data.token);
      form.reset();
      void refresh(changes);
      toasts.success(texts.passwordUpdated);
    } catch (error) {
      if (role.role !== 'seller') throw error;
      toasts.failure(texts.passwordNotUpdated);
      if (!isCallError(error) || error.failure.fields !== undefined) throw error;
      form.setError('currentPassword', { message: error.failure.message });
    }
  });
  const sendOrTell = async (event: FormEvent) => {
    await send(event);
    const { error } = form.getFieldState('confirmPassword');
    if (role.role === 'seller' && error?.message === texts.passwordsDiffer)
      toasts.failure(texts.passwordsDiffer);
  };
  if (readClaims(readToken(role) ?? '').support) {
    return <p className="text-ink-muted">{notForSupport}</p>;
  }
  return (
    <DraftForm form={form} onSubmit={sendOrTell} className="flex flex-col gap-4">
      <PasswordField
        name="currentPassword"
        label={texts.currentPassword}
        autoComplete="current-password"
      />
      <NewPasswordFields />
      <FormProblem>{problem?.message}</FormProblem>
      <SubmitButton className="self-start" busy={texts.updatingPassword}>
        {texts.updatePassword}
      </SubmitButton>
    </DraftForm>
  );
}
