import {
  getCountryCallingCode,
  isPossiblePhoneNumber,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/min';
import { z } from 'zod';
import type { OfField } from '#languages/en/refusals/labels.ts';
import { said } from '#languages/said.ts';
import { Region } from './price.ts';
import { withoutMarks } from './text.ts';
import { withLatinDigits } from './typed/digits.ts';

/** Characters that would change the meaning of an address in a mail header, or are invisible. */
const forbidden = /[<>"(),:;\\\p{Cc}\p{Cf}]/u;

/** An e-mail address of simple shape (docs/behaviour/rules.md#email), stored in lower case. */
export const Email = z
  .string(said('emailRequired'))
  .transform((text) => withoutMarks(text).trim().toLowerCase())
  .refine((text) => text.length > 0, said('emailRequired'))
  .refine((text) => text.length <= 254, said('emailTooLong'))
  .refine(
    (text) => /^[^\s@]+@([^\s@.]+\.)+[^\s@.]{2,}$/.test(text) && !forbidden.test(text),
    said('emailInvalid'),
  );

/** An {@link Email} that may be left out; an empty field of a form leaves it out too. */
export const maybeEmail = z
  .union(
    [
      z
        .string()
        .regex(/^\s*$/)
        .transform(() => undefined),
      Email,
    ],
    said('emailInvalid'),
  )
  .optional();

/** A number as typed, in Latin digits, without what phones copy with it: marks without width, and dashes of any kind. */
const typedNumber = (text: string) =>
  withLatinDigits(withoutMarks(text))
    .replace(/\p{Pd}/gu, '-')
    .replaceAll('＋', '+');

/**
 * Registration phone: exactly ten digits after removing dashes, brackets and spaces
 * (docs/behaviour/rules.md#phone-numbers).
 */
export const RegistrationPhone = z
  .string(said('phoneRequired'))
  .transform((text) => typedNumber(text).replace(/[-()\s]/g, ''))
  .refine((text) => text.length > 0, said('phoneRequired'))
  .refine((text) => /^\d{10}$/.test(text), said('phoneMustHaveTenDigits'));

/**
 * A schema of a region's chat number (docs/behaviour/rules.md#phone-numbers): `+` and international
 * digits, or ''. A national number typed without the country's code is given the code, which chat
 * links need.
 */
export function chatNumber(label: OfField['label'], region: Region) {
  return z
    .string(said('fieldMustBeText', { label }))
    .transform((text) =>
      international(
        typedNumber(text)
          .replace(/[-().\s]/g, '')
          .replace(/^00/, '+'),
        region,
      ),
    )
    .refine(
      (text) => text === '' || isInternational(text),
      said('chatNumberInvalid', { label, code: getCountryCallingCode(region) }),
    )
    .default('');
}

/** Adds the country's code; a number that is valid in no country is returned as typed. */
function international(typed: string, region: Region): string {
  const phone = parsePhoneNumberFromString(typed, { defaultCountry: region, extract: false });
  return phone?.isValid() ? phone.number : typed;
}

/**
 * Returns the numbers in international form that a number may be as somebody typed it, with the country's
 * code (`+`, `00` or nothing before it) or without it in any of the regions, which goes before a code without `+`;
 * none where it is no number.
 */
export function phonesOf(typed: string): string[] {
  const text = typedNumber(typed)
    .replace(/\(0\)/g, '')
    .replace(/[-()./\s]/g, '')
    .replace(/^00/, '+');
  if (text.startsWith('+')) return isInternational(text) ? [international(text, 'IN')] : [];
  const valid = (phones: readonly string[]) =>
    [...new Set(phones.filter(isInternational))].filter(
      (phone) => parsePhoneNumberFromString(phone)?.isValid() === true,
    );
  const ofRegions = valid(Region.options.map((region) => international(text, region)));
  return ofRegions.length > 0 ? ofRegions : valid([`+${text}`]);
}

const isInternational = (text: string) =>
  /^\+[1-9]\d{6,14}$/.test(text) && isPossiblePhoneNumber(text);

/** Whether a text is visible: spaces and invisible characters are not. */
export const isVisible = (text: string) => /[^\s\p{Z}\p{Cf}]/u.test(text);

/**
 * A schema of a new password: at least 8 characters; 200 at most, so that hashing stays cheap. The
 * server decides whether it is too easily guessed.
 */
export function newPassword(label: OfField['label']) {
  return z
    .string(said('fieldRequired', { label }))
    .refine((text) => text.length > 0, said('fieldRequired', { label }))
    .refine((text) => text.length >= 8, said('fieldTooShort', { label, min: 8 }))
    .refine((text) => text.length < 8 || isVisible(text), said('fieldOnlySpaces', { label }))
    .refine((text) => text.length <= 200, said('fieldTooLong', { label, max: 200 }))
    .refine((text) => !text.includes('\u0000'), said('fieldHasUnusableCharacter', { label }));
}
