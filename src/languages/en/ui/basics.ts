/** What is said where a browser keeps nothing. */
export const nothingKept =
  'Your browser saves nothing for this site. Please allow cookies and site data for it, then try again.';

/** The link beside what a form says of the data that it asks for. */
export const privacyNotice = 'Privacy notice';
