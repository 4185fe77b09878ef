import { PasswordField } from '../form/form-fields.tsx';

/** A new password, typed twice: the fields `newPassword` and `confirmPassword` of a form. */
export function NewPasswordFields() {
  return (
    <>
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
    </>
  );
}
