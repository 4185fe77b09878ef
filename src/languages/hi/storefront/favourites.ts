export const title = 'पसंदीदा';
export const description = 'वे प्रोडक्ट जो इस ब्राउज़र में सेव हैं।';

/** The favourites of somebody else. */
export const sharedTitle = 'आपके साथ शेयर किए गए';
export const sharedText = 'वे प्रोडक्ट जो किसी ने आपके लिए चुने हैं।';
