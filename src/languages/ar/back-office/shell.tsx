import type { ReactNode } from 'react';

export const skipToContent = 'الانتقال إلى المحتوى';
export const mainNavigation = 'القائمة الرئيسية';
export const logOut = 'تسجيل الخروج';
export const find = 'بحث…';
export const menu = 'القائمة';
export const closeMenu = 'إغلاق القائمة';
export const loading = 'جارٍ التحميل';
/** What a number beside a link counts. */
export const waiting = 'في الانتظار';
export const failed = 'تعذّر';
export const support = 'الدعم';
export const workAsSeller = (admin: ReactNode) => (
  <>أنت تعمل نيابةً عن هذا البائع لتقديم الدعم، باسم {admin}. يُسجَّل كل ما تفعله في سجل التدقيق.</>
);
export const leaveSupport = 'مغادرة';
/** While there is no connection. */
export const youAreOffline = 'أنت غير متصل بالإنترنت.';
export const nothingAnswers = 'الاتصال مقطوع.';
export const comesOnceConnected = 'سيظهر ما طلبته فور عودة الاتصال.';
export const screenStays = 'ما في هذه الشاشة يبقى كما هو.';
export const databaseRepaired = 'يجري إصلاح قاعدة البيانات. سيعود الحفظ إلى العمل بعد لحظات.';
export const expectedUntil = (moment: string) => `من المتوقع أن يستمر ذلك حتى ${moment}.`;
export const pageNotFound = 'الصفحة غير موجودة';
export const noSuchScreen = 'لا توجد شاشة كهذه في لوحة التحكم.';
export const loggedOutElsewhere = 'تم تسجيل خروجك في علامة تبويب أخرى.';
