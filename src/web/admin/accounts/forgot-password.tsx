import { ForgotPasswordForm } from '#web/ui/back-office/login/forgot-password-form.tsx';
import { SplitScreen } from '#web/ui/back-office/login/split-screen.tsx';
import { splitScreenLinks } from '#web/ui/back-office/login/split-screen-links.ts';

export const links = splitScreenLinks;

export default function AdminForgotPassword() {
  return (
    <SplitScreen
      title="Forgot your password?"
      text="Enter the email of your account. We send you a link to choose a new password."
    >
      <ForgotPasswordForm />
    </SplitScreen>
  );
}
