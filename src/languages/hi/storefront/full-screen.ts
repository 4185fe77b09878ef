export const close = 'बंद करें';
export const zoomInOrOut = 'ज़ूम बढ़ाएँ या घटाएँ';
export const previousPicture = 'पिछली फ़ोटो';
export const nextPicture = 'अगली फ़ोटो';
export const didNotLoad = 'यह फ़ोटो लोड नहीं हुई।';
export const picturesOf = (piece: string) => `फ़ोटो: ${piece}`;
