import { dateLocale } from '../formats.ts';

// What is wrong with a parameter of an address or a field of a request that no form has, by its name.

type Of = { name: string };

const oneOf = new Intl.ListFormat(dateLocale, { type: 'disjunction' });

export const mustBeText = ({ name }: Of) => `${name} में शब्द होने चाहिए`;
export const mustBeList = ({ name }: Of) => `${name} एक सूची होनी चाहिए`;
export const mustBeNumber = ({ name }: Of) => `${name} एक संख्या होनी चाहिए`;
export const mustBeWhole = ({ name }: Of) => `${name} पूरी संख्या होनी चाहिए`;
export const mustBeAtLeast = ({ name, least }: Of & { least: string }) =>
  `${name} कम से कम ${least} होना चाहिए`;
export const mustBeAtMost = ({ name, most }: Of & { most: string }) =>
  `${name} ज़्यादा से ज़्यादा ${most} हो सकता है`;
export const hasTooManyCharacters = ({ name, most }: Of & { most: string }) =>
  `${name} में ज़्यादा से ज़्यादा ${most} अक्षर हो सकते हैं`;
export const hasTooManyValues = ({ name, most }: Of & { most: string }) =>
  `${name} में ज़्यादा से ज़्यादा ${most} मान हो सकते हैं`;
export const hasUnusableCharacter = ({ name }: Of) => `${name} में ऐसा अक्षर है जो काम नहीं आ सकता`;
export const mustBeOneOf = ({ name, values }: Of & { values: readonly string[] }) =>
  `${name} इनमें से एक होना चाहिए: ${oneOf.format(values)}`;
export const isMissing = ({ name }: Of) => `${name} नहीं दिया गया`;
export const isNotValid = ({ name }: Of) => `${name} सही नहीं है`;
export const isNotKnown = ({ names }: { names: readonly string[] }) =>
  `यहाँ ${oneOf.format(names)} नहीं चलता: इसे हटा दें`;
export const attributeNeedsCode = 'attr. के बाद विशेषता का कोड लिखें';
export const filtersByNone = ({ name }: Of) => `${name} से फ़िल्टर नहीं होता`;
export const mustBeNumberOrRange = ({ name }: Of) =>
  `${name} कोई संख्या या सीमा होनी चाहिए, जैसे 36-40`;
export const hasNoValue = ({ name, value }: Of & { value: string }) =>
  `${name} में “${value}” मान नहीं है`;
