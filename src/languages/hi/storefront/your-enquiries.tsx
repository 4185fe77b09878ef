import type { ReactNode } from 'react';

export const title = 'आपकी पूछताछ';
export const text = 'आपने इस ब्राउज़र से जो पूछा, वह सिर्फ़ इसी में रहता है।';
export const description = 'इस ब्राउज़र से जो पूछा गया।';
export const keptByScripts = 'आपकी पूछताछ JavaScript से आपके ब्राउज़र में रहती है, जो अभी बंद है।';
export const emptyTitle = 'अभी कोई पूछताछ नहीं';
export const emptyText = 'आप चैट या फ़ॉर्म से जो पूछते हैं, वह यहाँ रहता है, सिर्फ़ आपके लिए।';
export const clearAll = 'सब मिटाएँ';
export const cleared = 'आपकी पूछताछ मिटा दी गई';

/** Of one enquiry. */
export const moment = ({ day, time }: { day: string; time: string }) => `${day}, ${time}`;
/** Before it, for those who do not see where it stands. */
export const reference = 'रेफ़रेंस नंबर ';
/** After the name of a piece: its size, if one was chosen, and how many, if there are several. */
export const details = ({ size, quantity }: { size: string; quantity: number }) =>
  (size === '' ? '' : `, ${size}`) + (quantity > 1 ? ` × ${quantity}` : '');
export const sentByForm = 'फ़ॉर्म से भेजी गई: जवाब फ़ोन या ईमेल से आएगा।';
/** `opens` is said to those who do not see where the link leads, as `whom` may be. */
export const backToChat = ({ whom, opens }: { whom: ReactNode; opens: ReactNode }) => (
  <>
    चैट पर वापस जाएँ{whom}
    {opens}
  </>
);
export const withWhom = (name: string) => `: ${name}`;
export const opensInTab = ' (नए टैब में खुलता है)';
