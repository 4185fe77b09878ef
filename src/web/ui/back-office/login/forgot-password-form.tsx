import { useState } from 'react';
import { Link } from 'react-router';
import { ForgottenPassword } from '#contracts/account.ts';
import { logInCalls } from '#contracts/calls/accounts.ts';
import * as texts from '#texts/back-office/log-in.ts';
import { useBackOffice, useCalls } from '../back-office-provider.tsx';
import { DraftForm, SubmitButton } from '../form/draft-form.tsx';
import { TextField } from '../form/form-fields.tsx';
import { FormProblem } from '../form/form-problem.tsx';
import { useDraftForm } from '../form/use-draft-form.ts';

/** Requests a link by mail. The response never reveals whether the address is known. */
export function ForgotPasswordForm() {
  const { role } = useBackOffice();
  const calls = useCalls();
  const { form, submit, problem } = useDraftForm({
    schema: ForgottenPassword,
    defaults: {},
  });
  const [answer, setAnswer] = useState<string | null>(null);
  const send = submit(async (body) => {
    setAnswer(null);
    setAnswer((await calls.send(logInCalls[role.role].requestPasswordReset, { body })).message);
  });
  return (
    <DraftForm form={form} onSubmit={send} className="flex flex-col gap-5">
      {answer && (
        <p role="status" className="rounded-control bg-accent-soft px-3 py-2 text-accent-deep">
          {answer}
        </p>
      )}
      <FormProblem>{problem?.message}</FormProblem>
      <TextField name="email" label={texts.email} type="email" autoComplete="email" dir="ltr" />
      <SubmitButton className="min-h-11!" busy={texts.sending}>
        {texts.sendLink}
      </SubmitButton>
      <p className="text-center text-dense">
        <Link
          to={role.loginPath}
          className="inline-block underline underline-offset-2 pointer-coarse:-my-3 pointer-coarse:py-3"
        >
          {texts.backToLogIn}
        </Link>
      </p>
    </DraftForm>
  );
}
