import { FormProvider } from 'react-hook-form';
import { z } from 'zod';
import { PasswordChange } from '#contracts/account.ts';
import { ActionButton } from '#web/ui/back-office/action-button.tsx';
import { useBackOffice } from '#web/ui/back-office/back-office-provider.tsx';
import { PasswordField } from '#web/ui/back-office/form/form-fields.tsx';
import { useDraftForm } from '#web/ui/back-office/form/use-draft-form.ts';
import type { Written } from '#web/ui/back-office/mutate.ts';
import { SecondFactorSettings } from '#web/ui/back-office/second-factor/second-factor-settings.tsx';
import { saveToken } from '#web/ui/back-office/session.ts';
import { OwnSessions } from '#web/ui/back-office/sessions/own-sessions.tsx';
import { ScreenHead } from '#web/ui/back-office/shell/screen-head.tsx';
import { toasts } from '#web/ui/back-office/toasts.tsx';
import { PrivateForm } from '#web/ui/private-form.tsx';
import { Identity } from './identity.tsx';

const Passwords = PasswordChange.extend({ confirmPassword: z.string() }).refine(
  (form) => form.newPassword === form.confirmPassword,
  { path: ['confirmPassword'], message: 'New passwords do not match' },
);

/** Who one is, one's own password, and the end of every session. */
export default function Account() {
  return (
    <>
      <ScreenHead title="Account" />
      <div className="grid max-w-3xl gap-x-10 gap-y-8 md:grid-cols-[14rem_1fr]">
        <div>
          <h2 className="font-medium">You</h2>
          <p className="mt-1 text-ink-muted">As other admins see you in the audit log.</p>
        </div>
        <Identity />
        <div className="border-t border-hair pt-6 md:contents md:border-0">
          <div>
            <h2 className="font-medium">Password</h2>
            <p className="mt-1 text-ink-muted">A new password ends your other sessions.</p>
          </div>
          <PasswordForm />
        </div>
        <div className="border-t border-hair pt-6 md:contents md:border-0">
          <div>
            <h2 className="font-medium">Two-step verification</h2>
            <p className="mt-1 text-ink-muted">What a log-in asks for besides the password.</p>
          </div>
          <SecondFactorSettings />
        </div>
        <div className="border-t border-hair pt-6 md:contents md:border-0">
          <div>
            <h2 className="font-medium">Sessions</h2>
            <p className="mt-1 text-ink-muted">Where you are logged in, on all devices.</p>
          </div>
          <div>
            <OwnSessions />
          </div>
        </div>
      </div>
    </>
  );
}

function PasswordForm() {
  const { role, calls } = useBackOffice();
  const { form, submit, problem } = useDraftForm({
    schema: Passwords,
    defaults: { currentPassword: '', newPassword: '', confirmPassword: '' },
  });
  const send = submit(async ({ currentPassword, newPassword }) => {
    const answer = await calls.write<Written<{ token: string }>>('/admin/change-password', {
      method: 'POST',
      body: { currentPassword, newPassword },
    });
    saveToken(role, answer.data.token);
    form.reset();
    toasts.success('Password updated successfully');
  });
  return (
    <FormProvider {...form}>
      <PrivateForm onSubmit={send} className="flex flex-col gap-4">
        <PasswordField
          name="currentPassword"
          label="Current Password"
          autoComplete="current-password"
        />
        <PasswordField
          name="newPassword"
          label="New Password"
          autoComplete="new-password"
          hint="At least 8 characters."
        />
        <PasswordField
          name="confirmPassword"
          label="Confirm New Password"
          autoComplete="new-password"
        />
        {problem && (
          <p role="alert" className="rounded-control bg-bad-soft px-3 py-2 text-bad">
            {problem.message}
          </p>
        )}
        <ActionButton
          type="submit"
          look="solid"
          className="self-start"
          busy={form.formState.isSubmitting && 'Updating Password...'}
        >
          Update Password
        </ActionButton>
      </PrivateForm>
    </FormProvider>
  );
}
