import { ResetPasswordForm } from '#web/ui/back-office/login/reset-password-form.tsx';
import { SplitScreen } from '#web/ui/back-office/login/split-screen.tsx';
import { splitScreenLinks } from '#web/ui/back-office/login/split-screen-links.ts';

export const links = splitScreenLinks;

export default function AdminResetPassword() {
  return (
    <SplitScreen
      title="Choose a new password"
      text="It ends every session of your account; you log in with it right after."
    >
      <ResetPasswordForm />
    </SplitScreen>
  );
}
