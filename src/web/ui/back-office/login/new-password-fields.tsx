import * as texts from '#texts/back-office/log-in.ts';
import { PasswordField } from '../form/form-fields.tsx';

/** A new password, typed twice: the fields `newPassword` and `confirmPassword` of a form. */
export function NewPasswordFields() {
  return (
    <>
      <PasswordField
        name="newPassword"
        label={texts.newPassword}
        autoComplete="new-password"
        hint={texts.atLeast8Characters}
      />
      <PasswordField
        name="confirmPassword"
        label={texts.confirmNewPassword}
        autoComplete="new-password"
      />
    </>
  );
}
