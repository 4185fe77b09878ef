import { changeSellerPassword } from '#contracts/calls/accounts.ts';
import { ChangePasswordForm } from '#web/ui/back-office/login/change-password-form.tsx';
import { useSend } from '#web/ui/back-office/use-call.ts';
import { useUserId } from '../use-self.ts';

/** The Reset Password card: other sessions end, this one goes on. */
export function PasswordCard() {
  const userId = useUserId();
  const change = useSend(changeSellerPassword);
  return (
    <section
      aria-labelledby="reset-password"
      className="rounded-panel border border-hair bg-panel p-5 md:p-6"
    >
      <h2 id="reset-password" className="mb-5 font-semibold">
        Reset Password
      </h2>
      <ChangePasswordForm change={(body) => change({ params: { userId }, body })} />
    </section>
  );
}
