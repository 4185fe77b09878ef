export const nameInArabic = 'Name in Arabic (optional)';
export const nameHint = 'Arabic pages show it; without one they show the name.';
export const descriptionInArabic = 'Description in Arabic (optional)';
export const descriptionHint = 'Arabic pages show it; without one they show the description.';
export const aboutInArabic = 'About in Arabic (optional)';
export const unitInArabic = 'Unit in Arabic (optional)';
export const groupInArabic = 'Group in Arabic (optional)';
export const choiceInArabic = (number: number) => `Choice ${number} in Arabic`;
