export const email = 'ईमेल पता';
export const emailOrPhone = 'ईमेल या फ़ोन नंबर';
export const password = 'पासवर्ड';
export const signIn = 'लॉग इन करें';
export const loggedIn = 'लॉग इन हो गया';
/** `ended` says why the session has ended. */
export const endedAndReturns = (ended: string) => `${ended} फिर आप वहीं लौटेंगे जहाँ थे।`;

export const sendLink = 'लिंक भेजें';
export const sending = 'भेजा जा रहा है...';
export const backToLogIn = 'लॉग इन पर वापस जाएँ';
export const linkIncomplete = 'यह लिंक अधूरा है। इसे ईमेल से फिर खोलें, या नया लिंक मँगाएँ।';
export const askForNewLink = 'नया लिंक मँगाएँ';
export const saveNewPassword = 'नया पासवर्ड सेव करें';
export const saving = 'सेव हो रहा है...';

export const currentPassword = 'मौजूदा पासवर्ड';
export const newPassword = 'नया पासवर्ड';
/** The same within what is wrong with it: 'New password is required'. */
export const newPasswordInSentence = 'नया पासवर्ड';
export const confirmNewPassword = 'नया पासवर्ड फिर लिखें';
export const atLeast8Characters = 'कम से कम 8 अक्षर।';
export const confirmationRequired = 'नया पासवर्ड दोबारा लिखना ज़रूरी है';
export const passwordsDiffer = 'नए पासवर्ड मेल नहीं खाते';
export const updatePassword = 'पासवर्ड अपडेट करें';
export const updatingPassword = 'पासवर्ड अपडेट हो रहा है...';
export const passwordUpdated = 'पासवर्ड अपडेट हो गया';
export const passwordNotUpdated = 'पासवर्ड अपडेट नहीं हो सका';

export const needsScripts = (site: string) =>
  `इस पेज के लिए JavaScript चाहिए। अपने ब्राउज़र में ${site} के लिए इसे चालू करें और पेज फिर लोड करें।`;
