import { ResetPasswordForm } from '#web/ui/back-office/login/reset-password-form.tsx';
import { SplitScreen } from '#web/ui/back-office/login/split-screen.tsx';
import { splitScreenLinks } from '#web/ui/back-office/login/split-screen-links.ts';

export const links = splitScreenLinks;

export default function AdminResetPassword() {
  return (
    <SplitScreen
      title="Choose a new password"
      text="It logs you out on every device. Then log in with the new password."
    >
      <ResetPasswordForm />
    </SplitScreen>
  );
}
