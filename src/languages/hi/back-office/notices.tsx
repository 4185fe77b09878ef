import type { ReactNode } from 'react';

export const devicesTold = 'जिन डिवाइस पर नोटिफ़िकेशन आते हैं';
export const thisDevice = 'यह डिवाइस';
export const notReached = 'पहुँचा नहीं';
export const since = (day: string) => `${day} से`;
type Device = { device: string; day: string };
/** `unseen` makes of words what only screen readers say. */
export const sendTest = ({ device, day }: Device, unseen: (words: string) => ReactNode) => (
  <>टेस्ट भेजें{unseen(`: ${device}, ${day} से`)}</>
);
export const remove = ({ device, day }: Device, unseen: (words: string) => ReactNode) => (
  <>हटाएँ{unseen(`: ${device}, ${day} से`)}</>
);
export const removing = 'हट रहा है…';

export const turnOn = 'नोटिफ़िकेशन चालू करें';
export const asking = 'पूछा जा रहा है…';
export const turnOff = 'इस डिवाइस पर बंद करें';
export const turningOff = 'बंद हो रहा है…';
export const notForSupport = 'डिवाइस सिर्फ़ विक्रेता खुद जोड़ सकते हैं, सपोर्ट नहीं।';
export const forbidden =
  'इस ब्राउज़र में इस साइट के नोटिफ़िकेशन बंद हैं। ब्राउज़र की सेटिंग में इस साइट के लिए उन्हें चालू करें, फिर यह पेज रीलोड करें।';
export const fromHomeScreen =
  'इस डिवाइस पर पहले इस साइट को होम स्क्रीन पर जोड़ें (Share, फिर Add to Home Screen) और वहीं से खोलें।';
export const notSupported =
  'यह ब्राउज़र नोटिफ़िकेशन नहीं दिखा सकता। कोई दूसरा ब्राउज़र, या नीचे के ईमेल, काम आएँगे।';
export const notAllowed = 'इस ब्राउज़र को नोटिफ़िकेशन दिखाने की इजाज़त नहीं मिली।';
export const serviceNotReached = 'यह ब्राउज़र अपनी पुश सेवा तक नहीं पहुँच सका। बाद में फिर कोशिश करें।';
