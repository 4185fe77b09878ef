import { plural } from '#languages/hi/plural.ts';

export const title = 'कुछ भी खोजें';
export const recent = 'हाल के';
export const goTo = 'यहाँ जाएँ';
export const looking = 'खोज जारी है…';
export const nothing = 'कुछ नहीं मिला। दूसरे शब्द लिखें, या पूरा रेफ़रेंस नंबर या SKU लिखें।';
export const nearest = 'जैसा लिखा है वैसा नहीं मिला; सबसे मिलता-जुलता';
export const found = (count: number) => plural(count, { one: '# मिला', other: '# मिले' });
export const back = 'वापस';
export const whatToDo = (name: string) => `${name} के साथ क्या करना है`;
export const openIt = 'खोलें';
export const keyboard = 'कीबोर्ड';
export const showKeys = 'शॉर्टकट दिखाएँ';

/** What the keys at the foot of the list are for. */
export const toChoose = 'चुनने के लिए';
export const toDo = 'करने के लिए';
export const toGoBack = 'वापस जाने के लिए';
export const toClose = 'बंद करने के लिए';
