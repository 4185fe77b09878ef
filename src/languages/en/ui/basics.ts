/** What a call says that got no answer. */
export const connectionLost = 'The connection was lost. Please check it and try again.';
export const offline = 'You are offline. Please try again once you are connected.';
export const noAnswer = 'Something went wrong on our side. Please try again in a moment.';

/** What is said where a browser keeps nothing. */
export const nothingKept =
  'Your browser keeps nothing for this site. Please allow cookies and site data for it, then try again.';

/** In place of a page of which not even the frame could be shown. */
export const somethingWentWrong = 'Something went wrong';
export const pageNotShown = 'The page could not be shown. Please try again in a moment.';
export const backHome = 'Back to the home page';

/** The link beside what a form says of the data that it asks for. */
export const privacyNotice = 'Privacy notice';
