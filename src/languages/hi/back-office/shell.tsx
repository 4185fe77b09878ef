import type { ReactNode } from 'react';

export const skipToContent = 'सीधे कॉन्टेंट पर जाएँ';
export const mainNavigation = 'मुख्य';
export const logOut = 'लॉग आउट';
export const find = 'खोजें…';
export const menu = 'मेनू';
export const closeMenu = 'मेनू बंद करें';
export const loading = 'लोड हो रहा है';
/** What a number beside a link counts. */
export const waiting = 'बाकी';
export const failed = 'नहीं हुए';
export const support = 'सपोर्ट';
export const workAsSeller = (admin: ReactNode) => (
  <>
    आप सपोर्ट के लिए, {admin} के नाम से, इस विक्रेता की जगह काम कर रहे हैं। आप जो भी करेंगे वह ऑडिट लॉग में लिखा
    जाएगा।
  </>
);
export const leaveSupport = 'बाहर निकलें';
/** While there is no connection. */
export const youAreOffline = 'आप ऑफ़लाइन हैं।';
export const nothingAnswers = 'कनेक्शन नहीं है।';
export const comesOnceConnected = 'आपने जो खोला है वह कनेक्शन लौटते ही आ जाएगा।';
export const screenStays = 'इस स्क्रीन पर जो है वह बना रहेगा।';
export const databaseRepaired = 'डेटाबेस ठीक किया जा रहा है। थोड़ी देर में सेव होने लगेगा।';
export const expectedUntil = (moment: string) => `${moment} तक ठीक होने की उम्मीद है।`;
export const pageNotFound = 'पेज नहीं मिला';
export const noSuchScreen = 'बैक ऑफ़िस में ऐसी कोई स्क्रीन नहीं है।';
export const loggedOutElsewhere = 'आप दूसरे टैब में लॉग आउट हो गए।';
