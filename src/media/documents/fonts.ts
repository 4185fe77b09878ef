/** The type of the shop in documents: families, each with the weights that templates name. */
export const fonts = {
  fraunces: ['300Light'],
  'instrument-sans': ['400Regular', '500Medium'],
  'noto-naskh-arabic': ['400Regular'],
  'noto-sans-arabic': ['400Regular', '500Medium'],
  'noto-serif-devanagari': ['300Light'],
  'noto-sans-devanagari': ['400Regular', '500Medium'],
};

export const packageOf = (family: string) => `@expo-google-fonts/${family}`;

/** The packages that hold them, which no module imports. */
export const fontPackages = Object.keys(fonts).map(packageOf);
