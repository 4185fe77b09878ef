import { useEffect, useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { register } from '#contracts/calls/accounts.ts';
import { openSellerInvitation } from '#contracts/calls/seller-invitations.ts';
import { Registration } from '#contracts/seller.ts';
import { ofRegistration } from '#texts/domain/data-words.ts';
import * as texts from '#texts/seller/accounts.ts';
import { type CallFailure, callApi } from '#web/ui/api-client.ts';
import { sellerAddresses } from '#web/ui/back-office/addresses.ts';
import { useBackOffice } from '#web/ui/back-office/back-office-provider.tsx';
import { callError } from '#web/ui/back-office/calls.ts';
import { DraftForm, SubmitButton } from '#web/ui/back-office/form/draft-form.tsx';
import { PasswordField, TextField } from '#web/ui/back-office/form/form-fields.tsx';
import { FormProblem } from '#web/ui/back-office/form/form-problem.tsx';
import { useDraftForm } from '#web/ui/back-office/form/use-draft-form.ts';
import { GuestOnly } from '#web/ui/back-office/login/guard.tsx';
import { loginPicture } from '#web/ui/back-office/login/login-picture.ts';
import { SplitScreen } from '#web/ui/back-office/login/split-screen.tsx';
import { splitScreenLinks } from '#web/ui/back-office/login/split-screen-links.ts';
import { toasts } from '#web/ui/back-office/toasts.tsx';
import { NoticeLine } from '#web/ui/notice-line.tsx';
import type { Route } from './+types/register';

const LEAVE_AFTER_MS = 2000;
const SECRET = ['password'];

export const links = splitScreenLinks;

export const loader = ({ context }: Route.LoaderArgs) => loginPicture(context);

export const shouldRevalidate = () => false;

/** Registration (docs/behaviour/seller.md#registration). */
export default function Register({ loaderData }: Route.ComponentProps) {
  const navigate = useNavigate();
  const { notice } = useBackOffice().site;
  const { form, submit, problem } = useDraftForm({
    schema: Registration,
    defaults: {},
    draftKey: 'seller-register',
    secret: SECRET,
  });
  const [isDone, setDone] = useState(false);
  const { invited, problem: linkProblem } = useInvitation();

  const { setValue } = form;
  useEffect(() => {
    if (invited === null) return;
    setValue('name', invited.name);
    setValue('email', invited.email);
  }, [invited, setValue]);

  useEffect(() => {
    if (!isDone) return;
    const timer = setTimeout(() => navigate(sellerAddresses.logIn), LEAVE_AFTER_MS);
    return () => clearTimeout(timer);
  }, [isDone, navigate]);

  const send = submit(async (body) => {
    const result = await callApi(register, {
      body: { ...body, notice, ...(invited && { invitation: invited.token }) },
    });
    if (!result.ok) {
      const failure = { ...result.failure, message: refusal(result.failure) };
      throw callError(failure);
    }
    toasts.success(texts.registered);
    setDone(true);
  });

  return (
    <SplitScreen
      photograph={loaderData}
      title={texts.createAccount}
      line={texts.registerLine}
      text={invited ? texts.invitedText : texts.registerText}
    >
      <GuestOnly stays={isDone}>
        <DraftForm form={form} onSubmit={send} className="flex flex-col gap-5">
          {isDone && (
            <p role="status" className="rounded-control bg-accent-soft px-3 py-2 text-accent-deep">
              {texts.registeredNote}
            </p>
          )}
          {isDone && !invited && <p className="text-ink-soft">{texts.mailOnItsWay}</p>}
          <FormProblem>{problem?.message ?? linkProblem}</FormProblem>
          <TextField name="name" label={texts.fullName} autoComplete="name" />
          <TextField
            name="email"
            label={texts.email}
            type="email"
            autoComplete="email"
            inputMode="email"
            readOnly={invited !== null}
          />
          <TextField
            name="phone"
            label={texts.phone}
            type="tel"
            autoComplete="tel-national"
            inputMode="tel"
            hint={texts.phoneHint}
          />
          <PasswordField
            name="password"
            label={texts.password}
            autoComplete="new-password"
            hint={texts.passwordHint}
          />
          <NoticeLine
            words={ofRegistration}
            className="text-dense text-ink-muted [&_a]:text-ink [&_a]:underline [&_a]:underline-offset-2"
          />
          <SubmitButton className="min-h-11!" disabled={isDone} busy={texts.registering}>
            {texts.register}
          </SubmitButton>
          <p className="text-center text-dense text-ink-soft">
            <Link
              to={sellerAddresses.logIn}
              className="inline-block text-ink underline underline-offset-2 pointer-coarse:-my-3 pointer-coarse:py-3"
            >
              {texts.haveAccount}
            </Link>
          </p>
        </DraftForm>
      </GuestOnly>
    </SplitScreen>
  );
}

function refusal({ status, code, message }: CallFailure): string {
  if (status === 0) return texts.unexpectedError;
  if (status >= 500) return texts.registrationError;
  return code === 'failed' ? texts.registrationFailed : message;
}

type Invited = { token: string; name: string; email: string };

/** Reads the invitation that the page's address names; `problem` says why its link does not work. */
function useInvitation(): { invited: Invited | null; problem: string | null } {
  const token = useSearchParams()[0].get('token');
  const [invited, setInvited] = useState<Invited | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  useEffect(() => {
    if (token === null) return;
    let isStale = false;
    callApi(openSellerInvitation, { body: { token } }).then((result) => {
      if (isStale) return;
      if (result.ok) setInvited({ token, ...result.data });
      else setProblem(result.failure.message);
    });
    return () => {
      isStale = true;
    };
  }, [token]);
  return { invited, problem };
}
