export const logInTitle = 'Seller Login';
export const logInLine = 'Sell where the trade winds meet.';
export const signingIn = 'Signing in...';
export const forgotPassword = 'Forgot your password?';
export const newHere = 'New here?';
export const createAccount = 'Create an account';
export const logInFailed = 'Login failed. Please check your credentials.';
export const unexpectedError = 'An unexpected error occurred. Please try again.';

export const registerLine = 'Your products, before shoppers in India and the Emirates.';
export const registerText =
  'We check every registration and email you our decision. Until then you can fill in your profile.';
export const invitedText =
  'You are invited, and your email is confirmed. Choose a password and log in.';
export const registered = 'Register successfully login please';
export const registeredNote = 'Registration successful! Please login to continue.';
export const mailOnItsWay =
  'We have sent you an email with a link to confirm your address, and what to do next.';
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
  'Enter the email of your account. We send you a link to choose a new password.';
export const resetTitle = 'Choose a new password';
export const resetText = 'It logs you out on every device. Then log in with the new password.';

export const confirmTitle = 'Confirm your email';
export const confirmText =
  'Press the button to confirm that the address to which we sent this link is yours.';
export const confirm = 'Confirm this email';
export const confirming = 'Confirming...';
export const confirmedTitle = 'Your email is confirmed';
export const confirmedText = 'Log in to fill in your profile, or to see whether you are approved.';
export const incompleteLink = 'This link is incomplete. Open it from the mail again.';
export const goToLogIn = 'Go to the log-in';
export const logIn = 'Log in';
