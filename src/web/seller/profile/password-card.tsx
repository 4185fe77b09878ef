import type { FormEvent } from 'react';
import { FormProvider } from 'react-hook-form';
import { z } from 'zod';
import { PasswordChange } from '#contracts/account.ts';
import { ActionButton } from '#web/ui/back-office/action-button.tsx';
import { useBackOffice } from '#web/ui/back-office/back-office-provider.tsx';
import { isCallError } from '#web/ui/back-office/calls.ts';
import { PasswordField } from '#web/ui/back-office/form/form-fields.tsx';
import { useDraftForm } from '#web/ui/back-office/form/use-draft-form.ts';
import type { Written } from '#web/ui/back-office/mutate.ts';
import { saveToken } from '#web/ui/back-office/session.ts';
import { toasts } from '#web/ui/back-office/toasts.tsx';
import { PrivateForm } from '#web/ui/private-form.tsx';
import { useUserId } from '../use-self.ts';

const MISMATCH = 'New passwords do not match';
const Passwords = PasswordChange.extend({
  confirmPassword: z.string().min(1, 'Confirm new password is required'),
}).refine((form) => form.newPassword === form.confirmPassword, {
  path: ['confirmPassword'],
  message: MISMATCH,
});

/** The Reset Password card: other sessions end, this one goes on. */
export function PasswordCard() {
  const { role, calls } = useBackOffice();
  const userId = useUserId();
  const { form, submit } = useDraftForm({
    schema: Passwords,
    defaults: { currentPassword: '', newPassword: '', confirmPassword: '' },
  });
  const send = submit(async ({ currentPassword, newPassword }) => {
    try {
      const body = { currentPassword, newPassword };
      const path = `/seller/reset-password/${userId}`;
      const answer = await calls.write<Written<{ token: string }>>(path, { method: 'POST', body });
      saveToken(role, answer.data.token);
      form.reset();
      toasts.success('Password updated successfully');
    } catch (error) {
      toasts.failure('Failed to update password');
      if (isCallError(error) && error.failure.fields === undefined) {
        form.setError('currentPassword', { message: error.failure.message });
      } else {
        throw error;
      }
    }
  });
  const sendOrTell = async (event: FormEvent) => {
    await send(event);
    if (form.getFieldState('confirmPassword').error?.message === MISMATCH) toasts.failure(MISMATCH);
  };
  return (
    <section
      aria-labelledby="reset-password"
      className="rounded-panel border border-hair bg-panel p-5 md:p-6"
    >
      <h2 id="reset-password" className="mb-5 font-semibold">
        Reset Password
      </h2>
      <FormProvider {...form}>
        <PrivateForm onSubmit={sendOrTell} className="flex flex-col gap-4">
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
    </section>
  );
}
