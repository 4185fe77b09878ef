import { dateLocale } from '../formats.ts';

// What is wrong with a parameter of an address or a field of a request that no form has, by its name.

type Of = { name: string };

const oneOf = new Intl.ListFormat(dateLocale, { type: 'disjunction' });

export const mustBeText = ({ name }: Of) => `${name} must be text`;
export const mustBeList = ({ name }: Of) => `${name} must be a list`;
export const mustBeNumber = ({ name }: Of) => `${name} must be a number`;
export const mustBeWhole = ({ name }: Of) => `${name} must be a whole number`;
export const mustBeAtLeast = ({ name, least }: Of & { least: string }) =>
  `${name} must be at least ${least}`;
export const mustBeAtMost = ({ name, most }: Of & { most: string }) =>
  `${name} must be at most ${most}`;
export const hasTooManyCharacters = ({ name, most }: Of & { most: string }) =>
  `${name} can have at most ${most} characters`;
export const hasTooManyValues = ({ name, most }: Of & { most: string }) =>
  `${name} can have at most ${most} values`;
export const hasUnusableCharacter = ({ name }: Of) =>
  `${name} contains a character that cannot be used`;
export const mustBeOneOf = ({ name, values }: Of & { values: readonly string[] }) =>
  `${name} must be ${oneOf.format(values)}`;
export const isMissing = ({ name }: Of) => `${name} is missing`;
export const isNotValid = ({ name }: Of) => `${name} is not valid`;
export const isNotKnown = ({ names }: { names: readonly string[] }) =>
  `There is no ${oneOf.format(names)} here: leave it out`;
export const attributeNeedsCode = 'attr. is followed by the code of an attribute';
export const filtersByNone = ({ name }: Of) => `${name} is no attribute to filter by`;
export const mustBeNumberOrRange = ({ name }: Of) =>
  `${name} must be a number or a range, such as 36-40`;
export const hasNoValue = ({ name, value }: Of & { value: string }) =>
  `${name} has no value “${value}”`;
