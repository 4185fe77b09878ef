import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { logInCalls } from '#contracts/calls/accounts.ts';
import { acceptStaffInvitation, readStaffInvitation } from '#contracts/calls/staff.ts';
import { InvitationAccepted, type InvitationShown } from '#contracts/staff/staff.ts';
import { roleNames } from '#texts/back-office/staff-roles.ts';
import * as texts from '#texts/seller/staff.ts';
import { callApi } from '#web/ui/api-client.ts';
import { ActionButtonLink } from '#web/ui/back-office/action-button.tsx';
import { sellerAddresses } from '#web/ui/back-office/addresses.ts';
import { useBackOffice, useCalls } from '#web/ui/back-office/back-office-provider.tsx';
import { DraftForm, SubmitButton } from '#web/ui/back-office/form/draft-form.tsx';
import { PasswordField, TextField } from '#web/ui/back-office/form/form-fields.tsx';
import { FormProblem } from '#web/ui/back-office/form/form-problem.tsx';
import { useDraftForm } from '#web/ui/back-office/form/use-draft-form.ts';
import { SplitScreen } from '#web/ui/back-office/login/split-screen.tsx';
import { splitScreenLinks } from '#web/ui/back-office/login/split-screen-links.ts';
import { readToken, saveToken } from '#web/ui/back-office/session.ts';
import { toasts } from '#web/ui/back-office/toasts.tsx';

export const links = splitScreenLinks;

/** Accepts an invitation to a seller's staff by the mailed link, whose token is in the address. */
export default function AcceptInvitation() {
  const { role } = useBackOffice();
  const [token, setToken] = useState<string | null>(null);
  const [shown, setShown] = useState<InvitationShown | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  useEffect(() => {
    const given = new URLSearchParams(location.search).get('token');
    if (!given) return setProblem(texts.incompleteLink);
    if (readToken(role) !== null) return setProblem(texts.loggedInElsewhere);
    setToken(given);
    callApi(readStaffInvitation, { body: { token: given } }).then((result) => {
      if (result.ok) setShown(result.data);
      else setProblem(result.failure.message);
    });
  }, [role]);
  return (
    <SplitScreen
      title={texts.acceptTitle}
      {...(shown && {
        text: texts.acceptText({ shop: shown.shop, role: roleNames[shown.role] }),
      })}
    >
      {problem !== null ? (
        <>
          <FormProblem>{problem}</FormProblem>
          <ActionButtonLink to={sellerAddresses.logIn} className="mt-5 min-h-11! w-full">
            {texts.goToLogIn}
          </ActionButtonLink>
        </>
      ) : token && shown ? (
        <AcceptForm token={token} shown={shown} />
      ) : (
        <div className="back-office-skeleton h-56" aria-busy="true" />
      )}
    </SplitScreen>
  );
}

const Fields = InvitationAccepted.omit({ token: true });

/** Who is new says their name and chooses a password; who has a log-in gives its password. */
function AcceptForm({ token, shown }: { token: string; shown: InvitationShown }) {
  const { role } = useBackOffice();
  const calls = useCalls();
  const navigate = useNavigate();
  const { form, submit, problem } = useDraftForm({ schema: Fields, defaults: {} });
  const { email, isKnown } = shown;

  const send = submit(async ({ name, password }) => {
    const body = { token, password, ...(name !== undefined && { name }) };
    const { message } = await calls.send(acceptStaffInvitation, { body });
    const login = { emailOrPhone: email, password };
    const result = await callApi(logInCalls.seller.logIn, { body: login });
    toasts.success(message);
    // Who works for several shops chooses one, and who has a second factor gives it, at the log-in.
    if (!result.ok || !('token' in result.data) || !saveToken(role, result.data.token)) {
      return navigate(sellerAddresses.logIn, { replace: true });
    }
    navigate(sellerAddresses.enquiries, { replace: true });
  });

  return (
    <DraftForm form={form} onSubmit={send} className="flex flex-col gap-5">
      <p className="text-ink-soft">{texts.yourEmail(email)}</p>
      {isKnown && <p className="text-ink-soft">{texts.knownNote}</p>}
      <FormProblem>{problem?.message}</FormProblem>
      {!isKnown && (
        <TextField name="name" label={texts.name} hint={texts.nameHint} autoComplete="name" />
      )}
      <PasswordField
        name="password"
        label={texts.password}
        {...(isKnown
          ? { autoComplete: 'current-password' }
          : { autoComplete: 'new-password', hint: texts.passwordHint })}
      />
      <SubmitButton className="min-h-11!" busy={texts.accepting}>
        {texts.accept}
      </SubmitButton>
    </DraftForm>
  );
}
