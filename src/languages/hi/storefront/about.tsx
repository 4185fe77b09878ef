import type { ReactNode } from 'react';

export const title = 'हमारे बारे में';
export const description = 'हम कौन हैं, हमसे कैसे संपर्क करें, और शिपिंग, वापसी और रिफ़ंड की हमारी शर्तें।';
export const heading = (site: string) => `${site} के बारे में`;
/** After the founder's name. */
export const founderRole = ', संस्थापक';

export const contact = 'संपर्क';
export const storeHours = 'दुकान का समय';
export const supportAlways = '24/7 सपोर्ट';
export const writeTo = (address: ReactNode) => <>{address} पर लिखें, जवाब कोई इंसान देगा।</>;
export const name = 'नाम';
export const email = 'ईमेल पता';
export const message = 'मैसेज';
export const sendMessage = 'मैसेज भेजें';
export const thanks = 'धन्यवाद। आपका मैसेज हमें मिल गया है, हमारी टीम से कोई आपको जवाब देगा।';

export const terms = 'शर्तें';
export const shipping = 'शिपिंग';
export const shippingText = 'विक्रेता से आपके दरवाज़े तक, भारत और UAE में।';
export const returns = 'वापसी';
export const within = (days: string) => `${days} के अंदर`;
export const returnsText = 'बिना इस्तेमाल किया, अपने डिब्बे में।';
export const refunds = 'रिफ़ंड';
export const refundsText = 'प्रोडक्ट विक्रेता के पास वापस पहुँचने के बाद।';

export const yourData = 'आपका डेटा';
/** `notice` is a link that says {@link ourPrivacyNotice}. */
export const yourDataText = ({ address, notice }: { address: ReactNode; notice: ReactNode }) => (
  <>
    देखने के लिए अकाउंट ज़रूरी नहीं है। आपके पसंदीदा, आपकी पूछताछ सूची और आपकी पूछताछ आपके ब्राउज़र में ही रहती हैं। आप
    जो पूछते हैं, वह विक्रेता को जाता है, जो उसी के ज़रिए आपको जवाब देता है। आप हमें जो लिखते हैं, उससे हम आपको जवाब
    देते हैं। न्यूज़लेटर के लिए दिया गया पता हम उसे भेजने के लिए रखते हैं, जब तक आप अनसब्सक्राइब न करें। हमारे पास आपका
    क्या डेटा है, यह देखने या उसे मिटवाने के लिए {address} पर लिखें। पूरी जानकारी, समय के साथ, {notice} में है।
  </>
);
export const ourPrivacyNotice = 'हमारे प्राइवेसी नोटिस';
