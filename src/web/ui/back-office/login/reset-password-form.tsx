import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { z } from 'zod';
import { logInCalls } from '#contracts/calls/accounts.ts';
import { newPassword } from '#contracts/contact-details.ts';
import * as texts from '#texts/back-office/log-in.ts';
import { useBackOffice, useCalls } from '../back-office-provider.tsx';
import { DraftForm, SubmitButton } from '../form/draft-form.tsx';
import { FormProblem } from '../form/form-problem.tsx';
import { useDraftForm } from '../form/use-draft-form.ts';
import { toasts } from '../toasts.tsx';
import { NewPasswordFields } from './new-password-fields.tsx';

const Passwords = z
  .object({ newPassword: newPassword(texts.newPasswordInSentence), confirmPassword: z.string() })
  .refine((form) => form.newPassword === form.confirmPassword, {
    path: ['confirmPassword'],
    message: texts.passwordsDiffer,
  });

/** Sets a new password by the mailed link, whose token is in the address. */
export function ResetPasswordForm() {
  const { role } = useBackOffice();
  const calls = useCalls();
  const navigate = useNavigate();
  const { form, submit, problem } = useDraftForm({
    schema: Passwords,
    defaults: {},
  });
  const [isIncomplete, setIncomplete] = useState(false);
  const send = submit(async ({ newPassword: chosen }) => {
    const token = new URLSearchParams(location.search).get('token');
    setIncomplete(!token);
    if (!token) return;
    const body = { token, newPassword: chosen };
    toasts.success((await calls.send(logInCalls[role.role].resetPassword, { body })).message);
    navigate(role.loginPath, { replace: true });
  });
  const refused = isIncomplete ? texts.linkIncomplete : problem?.message;
  return (
    <DraftForm form={form} onSubmit={send} className="flex flex-col gap-5">
      {refused && (
        <FormProblem>
          {refused}{' '}
          <Link
            to={role.forgotPasswordPath}
            className="whitespace-nowrap underline underline-offset-2"
          >
            {texts.askForNewLink}
          </Link>
        </FormProblem>
      )}
      <NewPasswordFields />
      <SubmitButton className="min-h-11!" busy={texts.saving}>
        {texts.saveNewPassword}
      </SubmitButton>
    </DraftForm>
  );
}
