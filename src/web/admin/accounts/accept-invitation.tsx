import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { z } from 'zod';
import { acceptAdminInvitation, readInvitation } from '#contracts/calls/people.ts';
import { newPassword } from '#contracts/contact-details.ts';
import type { InvitationShown } from '#contracts/people.ts';
import * as texts from '#texts/back-office/log-in.ts';
import { ActionButtonLink } from '#web/ui/back-office/action-button.tsx';
import { adminAddresses } from '#web/ui/back-office/addresses.ts';
import { useBackOffice, useCalls } from '#web/ui/back-office/back-office-provider.tsx';
import { messageOf } from '#web/ui/back-office/calls.ts';
import { DraftForm, SubmitButton } from '#web/ui/back-office/form/draft-form.tsx';
import { FormProblem } from '#web/ui/back-office/form/form-problem.tsx';
import { useDraftForm } from '#web/ui/back-office/form/use-draft-form.ts';
import { NewPasswordFields } from '#web/ui/back-office/login/new-password-fields.tsx';
import { SplitScreen } from '#web/ui/back-office/login/split-screen.tsx';
import { splitScreenLinks } from '#web/ui/back-office/login/split-screen-links.ts';
import { saveToken } from '#web/ui/back-office/session.ts';
import { toasts } from '#web/ui/back-office/toasts.tsx';
import { roles } from '../people/roles.ts';

export const links = splitScreenLinks;

const Passwords = z
  .object({ newPassword: newPassword(texts.newPasswordInSentence), confirmPassword: z.string() })
  .refine((form) => form.newPassword === form.confirmPassword, {
    path: ['confirmPassword'],
    message: texts.passwordsDiffer,
  });

const tokenOfAddress = () => new URLSearchParams(location.search).get('token') ?? '';

/** Where the link of an invitation leads: what it offers, and the choice of a password. */
export default function AcceptInvitation() {
  const calls = useCalls();
  const [invitation, setInvitation] = useState<InvitationShown | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  useEffect(() => {
    const body = { token: tokenOfAddress() };
    calls.send(readInvitation, { body }).then(setInvitation, (error) => {
      setRefusal(messageOf(error));
    });
  }, [calls]);
  return (
    <SplitScreen title="Your invitation" text="Help run this marketplace.">
      {refusal !== null && (
        <>
          <FormProblem>{refusal}</FormProblem>
          <ActionButtonLink to={adminAddresses.logIn} className="mt-5 min-h-11! w-full">
            Go to the log-in
          </ActionButtonLink>
        </>
      )}
      {invitation === null && refusal === null && (
        <div className="back-office-skeleton h-72" aria-busy="true" />
      )}
      {invitation !== null && <Accepting invitation={invitation} />}
    </SplitScreen>
  );
}

function Accepting({ invitation }: { invitation: InvitationShown }) {
  const { name, email, role, invitedBy } = invitation;
  const { role: backOffice } = useBackOffice();
  const calls = useCalls();
  const navigate = useNavigate();
  const { form, submit, problem } = useDraftForm({ schema: Passwords, defaults: {} });
  const send = submit(async ({ newPassword: password }) => {
    const body = { token: tokenOfAddress(), password };
    const { message, data } = await calls.send(acceptAdminInvitation, { body });
    saveToken(backOffice, data.token);
    toasts.success(message);
    navigate(adminAddresses.account, { replace: true });
  });
  return (
    <DraftForm form={form} onSubmit={send} className="flex flex-col gap-5">
      <div>
        <p>
          <bdi>{invitedBy}</bdi> invites <bdi>{name}</bdi> ({email}) as{' '}
          <strong className="font-medium">{roles[role].name}</strong>.
        </p>
        <p className="mt-1 text-ink-muted">{roles[role].may}</p>
      </div>
      {problem && <FormProblem>{problem.message}</FormProblem>}
      <NewPasswordFields />
      <SubmitButton className="min-h-11!" busy={texts.saving}>
        Accept and Log In
      </SubmitButton>
    </DraftForm>
  );
}
