import { ChevronRight, Clock, KeyRound } from 'lucide-react';
import { type ReactNode, useEffect, useState, useSyncExternalStore } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { Login, type LoginAnswer, type ShopsToChoose } from '#contracts/account.ts';
import { logInCalls, logInToShop } from '#contracts/calls/accounts.ts';
import type { SecondFactorAsked } from '#contracts/second-factor.ts';
import * as texts from '#texts/back-office/log-in.ts';
import * as secondFactor from '#texts/back-office/second-factor.tsx';
import * as staffRoles from '#texts/back-office/staff-roles.ts';
import { type CallFailure, callApi } from '../../api-client.ts';
import { NOTHING_KEPT } from '../../browser/stored-value.ts';
import { ActionButton } from '../action-button.tsx';
import { useBackOffice } from '../back-office-provider.tsx';
import { callError } from '../calls.ts';
import { DraftForm } from '../form/draft-form.tsx';
import { PasswordField, TextField } from '../form/form-fields.tsx';
import { FormProblem } from '../form/form-problem.tsx';
import { useDraftForm } from '../form/use-draft-form.ts';
import { usePasskeyChallenge } from '../second-factor/passkey-step.tsx';
import { SecondStep } from '../second-factor/second-step.tsx';
import { saveToken } from '../session.ts';
import { toasts } from '../toasts.tsx';
import { GuestOnly, useReturnPath } from './guard.tsx';
import type { LoginState } from './return-path.ts';

const never = () => () => {};

/** Returns what the log-in was opened with; nothing during hydration, as a reloaded tab knows more than the page's HTML. */
function useLoginState(): LoginState | null {
  const { state } = useLocation();
  const isHydrated = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  return isHydrated ? (state as LoginState | null) : null;
}

/** Shows at the log-in why the session has ended. */
function EndedNotice() {
  const { ended, from } = useLoginState() ?? {};
  if (!ended) return null;
  return (
    <p role="alert" className="flex gap-2.5 rounded-control bg-warn-soft px-3 py-2.5 text-warn">
      <Clock size={16} aria-hidden="true" className="mt-1 shrink-0" />
      <span>{from ? texts.endedAndReturns(ended) : ended}</span>
    </p>
  );
}

type LoginFormProps = {
  /** The button's label while it waits, such as 'Signing in...'. */
  busy: string;
  /** Returns the text for a refusal. */
  refusal: (failure: CallFailure) => string;
  forgotten: ReactNode;
  children?: ReactNode;
};

const LEAVE_AFTER_MS = 1000;

/** Log-in by e-mail or phone; after the second step it leads back to the page it came from. */
export function LoginForm({ busy, refusal, forgotten, children }: LoginFormProps) {
  const { role } = useBackOffice();
  const navigate = useNavigate();
  const to = useReturnPath();
  const [isLeaving, setLeaving] = useState(false);
  const [isBlocked, setBlocked] = useState(false);
  const [asked, setAsked] = useState<SecondFactorAsked['secondFactor'] | null>(null);
  const [shops, setShops] = useState<ShopsToChoose['shops'] | null>(null);
  const { form, submit } = useDraftForm({
    schema: Login,
    defaults: {},
  });

  useEffect(() => {
    if (!isLeaving) return;
    const timer = setTimeout(() => navigate(to, { replace: true }), LEAVE_AFTER_MS);
    return () => clearTimeout(timer);
  }, [isLeaving, navigate, to]);

  const send = submit(async (body) => {
    toasts.clear();
    const result = await callApi(logInCalls[role.role].logIn, { body });
    if (!result.ok) {
      toasts.failure(refusal(result.failure));
      form.setFocus('password');
      return;
    }
    next(result.data);
  });

  /** Goes on by what a step was answered with. */
  function next(answer: LoginAnswer) {
    if ('token' in answer) return enter(answer.token);
    if ('shops' in answer) return setShops(answer.shops);
    setShops(null);
    setAsked(answer.secondFactor);
  }

  function enter(token: string) {
    const isKept = saveToken(role, token);
    setBlocked(!isKept);
    if (!isKept) {
      setShops(null);
      return setAsked(null);
    }
    setLeaving(true);
    toasts.success(texts.loggedIn);
  }

  if (shops !== null) {
    return (
      <GuestOnly stays={isLeaving}>
        <ShopStep
          shops={shops}
          isLeaving={isLeaving}
          onAnswer={next}
          onBack={() => setShops(null)}
        />
      </GuestOnly>
    );
  }

  if (asked !== null) {
    return (
      <GuestOnly stays={isLeaving}>
        <SecondStep
          asked={asked}
          busy={isLeaving && busy}
          onToken={enter}
          onBack={() => setAsked(null)}
        />
      </GuestOnly>
    );
  }

  return (
    <GuestOnly stays={isLeaving}>
      <DraftForm form={form} onSubmit={send} className="flex flex-col gap-5">
        <EndedNotice />
        <FormProblem>{isBlocked && NOTHING_KEPT}</FormProblem>
        <TextField
          name="emailOrPhone"
          label={texts.emailOrPhone}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          inputMode="email"
          dir="ltr"
        />
        <PasswordField
          name="password"
          label={texts.password}
          autoComplete="current-password"
          aside={forgotten}
        />
        <ActionButton
          type="submit"
          look="solid"
          className="min-h-11!"
          busy={(form.formState.isSubmitting || isLeaving) && busy}
        >
          {texts.signIn}
        </ActionButton>
        <PasskeyLogIn isDisabled={form.formState.isSubmitting || isLeaving} onAnswer={next} />
        {children}
      </DraftForm>
    </GuestOnly>
  );
}

type ShopStepProps = {
  shops: ShopsToChoose['shops'];
  isLeaving: boolean;
  onAnswer: (answer: LoginAnswer) => void;
  onBack: () => void;
};

/** Who works for several shops chooses the one to log in to. */
function ShopStep({ shops, isLeaving, onAnswer, onBack }: ShopStepProps) {
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  async function choose(ticket: string) {
    setBusy(true);
    setProblem(null);
    const result = await callApi(logInToShop, { body: { ticket } });
    setBusy(false);
    if (result.ok) onAnswer(result.data);
    else setProblem(result.failure.message);
  }

  return (
    <section aria-labelledby="choose-shop" className="flex flex-col gap-4">
      <div>
        <h2 id="choose-shop" className="font-semibold">
          {staffRoles.chooseShop}
        </h2>
        <p className="mt-1 text-ink-soft">{staffRoles.chooseShopText}</p>
      </div>
      <FormProblem>{problem}</FormProblem>
      <ul className="divide-y divide-hair border-y border-hair">
        {shops.map(({ _id, name, role, ticket }) => (
          <li key={`${_id} ${role}`}>
            <button
              type="button"
              disabled={isBusy || isLeaving}
              className="flex min-h-14 w-full cursor-pointer items-center gap-3 px-2 py-2.5 text-start hover:bg-hover disabled:cursor-default disabled:opacity-60"
              onClick={() => choose(ticket)}
            >
              <span className="min-w-0 grow">
                <bdi className="block font-medium wrap-anywhere">{name}</bdi>
                <span className="text-dense text-ink-muted">
                  {role === null ? staffRoles.ownShop : staffRoles.roleNames[role]}
                </span>
              </span>
              <ChevronRight size={16} aria-hidden="true" className="rtl:-scale-x-100" />
            </button>
          </li>
        ))}
      </ul>
      <ActionButton look="plain" className="self-center" disabled={isBusy} onClick={onBack}>
        {texts.backToLogIn}
      </ActionButton>
    </section>
  );
}

type PasskeyLogInProps = { isDisabled: boolean; onAnswer: (answer: LoginAnswer) => void };

/** Logs in by a passkey alone. CSS shows it where browser and address support passkeys. */
function PasskeyLogIn({ isDisabled, onAnswer }: PasskeyLogInProps) {
  const { role } = useBackOffice();
  const { ask, isAsking, problem } = usePasskeyChallenge({}, async (passkey) => {
    toasts.clear();
    const result = await callApi(logInCalls[role.role].logInByPasskey, { body: { passkey } });
    if (!result.ok) throw callError(result.failure);
    onAnswer(result.data);
  });
  return (
    <div className="needs-passkeys -mt-2 flex flex-col gap-3">
      <ActionButton
        className="min-h-11!"
        disabled={isDisabled}
        busy={isAsking && secondFactor.waitingForPasskey}
        onClick={ask}
      >
        <KeyRound size={16} aria-hidden="true" />
        {secondFactor.signInByPasskey}
      </ActionButton>
      <FormProblem>{problem}</FormProblem>
    </div>
  );
}
