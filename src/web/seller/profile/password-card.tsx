import type { FormEvent } from 'react';
import { FormProvider } from 'react-hook-form';
import { z } from 'zod';
import { PasswordChange } from '#contracts/account.ts';
import { isCallError } from '#web/ui/office/calls.ts';
import { PasswordField } from '#web/ui/office/form/form-fields.tsx';
import { useKeptForm } from '#web/ui/office/form/use-kept-form.ts';
import type { Written } from '#web/ui/office/mutate.ts';
import { OfficeButton } from '#web/ui/office/office-button.tsx';
import { useOffice } from '#web/ui/office/office-provider.tsx';
import { keepToken } from '#web/ui/office/session.ts';
import { toasts } from '#web/ui/office/toasts.tsx';
import { PrivateForm } from '#web/ui/private-form.tsx';
import { useUserId } from '../use-self.ts';

const MISMATCH = 'New passwords do not match';
const Passwords = PasswordChange.extend({
  confirmPassword: z.string().min(1, 'Confirm new password is required'),
}).refine((form) => form.newPassword === form.confirmPassword, {
  path: ['confirmPassword'],
  message: MISMATCH,
});

/** The Reset Password card (SPEC §2, §5): other sessions end, this one goes on. */
export function PasswordCard() {
  const { role, calls } = useOffice();
  const userId = useUserId();
  const { form, submit } = useKeptForm({
    schema: Passwords,
    defaults: { currentPassword: '', newPassword: '', confirmPassword: '' },
  });
  const send = submit(async ({ currentPassword, newPassword }) => {
    try {
      const body = { currentPassword, newPassword };
      const path = `/seller/reset-password/${userId}`;
      const answer = await calls.write<Written<{ token: string }>>(path, { method: 'POST', body });
      keepToken(role, answer.data.token);
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
          <OfficeButton
            type="submit"
            look="solid"
            className="self-start"
            busy={form.formState.isSubmitting && 'Updating Password...'}
          >
            Update Password
          </OfficeButton>
        </PrivateForm>
      </FormProvider>
    </section>
  );
}
