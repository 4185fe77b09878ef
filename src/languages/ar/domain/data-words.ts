/*
 * What forms say of the data that they ask for, beside a link to the privacy notice, which repeats each. A change of
 * one makes a new version of the notice.
 */

/** What a shopper agrees to in an enquiry's form, after the seller's name. */
export const agreedTo = (site: string) =>
  ` يتلقّى ما أكتبه هنا، ويجوز له استخدامه للرد عليّ. ويُحفظ لدى ${site} لهذا الغرض وحده، للمدة المبيّنة في إشعار الخصوصية، ويُمحى متى طلبتُ ذلك.`;

export const ofNewsletter =
  'نحتفظ ببريدك الإلكتروني لهذا الغرض وحده، بعد أن تؤكّده برسالة نرسلها إليك. وفي كل رسالة رابط لإلغاء الاشتراك.';

export const ofContact = 'نستخدم اسمك وبريدك الإلكتروني وما كتبته للرد عليك.';

export const ofReport = 'نستخدم ما تكتبه للنظر في الأمر، وبريدك الإلكتروني لنستوضح منك.';

export const ofRegistration = 'نحتفظ بما تكتبه هنا من أجل حسابك، ونراجعه قبل عرض قطعك.';
