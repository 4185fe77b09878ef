import type { ReactNode } from 'react';
import { isolated } from '#languages/isolated.ts';

export const title = 'من نحن';
export const description = 'من نحن، وكيف تتواصل معنا، وشروطنا للشحن والإرجاع واسترداد المبالغ.';
export const heading = (site: string) => `عن ${isolated(site)}`;
/** After the founder's name. */
export const founderRole = '، من مؤسّسي المنصة';

export const contact = 'تواصل معنا';
export const storeHours = 'ساعات العمل';
export const supportAlways = 'دعم على مدار الساعة';
export const writeTo = (address: ReactNode) => (
  <>اكتب إلى {address}، وسيردّ عليك أحد أفراد فريقنا.</>
);
export const name = 'الاسم';
export const email = 'البريد الإلكتروني';
export const message = 'الرسالة';
export const sendMessage = 'إرسال الرسالة';
export const thanks = 'شكرًا لك. وصلتنا رسالتك، وسيردّ عليها أحد أفراد فريقنا.';

export const terms = 'الشروط والأحكام';
export const shipping = 'الشحن';
export const shippingText = 'من البائع إلى باب بيتك، في الهند وفي الإمارات.';
export const returns = 'الإرجاع';
export const within = (days: string) => `خلال ${isolated(days)}`;
export const returnsText = 'دون استعمال، وفي علبتها الأصلية.';
export const refunds = 'استرداد المبالغ';
export const refundsText = 'بعد عودة القطعة إلى بائعها.';

export const yourData = 'بياناتك';
/** `notice` is a link that says {@link ourPrivacyNotice}. */
export const yourDataText = ({ address, notice }: { address: ReactNode; notice: ReactNode }) => (
  <>
    لا يحتاج التصفّح إلى حساب، وتبقى مفضّلتك وقائمة استفسارك واستفساراتك في متصفّحك. ما تسأل عنه يصل
    إلى البائع المعني ليردّ عليك. وما تكتبه إلينا نستخدمه للرد عليك، وبريدك الإلكتروني الذي تسجّله
    للنشرة نستخدمه لإرسالها إليك إلى أن تلغي اشتراكك. لمعرفة ما نحتفظ به عنك أو لطلب محوه، اكتب إلى{' '}
    {address}. والتفاصيل كلها، مع مدد الاحتفاظ، في {notice}.
  </>
);
export const ourPrivacyNotice = 'إشعار الخصوصية لدينا';
