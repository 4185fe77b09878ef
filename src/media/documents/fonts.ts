import { dirname } from 'node:path';
import { languageNames } from '#languages/languages.ts';
import { serverTexts } from '#languages/server-texts.ts';

const ofAll = (kind: 'serif' | 'sans') =>
  languageNames.flatMap((language) => serverTexts[language].documents[kind]);

/** The type of the shop in documents, each as its family and weight: `fraunces/300Light`. */
export const fonts = [...ofAll('serif'), ...ofAll('sans')];

const families = (of: readonly string[]) => [...new Set(of.map(dirname))];

/** What templates call them, in the order in which each letter is looked for. */
export const fontNames = {
  serif: families(ofAll('serif')).map((family) => family.replaceAll('-', ' ')),
  sans: families([...ofAll('sans'), ...ofAll('serif')]).map((family) =>
    family.replaceAll('-', ' '),
  ),
};

/** The packages that hold them, which no module imports. */
export const fontPackages = families(fonts).map((family) => `@expo-google-fonts/${family}`);
