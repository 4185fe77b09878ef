import type { ReactNode } from 'react';

export const report = 'शिकायत करें';
export const reportPiece = 'इस प्रोडक्ट की शिकायत करें';
export const reportShop = 'इस दुकान की शिकायत करें';
export const description = 'हमें बताएँ कि क्या गलत है। हर शिकायत एक एडमिन देखता है।';
export const text = 'हर शिकायत एक एडमिन देखता है। विक्रेता को नहीं बताया जाता कि शिकायत किसने की।';
export const shop = 'शॉप';
export const sellers = 'विक्रेता';
export const soldBy = (seller: ReactNode) => <>विक्रेता: {seller}</>;

/** The form. */
export const whatIsWrong = 'क्या गलत है?';
export const whatYouSaw = 'आपने क्या देखा (ज़रूरी नहीं)';
export const email = 'ईमेल पता (ज़रूरी नहीं)';
export const emailHint = 'तभी दें जब हम आपसे कुछ पूछ सकते हों। विक्रेता को यह नहीं दिखता।';
export const send = 'शिकायत भेजें';
export const thanks = 'धन्यवाद। एक एडमिन इसे देखेगा।';
export const backToPiece = 'प्रोडक्ट पर वापस जाएँ';
export const backToShop = 'दुकान पर वापस जाएँ';

/** What was wrong with a form that was sent without scripts. */
export const problems = {
  reason: 'कृपया कोई वजह चुनें।',
  words: 'कृपया सादे शब्दों में बताएँ कि आपने क्या देखा, ज़्यादा से ज़्यादा 1,000 अक्षरों में।',
  email: 'यह ईमेल पता नहीं है। चाहें तो इसे खाली छोड़ दें।',
  long: 'कृपया कम लिखें: ज़्यादा से ज़्यादा 1,000 अक्षर।',
  later: 'एक घंटे में यहाँ से बहुत ज़्यादा शिकायतें आई हैं। कृपया बाद में कोशिश करें।',
  form: 'कुछ छूट गया था। कृपया फ़ॉर्म दोबारा भरें।',
};
export const goBack = 'आपका लिखा हुआ वापस जाने पर मिल जाएगा।';
