import { ForgotPasswordForm } from '#web/ui/back-office/login/forgot-password-form.tsx';
import { SplitScreen } from '#web/ui/back-office/login/split-screen.tsx';
import { splitScreenLinks } from '#web/ui/back-office/login/split-screen-links.ts';

export const links = splitScreenLinks;

export default function SellerForgotPassword() {
  return (
    <SplitScreen
      title="Forgot your password?"
      text="Tell us the email of your account, and we send you a link to choose a new one."
    >
      <ForgotPasswordForm />
    </SplitScreen>
  );
}
