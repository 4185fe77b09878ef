import { useEffect, useState } from 'react';
import { FormProvider } from 'react-hook-form';
import { Link, useNavigate } from 'react-router';
import { register } from '#contracts/calls/accounts.ts';
import { Registration } from '#contracts/seller.ts';
import { ofRegistration } from '#texts/domain/data-words.ts';
import { type CallFailure, callApi } from '#web/ui/api-client.ts';
import { ActionButton } from '#web/ui/back-office/action-button.tsx';
import { sellerAddresses } from '#web/ui/back-office/addresses.ts';
import { useBackOffice } from '#web/ui/back-office/back-office-provider.tsx';
import { callError } from '#web/ui/back-office/calls.ts';
import { PasswordField, TextField } from '#web/ui/back-office/form/form-fields.tsx';
import { FormProblem } from '#web/ui/back-office/form/form-problem.tsx';
import { useDraftForm } from '#web/ui/back-office/form/use-draft-form.ts';
import { GuestOnly } from '#web/ui/back-office/login/guard.tsx';
import { loginPicture } from '#web/ui/back-office/login/login-picture.ts';
import { SplitScreen } from '#web/ui/back-office/login/split-screen.tsx';
import { splitScreenLinks } from '#web/ui/back-office/login/split-screen-links.ts';
import { toasts } from '#web/ui/back-office/toasts.tsx';
import { NoticeLine } from '#web/ui/notice-line.tsx';
import { PrivateForm } from '#web/ui/private-form.tsx';
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

  useEffect(() => {
    if (!isDone) return;
    const timer = setTimeout(() => navigate(sellerAddresses.logIn), LEAVE_AFTER_MS);
    return () => clearTimeout(timer);
  }, [isDone, navigate]);

  const send = submit(async (body) => {
    const result = await callApi(register, { body: { ...body, notice } });
    if (!result.ok) {
      const failure = { ...result.failure, message: refusal(result.failure) };
      throw callError(failure);
    }
    toasts.success('Register successfully login please');
    setDone(true);
  });

  return (
    <SplitScreen
      photograph={loaderData}
      title="Create an account"
      line="Your pieces, before two coasts."
      text="We look at every registration and tell you by mail what we decided. Until then you can fill in your profile."
    >
      <GuestOnly stays={isDone}>
        <FormProvider {...form}>
          <PrivateForm onSubmit={send} className="flex flex-col gap-5">
            {isDone && (
              <p
                role="status"
                className="rounded-control bg-accent-soft px-3 py-2 text-accent-deep"
              >
                Registration successful! Please login to continue.
              </p>
            )}
            {isDone && (
              <p className="text-ink-soft">
                A mail is on its way to you, with a link that confirms your address and what comes
                next.
              </p>
            )}
            <FormProblem>{problem?.message}</FormProblem>
            <TextField name="name" label="Full Name" autoComplete="name" />
            <TextField
              name="email"
              label="Email address"
              type="email"
              autoComplete="email"
              inputMode="email"
            />
            <TextField
              name="phone"
              label="Phone Number"
              type="tel"
              autoComplete="tel-national"
              inputMode="tel"
              hint="10 digits. Used to log in, never shown to shoppers."
            />
            <PasswordField
              name="password"
              label="Password"
              autoComplete="new-password"
              hint="At least 8 characters."
            />
            <NoticeLine
              words={ofRegistration}
              className="text-dense text-ink-muted [&_a]:text-ink [&_a]:underline [&_a]:underline-offset-2"
            />
            <ActionButton
              type="submit"
              look="solid"
              className="min-h-11!"
              disabled={isDone}
              busy={form.formState.isSubmitting && 'Registering...'}
            >
              Register
            </ActionButton>
            <p className="text-center text-dense text-ink-soft">
              <Link
                to={sellerAddresses.logIn}
                className="inline-block text-ink underline underline-offset-2 pointer-coarse:-my-3 pointer-coarse:py-3"
              >
                Already have an account? Sign in
              </Link>
            </p>
          </PrivateForm>
        </FormProvider>
      </GuestOnly>
    </SplitScreen>
  );
}

function refusal({ status, code, message }: CallFailure): string {
  if (status === 0) return 'An unexpected error occurred. Please try again.';
  if (status >= 500) return 'An error occurred during registration.';
  return code === 'failed' ? 'Registration failed. Please try again.' : message;
}
