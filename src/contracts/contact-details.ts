import { z } from 'zod';

/** What would change the meaning of an address in a mail header, or hide in it. */
const forbidden = /[<>"(),:;\\\p{Cc}\p{Cf}]/u;

/** An e-mail address of simple shape (SPEC §5), stored in lower case. */
export const Email = z
  .string('Email is required')
  .transform((text) => text.normalize('NFC').trim().toLowerCase())
  .refine((text) => text.length > 0, 'Email is required')
  .refine((text) => text.length <= 254, 'Email must be at most 254 characters')
  .refine(
    (text) => /^[^\s@]+@[^\s@]+\.[^\s@.]{2,}$/.test(text) && !forbidden.test(text),
    'Please enter a valid email',
  );

/** Registration phone: exactly ten digits once dashes, brackets and spaces are gone (SPEC §5). */
export const RegistrationPhone = z
  .string('Phone number is required')
  .transform((text) => text.replace(/[-()\s]/g, ''))
  .refine((text) => text.length > 0, 'Phone number is required')
  .refine((text) => /^\d{10}$/.test(text), 'Please enter a valid 10-digit phone number');

/** A chat number of a region (SPEC §3 INR, DXB): international digits with an optional +, or ''. */
export function chatNumber(label: string) {
  return z
    .string(`${label} must be text`)
    .transform((text) => text.replace(/[-()\s]/g, ''))
    .refine(
      (text) => text === '' || /^\+?\d{7,15}$/.test(text),
      `${label} must be 7 to 15 digits, starting with the country code`,
    )
    .default('');
}

/** A new password (SPEC §5): at least 8 characters; 200 at most, so that hashing stays cheap. */
export function newPassword(label: string) {
  return z
    .string(`${label} is required`)
    .refine((text) => text.length > 0, `${label} is required`)
    .refine((text) => text.length >= 8, `${label} must be at least 8 characters`)
    .refine((text) => text.length <= 200, `${label} must be at most 200 characters`)
    .refine(
      (text) => !text.includes('\u0000'),
      `${label} contains a character that cannot be used`,
    );
}
