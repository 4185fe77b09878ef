import { useState } from 'react';
import { Link } from 'react-router';
import { confirmEmail } from '#contracts/calls/profile.ts';
import * as texts from '#texts/seller/accounts.ts';
import { callApi } from '#web/ui/api-client.ts';
import { ActionButton, ActionButtonLink } from '#web/ui/back-office/action-button.tsx';
import { sellerAddresses } from '#web/ui/back-office/addresses.ts';
import { SplitScreen } from '#web/ui/back-office/login/split-screen.tsx';
import { splitScreenLinks } from '#web/ui/back-office/login/split-screen-links.ts';

export const links = splitScreenLinks;

/**
 * Confirms a seller's e-mail by the mailed link, after a press of a button: mail scanners open
 * links too, and must confirm nothing.
 */
export default function ConfirmEmail() {
  const [isBusy, setBusy] = useState(false);
  const [isDone, setDone] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  async function confirm() {
    const token = new URLSearchParams(location.search).get('token');
    if (!token) return setProblem(texts.incompleteLink);
    setBusy(true);
    setProblem(null);
    const result = await callApi(confirmEmail, { body: { token } });
    setBusy(false);
    if (result.ok) setDone(true);
    else setProblem(result.failure.message);
  }

  return (
    <SplitScreen
      title={isDone ? texts.confirmedTitle : texts.confirmTitle}
      text={isDone ? texts.confirmedText : texts.confirmText}
    >
      {problem && (
        <p role="alert" className="mb-5 rounded-control bg-bad-soft px-3 py-2 text-bad">
          {problem}{' '}
          <Link
            to={sellerAddresses.logIn}
            className="whitespace-nowrap underline underline-offset-2"
          >
            {texts.goToLogIn}
          </Link>
        </p>
      )}
      {isDone ? (
        <ActionButtonLink to={sellerAddresses.logIn} look="solid" className="min-h-11! w-full">
          {texts.logIn}
        </ActionButtonLink>
      ) : (
        <ActionButton
          look="solid"
          className="min-h-11! w-full"
          busy={isBusy && texts.confirming}
          onClick={confirm}
        >
          {texts.confirm}
        </ActionButton>
      )}
    </SplitScreen>
  );
}
