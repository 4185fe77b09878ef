export const logInTitle = 'विक्रेता लॉग इन';
export const logInLine = 'वहाँ बेचें जहाँ व्यापार की हवाएँ मिलती हैं।';
export const signingIn = 'लॉग इन हो रहा है...';
export const forgotPassword = 'पासवर्ड भूल गए?';
export const newHere = 'यहाँ नए हैं?';
export const createAccount = 'अकाउंट बनाएँ';
export const logInFailed = 'लॉग इन नहीं हो सका। ईमेल या फ़ोन नंबर और पासवर्ड जाँच लें।';
export const unexpectedError = 'कुछ गड़बड़ हो गई। कृपया फिर से कोशिश करें।';

export const registerLine = 'आपके प्रोडक्ट, भारत और UAE के ग्राहकों के सामने।';
export const registerText =
  'हम हर रजिस्ट्रेशन देखते हैं और अपना फ़ैसला ईमेल से बताते हैं। तब तक आप अपनी प्रोफ़ाइल भर सकते हैं।';
export const invitedText = 'आपको न्योता मिला है और आपके ईमेल की पुष्टि हो चुकी है। पासवर्ड चुनें और लॉग इन करें।';
export const registered = 'रजिस्ट्रेशन हो गया, अब लॉग इन करें';
export const registeredNote = 'रजिस्ट्रेशन हो गया! आगे बढ़ने के लिए लॉग इन करें।';
export const mailOnItsWay =
  'हमने आपको ईमेल भेजा है। उसमें पते की पुष्टि का लिंक है और यह भी कि आगे क्या करना है।';
export const fullName = 'पूरा नाम';
export const email = 'ईमेल पता';
export const phone = 'फ़ोन नंबर';
export const phoneHint = '10 अंक, जैसे 9845011223। यह लॉग इन के काम आता है, ग्राहकों को नहीं दिखता।';
export const password = 'पासवर्ड';
export const passwordHint = 'कम से कम 8 अक्षर।';
export const register = 'रजिस्टर करें';
export const registering = 'रजिस्टर हो रहा है...';
export const haveAccount = 'पहले से अकाउंट है? लॉग इन करें';
export const registrationError = 'रजिस्ट्रेशन में कुछ गड़बड़ हो गई।';
export const registrationFailed = 'रजिस्ट्रेशन नहीं हो सका। कृपया फिर से कोशिश करें।';

export const forgotPasswordText = 'अपने अकाउंट का ईमेल लिखें। हम नया पासवर्ड चुनने का लिंक भेज देंगे।';
export const resetTitle = 'नया पासवर्ड चुनें';
export const resetText = 'आप हर जगह से लॉग आउट हो जाएँगे। फिर नए पासवर्ड से लॉग इन करें।';

export const confirmTitle = 'अपने ईमेल की पुष्टि करें';
export const confirmText = 'बटन दबाकर पुष्टि करें कि जिस पते पर हमने यह लिंक भेजा, वह आपका ही है।';
export const confirm = 'इस ईमेल की पुष्टि करें';
export const confirming = 'पुष्टि हो रही है...';
export const confirmedTitle = 'आपके ईमेल की पुष्टि हो गई';
export const confirmedText =
  'प्रोफ़ाइल भरने के लिए, या यह देखने के लिए कि अकाउंट मंज़ूर हुआ या नहीं, लॉग इन करें।';
export const incompleteLink = 'यह लिंक अधूरा है। इसे ईमेल से फिर खोलें।';
export const goToLogIn = 'लॉग इन पर जाएँ';
export const logIn = 'लॉग इन करें';
