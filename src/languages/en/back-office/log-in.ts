export const email = 'Email address';
export const emailOrPhone = 'Email or phone';
export const password = 'Password';
export const signIn = 'Sign in';
export const loggedIn = 'Login successful';
/** `ended` says why the session has ended. */
export const endedAndReturns = (ended: string) => `${ended} Then you return to this page.`;

export const sendLink = 'Send the link';
export const sending = 'Sending...';
export const backToLogIn = 'Back to the log-in';
export const linkIncomplete =
  'This link is incomplete. Open it from the mail again, or ask for a new one.';
export const askForNewLink = 'Ask for a new link';
export const saveNewPassword = 'Save the new password';
export const saving = 'Saving...';

export const currentPassword = 'Current Password';
export const newPassword = 'New Password';
/** The same within what is wrong with it: 'New password is required'. */
export const newPasswordInSentence = 'New password';
export const confirmNewPassword = 'Confirm New Password';
export const atLeast8Characters = 'At least 8 characters.';
export const confirmationRequired = 'Confirm new password is required';
export const passwordsDiffer = 'New passwords do not match';
export const updatePassword = 'Update Password';
export const updatingPassword = 'Updating Password...';
export const passwordUpdated = 'Password updated successfully';
export const passwordNotUpdated = 'Failed to update password';

export const needsScripts = (site: string) =>
  `This page needs scripts. Please allow them for ${site} in your browser and load it again.`;
