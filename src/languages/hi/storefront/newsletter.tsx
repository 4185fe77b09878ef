import type { ReactNode } from 'react';

export const title = 'सबसे पहले जानें';
export const text = 'नए प्रोडक्ट और नए विक्रेता, कभी-कभी ईमेल से।';
export const writeTo = (address: ReactNode) => <>{address} पर लिखें, हम आपको सूची में जोड़ देंगे।</>;
export const email = 'ईमेल पता';
export const emailHint = 'आपका ईमेल पता';
export const subscribe = 'सब्सक्राइब करें';
export const checkMail = 'अपना ईमेल देखें: सब्सक्राइब करने के लिए उसमें दिया लिंक खोलें।';

/** What the links in the newsletter's mails lead to. */
export const confirm = {
  title: 'बस एक क्लिक और',
  text: 'पुष्टि करें कि आपको हमारा न्यूज़लेटर चाहिए, और आप सूची में जुड़ जाएँगे।',
  button: 'न्यूज़लेटर की पुष्टि करें',
};
export const unsubscribe = {
  title: 'न्यूज़लेटर बंद करें?',
  text: 'एक क्लिक में आपका पता सूची से हट जाएगा और मिटा दिया जाएगा।',
  button: 'अनसब्सक्राइब करें',
};
export const confirmed = {
  title: 'आप सूची में जुड़ गए हैं',
  text: 'धन्यवाद। हर ईमेल के अंत में एक लिंक है, जिससे आप कभी भी अनसब्सक्राइब कर सकते हैं।',
};
export const unsubscribed = {
  title: 'आपने अनसब्सक्राइब कर दिया है',
  text: 'आपका पता सूची से हटाकर मिटा दिया गया है। आप जब चाहें, वापस आ सकते हैं।',
};
export const expired = {
  title: 'यह लिंक अब काम नहीं करता',
  text: 'इसका समय निकल गया है, यह पहले ही इस्तेमाल हो चुका है, या इसका कोई अक्षर छूट गया है। शॉप में सबसे नीचे आप फिर से सब्सक्राइब कर सकते हैं।',
};
