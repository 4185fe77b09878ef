/** In place of a page of which not even the frame could be shown. */
export const somethingWentWrong = 'حدث خطأ ما';
export const pageNotShown = 'تعذّر عرض الصفحة. يُرجى المحاولة مرة أخرى بعد قليل.';
export const backHome = 'العودة إلى الصفحة الرئيسية';
