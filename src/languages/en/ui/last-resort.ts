/** In place of a page of which not even the frame could be shown. */
export const somethingWentWrong = 'Something went wrong';
export const pageNotShown = 'The page could not be shown. Please try again in a moment.';
export const backHome = 'Back to the home page';
