import type { ReactNode } from 'react';

export const skipToContent = 'Skip to content';
export const mainNavigation = 'Main';
export const logOut = 'Logout';
export const find = 'Find…';
export const menu = 'Menu';
export const closeMenu = 'Close menu';
export const loading = 'Loading';
/** What a number beside a link counts. */
export const waiting = 'waiting';
export const failed = 'failed';
export const support = 'Support';
export const workAsSeller = (admin: ReactNode) => (
  <>
    You work as this seller for support, as {admin}. Everything you do is written to the audit log.
  </>
);
export const leaveSupport = 'Leave';
/** While there is no connection. */
export const youAreOffline = 'You are offline.';
export const nothingAnswers = 'The connection is down.';
export const comesOnceConnected = 'The next page loads when you are online again.';
export const screenStays = 'What is on this screen stays.';
export const databaseRepaired =
  'The database is being repaired. Saving will work again in a moment.';
export const expectedUntil = (moment: string) => `Expected to last until ${moment}.`;
export const pageNotFound = 'Page not found';
export const noSuchScreen = 'There is no such screen in the back office.';
export const loggedOutElsewhere = 'You were logged out in another tab.';
