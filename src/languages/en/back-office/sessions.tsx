import type { ReactNode } from 'react';

/** At the start of a sentence. */
export const listOfSessions = 'The list of sessions';
export const openSessions = 'Open sessions';
export const loggedInNowhere = 'Not logged in anywhere.';
export const thisSession = 'This session';
export const supportBy = (admin: string) => `Support: ${admin}`;
export const networkAndSeen = ({ network, seen }: { network: ReactNode; seen: ReactNode }) => (
  <>
    {network} · seen {seen}
  </>
);
export const loggedInAt = (moment: ReactNode) => <>Logged in {moment}</>;

type Ended = { device: string; moment: string };
/** `unseen` makes of words what only screen readers say. */
export const endOne = ({ device, moment }: Ended, unseen: (words: string) => ReactNode) => (
  <>End{unseen(` the session of ${device}, logged in ${moment}`)}</>
);
export const endingOne = 'Ending…';
export const endAllTitle = (action: string) => `${action}?`;
export const endOthers = 'End all others';
export const endOthersText = 'You are logged out on every device but this one.';
export const notForSupport = 'Only the seller itself can end them, not support.';
export const logOutEverywhere = 'Log out everywhere';
export const logOutEverywhereTitle = 'Log out everywhere?';
export const logOutEverywhereText =
  'You are logged out on every device, this one too, and your API keys are revoked.';
