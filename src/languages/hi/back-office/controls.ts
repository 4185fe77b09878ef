export const cancel = 'रद्द करें';
export const close = 'बंद करें';
export const undo = 'वापस लें';
export const done = 'हो गया';
export const yes = 'हाँ';
export const no = 'नहीं';
export const tryAgain = 'फिर कोशिश करें';
export const trying = 'कोशिश जारी है…';
export const more = 'और';
export const moreFor = (name: string) => `${name} के लिए और`;
/** What a button says while its action runs. */
export const running = (action: string) => `${action}…`;
export const noPicture = 'फ़ोटो नहीं';
/** `what` is the name of what is loaded, at the start of a sentence: 'यह विक्रेता'. */
export const didNotLoad = (what: string) => `${what}: लोड नहीं हो सका`;
export const partDidNotLoad = 'यह लोड नहीं हुआ। इंटरनेट जाँचें, फिर पेज रीलोड करें।';
export const controlDidNotLoad = 'यह लोड नहीं हुआ। इंटरनेट जाँचें और फिर कोशिश करें।';
export const wentWrong = 'इस पेज पर कुछ गड़बड़ हो गई। कृपया इसे रीलोड करके फिर कोशिश करें।';
export const loggedOut = 'आप लॉग आउट हो चुके हैं। कृपया फिर लॉग इन करें।';
/** The region of the messages that come and go. */
export const notifications = 'नोटिफ़िकेशन';
