import type { ReactNode } from 'react';

export const title = 'Privacy';
export const description =
  'What we keep about you, for how long, who receives it, and what you can ask for.';
export const text = (site: string) => `What ${site} keeps about you, why, and for how long.`;
export const onThisPage = 'On this page';
export const version = 'Version';
export const earlierVersion = (until: ReactNode) => (
  <>This is an earlier version, in force until {until}.</>
);
export const readPresent = 'Read the current one';
export const earlierVersions = 'Earlier versions';
export const dayAndTime = (day: string, time: string) => `${day}, ${time}`;
