export const logInTitle = 'Seller Login';
export const logInLine = 'Sell where the trade winds meet.';
export const signingIn = 'Signing in...';
export const forgotPassword = 'Forgot your password?';
export const newHere = 'New here?';
export const createAccount = 'Create an account';
export const logInFailed = 'Login failed. Please check your credentials.';
export const unexpectedError = 'An unexpected error occurred. Please try again.';

export const registerLine = 'Your pieces, before two coasts.';
export const registerText =
  'We look at every registration and tell you by mail what we decided. Until then you can fill in your profile.';
export const invitedText =
  'You are invited. Your address is confirmed by the link that you have opened; choose a password, and log in.';
export const registered = 'Register successfully login please';
export const registeredNote = 'Registration successful! Please login to continue.';
export const mailOnItsWay =
  'A mail is on its way to you, with a link that confirms your address and what comes next.';
export const fullName = 'Full Name';
export const email = 'Email address';
export const phone = 'Phone Number';
export const phoneHint = '10 digits, such as 9845011223. Used to log in, never shown to shoppers.';
export const password = 'Password';
export const passwordHint = 'At least 8 characters.';
export const register = 'Register';
export const registering = 'Registering...';
export const haveAccount = 'Already have an account? Sign in';
export const registrationError = 'An error occurred during registration.';
export const registrationFailed = 'Registration failed. Please try again.';

export const forgotPasswordText =
  'Tell us the email of your account, and we send you a link to choose a new one.';
export const resetTitle = 'Choose a new password';
export const resetText = 'It ends every session of your account; you log in with it right after.';

export const confirmTitle = 'Confirm your email';
export const confirmText =
  'Press the button to confirm that the address to which we sent this link is yours.';
export const confirm = 'Confirm this email';
export const confirming = 'Confirming...';
export const confirmedTitle = 'Your email is confirmed';
export const confirmedText =
  'We can reach you now. Log in to fill in your profile, or to see how your registration stands.';
export const incompleteLink = 'This link is incomplete. Open it from the mail again.';
export const goToLogIn = 'Go to the log-in';
export const logIn = 'Log in';
