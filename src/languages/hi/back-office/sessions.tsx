import type { ReactNode } from 'react';

/** At the start of a sentence. */
export const listOfSessions = 'सेशन की सूची';
export const openSessions = 'चालू सेशन';
export const loggedInNowhere = 'कहीं लॉग इन नहीं।';
export const thisSession = 'यह सेशन';
export const supportBy = (admin: string) => `सपोर्ट: ${admin}`;
export const networkAndSeen = ({ network, seen }: { network: ReactNode; seen: ReactNode }) => (
  <>
    {network} · पिछली बार {seen}
  </>
);
export const loggedInAt = (moment: ReactNode) => <>लॉग इन {moment}</>;

type Ended = { device: string; moment: string };
/** `unseen` makes of words what only screen readers say. */
export const endOne = ({ device, moment }: Ended, unseen: (words: string) => ReactNode) => (
  <>खत्म करें{unseen(`: ${device} का सेशन, लॉग इन ${moment}`)}</>
);
export const endingOne = 'खत्म हो रहा है…';
export const endAllTitle = (action: string) => `${action}?`;
export const endOthers = 'बाकी सब खत्म करें';
export const endOthersText = 'इस डिवाइस को छोड़कर आप हर जगह से लॉग आउट हो जाएँगे।';
export const notForSupport = 'इन्हें सिर्फ़ विक्रेता खुद खत्म कर सकते हैं, सपोर्ट नहीं।';
export const logOutEverywhere = 'हर जगह से लॉग आउट करें';
export const logOutEverywhereTitle = 'हर जगह से लॉग आउट करें?';
export const logOutEverywhereText =
  'आप हर डिवाइस से लॉग आउट हो जाएँगे, इससे भी, और आपकी API कुंजियाँ रद्द हो जाएँगी।';
