import { plural } from '#languages/hi/plural.ts';

export const title = 'इंपोर्ट और एक्सपोर्ट';
export const text = 'कई प्रोडक्ट एक साथ, आपकी अपनी टेबल से';

export const importProducts = 'प्रोडक्ट इंपोर्ट करें';
export const fillIn = 'टेम्पलेट भरें, या इन्हीं शीर्षकों वाली अपनी टेबल लें।';
export const chooseHere = 'उसे यहाँ चुनें। पहले हर पंक्ति की जाँच होती है, अभी कुछ नहीं बदलता।';
export const addPictures = 'पंक्तियों में लिखी फ़ोटो जोड़ें, फिर इंपोर्ट करें।';
export const chooseTable = 'टेबल चुनें';
export const checking = 'जाँच हो रही है...';
export const limits = 'CSV या XLSX, 5,000 प्रोडक्ट और 10 MB तक';
export const tableOfProducts = 'प्रोडक्ट की टेबल';

export const latest = 'हाल के इंपोर्ट';
export const rows = (count: number) => plural(count, { one: '# पंक्ति', other: '# पंक्तियाँ' });
export const checked = 'जाँचा गया';
export const importing = 'इंपोर्ट हो रहा है';
export const paused = 'रुका हुआ';
export const done = 'हो गया';
export const undoing = 'वापस लिया जा रहा है';
export const undone = 'वापस लिया गया';

export const download = 'डाउनलोड';
export const downloadText =
  'शीर्षकों और एक उदाहरण वाली खाली टेबल, या उन्हीं कॉलम में आपके सभी प्रोडक्ट: वहाँ बदलें और फ़ाइल फिर इंपोर्ट करें।';
export const template = 'टेम्पलेट';
export const templateCategory = 'टेम्पलेट की कैटेगरी';
export const detailsOfAll = 'सभी कैटेगरी की जानकारी के साथ';
export const detailsOf = (category: string) => `${category} की जानकारी के साथ`;
export const templateAs = (format: string) => `${format} में टेम्पलेट`;
export const yourProducts = 'आपके प्रोडक्ट';
export const exportAs = (format: string) => `${format} में एक्सपोर्ट करें`;

export const guide = 'टेबल में क्या हो सकता है';
export const guideText =
  'XLSX टेम्पलेट की अलग शीटों पर भी यही लिखा है। शीर्षकों में छोटे-बड़े अक्षर, खाली जगह और चिह्नों से फ़र्क नहीं पड़ता।';
export const guideSummary = 'कॉलम, कैटेगरी और टाइप';
/** What is loaded, at the start of a sentence. */
export const list = 'सूची';
export const needed = 'ज़रूरी';
export const taxonomy = 'कैटेगरी और टाइप';
export const taxonomyTable = 'कैटेगरी, सब-कैटेगरी और टाइप';
export const category = 'कैटेगरी';
export const subCategory = 'सब-कैटेगरी';
export const productType = 'प्रोडक्ट टाइप';
