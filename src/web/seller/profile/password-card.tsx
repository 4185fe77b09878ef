import { changeSellerPassword } from '#contracts/calls/accounts.ts';
import * as texts from '#texts/seller/profile.ts';
import { useCalls } from '#web/ui/back-office/back-office-provider.tsx';
import { ChangePasswordForm } from '#web/ui/back-office/login/change-password-form.tsx';
import { useUserId } from '../use-self.ts';

/** The Reset Password card: ends all other sessions. */
export function PasswordCard() {
  const userId = useUserId();
  const calls = useCalls();
  return (
    <section
      aria-labelledby="reset-password"
      className="rounded-panel border border-hair bg-panel p-5 md:p-6"
    >
      <h2 id="reset-password" className="mb-5 font-semibold">
        {texts.resetPassword}
      </h2>
      <ChangePasswordForm
        changes={changeSellerPassword.changes}
        change={(body) => calls.send(changeSellerPassword, { params: { userId }, body })}
      />
    </section>
  );
}
