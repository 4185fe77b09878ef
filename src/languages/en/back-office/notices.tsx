import type { ReactNode } from 'react';

export const devicesTold = 'Devices with notices';
export const thisDevice = 'This device';
export const notReached = 'Not reached';
export const since = (day: string) => `Since ${day}`;
type Device = { device: string; day: string };
/** `unseen` makes of words what only screen readers say. */
export const sendTest = ({ device, day }: Device, unseen: (words: string) => ReactNode) => (
  <>Send a test{unseen(` to ${device}, since ${day}`)}</>
);
export const remove = ({ device, day }: Device, unseen: (words: string) => ReactNode) => (
  <>Remove{unseen(` ${device}, since ${day}`)}</>
);
export const removing = 'Removing…';

export const turnOn = 'Turn on notices';
export const asking = 'Asking…';
export const turnOff = 'Turn off on this device';
export const turningOff = 'Turning off…';
export const notForSupport = 'Only the seller itself can add devices, not support.';
export const forbidden =
  'This browser blocks notices from this site. Allow them in its settings for this site, then reload this page.';
export const fromHomeScreen =
  'On this device, add this site to the home screen first (Share, then Add to Home Screen), and open it from there.';
export const notSupported =
  'This browser cannot show notices. Use another browser, or the emails below.';
export const notAllowed = 'This browser was not allowed to show notices.';
export const serviceNotReached = 'This browser could not reach its push service. Try again later.';
