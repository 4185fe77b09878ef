import type { ReactNode } from 'react';
import { isolated } from '#languages/isolated.ts';

export const devicesTold = 'الأجهزة التي تصلها الإشعارات';
export const thisDevice = 'هذا الجهاز';
export const notReached = 'تعذّر الوصول إليه';
export const since = (day: string) => `منذ ${day}`;
type Device = { device: string; day: string };
/** `unseen` makes of words what only screen readers say. */
export const sendTest = ({ device, day }: Device, unseen: (words: string) => ReactNode) => (
  <>إرسال إشعار تجريبي{unseen(` إلى ${isolated(device)}، منذ ${day}`)}</>
);
export const remove = ({ device, day }: Device, unseen: (words: string) => ReactNode) => (
  <>إزالة{unseen(` ${isolated(device)}، منذ ${day}`)}</>
);
export const removing = 'جارٍ الإزالة…';

export const turnOn = 'تفعيل الإشعارات الفورية';
export const asking = 'جارٍ طلب الإذن…';
export const turnOff = 'إيقافها على هذا الجهاز';
export const turningOff = 'جارٍ الإيقاف…';
export const notForSupport = 'إضافة الأجهزة متاحة للبائع نفسه فقط، لا لفريق الدعم.';
export const forbidden =
  'إشعارات هذا الموقع محظورة في هذا المتصفّح. اسمح بها في إعدادات الموقع ثم أعد تحميل الصفحة.';
export const fromHomeScreen =
  'على هذا الجهاز، أضف الموقع أولًا إلى الشاشة الرئيسية (مشاركة، ثم إضافة إلى الشاشة الرئيسية) وافتحه منها.';
export const notSupported =
  'لا يدعم هذا المتصفّح الإشعارات. استخدم متصفّحًا آخر أو رسائل البريد الإلكتروني أدناه.';
export const notAllowed = 'لم يُسمح لهذا المتصفّح بعرض الإشعارات.';
export const serviceNotReached =
  'تعذّر على هذا المتصفّح الوصول إلى خدمة الإشعارات. حاول مرة أخرى لاحقًا.';
