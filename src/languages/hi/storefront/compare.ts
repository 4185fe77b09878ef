export const title = 'तुलना';
export const text = 'चार प्रोडक्ट तक साथ-साथ।';
export const emptyTitle = 'तुलना में अभी कुछ नहीं है';
export const emptyText = 'किसी प्रोडक्ट को दूसरों के साथ देखने के लिए उस पर “तुलना करें” दबाएँ।';
export const goToShop = 'शॉप पर जाएँ';

/** The table of the pieces. */
export const comparison = 'तुलना';
export const onlyDifferences = 'सिर्फ़ अंतर';
export const differs = 'अलग है';
export const differsHere = 'अलग है';
export const notTold = 'नहीं बताया गया';
export const remove = (piece: string) => `हटाएँ: ${piece}`;
export const enquire = 'पूछें';

export const brand = 'ब्रांड';
export const category = 'कैटेगरी';
export const inCategory = (category: string, subCategory: string) => `${category}, ${subCategory}`;
export const availability = 'उपलब्धता';
export const available = 'उपलब्ध';
export const soldBy = 'विक्रेता';

/** Pieces that may be compared too. */
export const addTitle = 'इनके साथ देखें';
export const chooseInShop = 'शॉप में चुनें';
export const compare = 'तुलना करें';
export const compareToo = (piece: string) => `तुलना करें: ${piece}`;
