import type { ReactNode } from 'react';

export const chooseOne = 'यहाँ पढ़ने के लिए कोई पूछताछ चुनें।';
export const state = 'स्थिति';
export const all = 'सभी';
export const due = 'बाकी';
export const piece = 'प्रोडक्ट';
export const search = 'पूछताछ खोजें';

export const selectSeveral = 'कई चुनें';
export const select = (lead: string) => `${lead} चुनें`;
export const selected = (count: number) => `${count} चुनी गईं`;
export const selectNone = 'सब हटाएँ';
export const selectAll = 'सभी चुनें';
export const onThisPage = 'इस पेज की';
export const marking = 'मार्क हो रहा है…';
export const giveTo = 'किसे दें…';
export const cancel = 'रद्द करें';

export const onePiece = 'एक प्रोडक्ट';
export const about = (name: ReactNode) => <>{name} के बारे में</>;
export const aboutShowAll = (name: string) => `${name} के बारे में: सभी पूछताछ दिखाएँ`;
export const showAll = 'सभी पूछताछ दिखाएँ';

export const failed = 'आपकी पूछताछ लोड नहीं हुई';
export const tryAgain = 'फिर कोशिश करें';
export const trying = 'कोशिश जारी है…';
export const noneFoundTitle = 'कोई पूछताछ नहीं मिली';
export const noneFoundText = 'दूसरे शब्द लिखें या फ़िल्टर कम करें।';
export const noJunkTitle = 'कोई स्पैम नहीं';
export const noJunkText = 'फ़र्ज़ी पूछताछ यहाँ रखी जा सकती है: उन्हें चुनें और स्पैम मार्क करें।';
export const nothingDueTitle = 'आज कुछ बाकी नहीं';
export const nothingDueText = 'आज किसी को आपके जवाब का इंतज़ार नहीं है।';
export const nothingNewTitle = 'कुछ नया नहीं';
export const nothingNewText = 'जिसने भी पूछा, उसे जवाब मिल चुका है।';
export const noneInState = (name: string) => `“${name}” में कोई पूछताछ नहीं`;
export const noneHere = 'यहाँ कोई पूछताछ नहीं';
