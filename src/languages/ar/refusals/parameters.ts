import { isolated } from '#languages/isolated.ts';
import { quoted } from '#languages/quoted.ts';
import { dateLocale } from '../formats.ts';

// What is wrong with a parameter of an address or a field of a request that no form has, by its name.

type Of = { name: string };

const oneOf = new Intl.ListFormat(dateLocale, { type: 'disjunction' });

const listed = (values: readonly string[]) => oneOf.format(values.map(isolated));

export const mustBeText = ({ name }: Of) => `يجب أن تكون قيمة ${isolated(name)} نصًّا`;
export const mustBeList = ({ name }: Of) => `يجب أن تكون قيمة ${isolated(name)} قائمة`;
export const mustBeNumber = ({ name }: Of) => `يجب أن تكون قيمة ${isolated(name)} رقمًا`;
export const mustBeWhole = ({ name }: Of) => `يجب أن تكون قيمة ${isolated(name)} عددًا صحيحًا`;
export const mustBeAtLeast = ({ name, least }: Of & { least: string }) =>
  `يجب ألا تقل قيمة ${isolated(name)} عن ${isolated(least)}`;
export const mustBeAtMost = ({ name, most }: Of & { most: string }) =>
  `يجب ألا تزيد قيمة ${isolated(name)} على ${isolated(most)}`;
export const hasTooManyCharacters = ({ name, most }: Of & { most: string }) =>
  `يجب ألا يزيد طول ${isolated(name)} على ${isolated(most)} حرفًا`;
export const hasTooManyValues = ({ name, most }: Of & { most: string }) =>
  `يجب ألا يزيد عدد قيم ${isolated(name)} على ${isolated(most)}`;
export const hasUnusableCharacter = ({ name }: Of) =>
  `تحتوي قيمة ${isolated(name)} على رمز لا يمكن استخدامه`;
export const mustBeOneOf = ({ name, values }: Of & { values: readonly string[] }) =>
  `يجب أن تكون قيمة ${isolated(name)} إحدى القيم: ${listed(values)}`;
export const isMissing = ({ name }: Of) => `قيمة ${isolated(name)} غير موجودة`;
export const isNotValid = ({ name }: Of) => `قيمة ${isolated(name)} غير صالحة`;
export const isNotKnown = ({ names }: { names: readonly string[] }) =>
  `لا يُقبل هنا ${listed(names)}، احذفه`;
export const attributeNeedsCode = `يأتي رمز الخاصية بعد ${isolated('attr.')}`;
export const filtersByNone = ({ name }: Of) => `لا يمكن التصفية حسب ${isolated(name)}`;
export const mustBeNumberOrRange = ({ name }: Of) =>
  `يجب أن تكون قيمة ${isolated(name)} رقمًا أو نطاقًا، مثل ${isolated('36-40')}`;
export const hasNoValue = ({ name, value }: Of & { value: string }) =>
  `ليس بين قيم ${isolated(name)} القيمة ${quoted(value)}`;
