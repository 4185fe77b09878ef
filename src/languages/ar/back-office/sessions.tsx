import type { ReactNode } from 'react';
import { isolated } from '#languages/isolated.ts';

/** With its article. */
export const listOfSessions = 'قائمة الجلسات';
export const openSessions = 'الجلسات المفتوحة';
export const loggedInNowhere = 'لا توجد جلسات مفتوحة.';
export const thisSession = 'هذه الجلسة';
export const supportBy = (admin: string) => `الدعم: ${isolated(admin)}`;
export const networkAndSeen = ({ network, seen }: { network: ReactNode; seen: ReactNode }) => (
  <>
    {network} · آخر ظهور {seen}
  </>
);
export const loggedInAt = (moment: ReactNode) => <>تسجيل الدخول: {moment}</>;

type Ended = { device: string; moment: string };
/** `unseen` makes of words what only screen readers say. */
export const endOne = ({ device, moment }: Ended, unseen: (words: string) => ReactNode) => (
  <>إنهاء{unseen(` جلسة ${isolated(device)}، تسجيل الدخول ${moment}`)}</>
);
export const endingOne = 'جارٍ الإنهاء…';
export const endAllTitle = (action: string) => `${action}؟`;
export const endOthers = 'إنهاء كل الجلسات الأخرى';
export const endOthersText = 'تنتهي كل جلسات حسابك ما عدا هذه.';
export const notForSupport = 'إنهاء الجلسات متاح للبائع نفسه فقط، لا لفريق الدعم.';
export const logOutEverywhere = 'تسجيل الخروج من كل الأجهزة';
export const logOutEverywhereTitle = 'هل تريد تسجيل الخروج من كل الأجهزة؟';
export const logOutEverywhereText = 'تنتهي كل جلسات حسابك، ومنها هذه، وتُلغى مفاتيح API الخاصة بك.';
