export const skipToContent = 'Skip to content';
/** At the foot of a preview. */
export const isDraft = 'Draft: only people with this link can see it';
export const breadcrumbs = 'Breadcrumbs';

/** What may be done next. */
export const goToShop = 'Go to the shop';
export const goHome = 'Go to the home page';
export const tryAgain = 'Try again';
export const close = 'Close';
export const undo = 'Undo';
export const loading = 'Loading';

/** In place of a page. */
export const notFoundTitle = 'Page not found';
export const notFoundText =
  'There is no page at this address. It may have moved, or a letter of the link may be missing.';
export const notLoadedTitle = 'This page did not load';
export const notLoadedText = 'Something went wrong on our side. Please try again in a moment.';
export const connectionLost = 'The connection was lost';
export const offline = 'You are offline';
export const comesByItself =
  'Please check your connection. The page loads by itself when you are online again.';

/** On a page that stays while there is no connection. */
export const youAreOffline = 'You are offline.';
export const comesOnceConnected = 'The next page loads when you are online again.';
export const pageStays = 'This page stays as it is.';
