import * as texts from '#texts/seller/accounts.ts';
import { ForgotPasswordForm } from '#web/ui/back-office/login/forgot-password-form.tsx';
import { SplitScreen } from '#web/ui/back-office/login/split-screen.tsx';
import { splitScreenLinks } from '#web/ui/back-office/login/split-screen-links.ts';

export const links = splitScreenLinks;

export default function SellerForgotPassword() {
  return (
    <SplitScreen title={texts.forgotPassword} text={texts.forgotPasswordText}>
      <ForgotPasswordForm />
    </SplitScreen>
  );
}
