// What a reply template names in braces, as `{दुकान का समय}`.
export const piece = 'प्रोडक्ट';
export const price = 'कीमत';
export const availability = 'उपलब्धता';
export const openingHours = 'दुकान का समय';
export const shop = 'दुकान';
export const name = 'नाम';
export const reference = 'रेफ़रेंस नंबर';
