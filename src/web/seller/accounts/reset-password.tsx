import * as texts from '#texts/seller/accounts.ts';
import { ResetPasswordForm } from '#web/ui/back-office/login/reset-password-form.tsx';
import { SplitScreen } from '#web/ui/back-office/login/split-screen.tsx';
import { splitScreenLinks } from '#web/ui/back-office/login/split-screen-links.ts';

export const links = splitScreenLinks;

export default function SellerResetPassword() {
  return (
    <SplitScreen title={texts.resetTitle} text={texts.resetText}>
      <ResetPasswordForm />
    </SplitScreen>
  );
}
