export const cancel = 'Cancel';
export const close = 'Close';
export const undo = 'Undo';
export const done = 'Done';
export const yes = 'Yes';
export const no = 'No';
export const tryAgain = 'Try again';
export const trying = 'Trying…';
export const more = 'More';
export const moreFor = (name: string) => `More for ${name}`;
/** What a button says while its action runs. */
export const running = (action: string) => `${action}…`;
export const noPicture = 'No picture';
/** `what` is the name of what is loaded, at the start of a sentence: 'This seller'. */
export const didNotLoad = (what: string) => `${what} did not load`;
export const partDidNotLoad = 'This did not load. Check your connection, then reload the page.';
export const controlDidNotLoad = 'This did not load. Check your connection and try again.';
export const wentWrong = 'Something went wrong on this page. Please reload it and try again.';
export const loggedOut = 'You are logged out. Please log in again.';
/** The region of the messages that come and go. */
export const notifications = 'Notifications';
