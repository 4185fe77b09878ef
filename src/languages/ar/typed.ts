export const yes = ['نعم', 'صح'];
export const no = ['لا', 'خطأ'];
export const sizeGone = ['غير متوف\\u0651?ر', 'م\\u064f?باع', 'نفد'];
