import { z } from 'zod';
import { said, says } from '#languages/said.ts';
import { version } from './version.ts';

/** When a seller is mailed of new enquiries: of each at once, of all each morning, or never. */
export const LeadMail = z.enum(['AT_ONCE', 'DAILY', 'NEVER']);
export type LeadMail = z.infer<typeof LeadMail>;

export const TimeZone = z.enum(['Asia/Kolkata', 'Asia/Dubai']);
export type TimeZone = z.infer<typeof TimeZone>;

export const TimeOfDay = z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, says(said('mustBeTime')));

const settings = {
  leadMail: LeadMail,
  quietFrom: TimeOfDay.nullable().describe('Null where no hours are quiet'),
  quietUntil: TimeOfDay.nullable(),
  timeZone: TimeZone,
};

/** When notices may come. */
export type NoticeTimes = z.infer<z.ZodObject<Omit<typeof settings, 'leadMail'>>>;

/** When an admin is mailed of what waits: at once, each morning, or never. */
export const NoticeMail = z.enum(['AT_ONCE', 'DAILY', 'NEVER']);
export type NoticeMail = z.infer<typeof NoticeMail>;

/** How a seller is told of new enquiries (docs/behaviour/rules.md#notices-of-enquiries). */
export const NoticeSettings = z.object({ ...settings, version: z.number().int() });
export type NoticeSettings = z.infer<typeof NoticeSettings>;

export const NoticeChange = z
  .object({
    ...settings,
    version: version(0)
      .optional()
      .describe('Refused with 409 where the settings were changed since'),
  })
  .refine(({ quietFrom, quietUntil }) => (quietFrom === null) === (quietUntil === null), {
    path: ['quietUntil'],
    message: said('quietHoursIncomplete'),
  });
export type NoticeChange = z.infer<typeof NoticeChange>;

/** Bytes in base64url, without padding. */
const bytes = (length: number, message: string) =>
  z.string(message).regex(new RegExp(`^[\\w-]{${Math.ceil((length * 4) / 3)}}$`), message);

/** What a browser's `PushSubscription` says of itself. */
export const PushSubscriptionInput = z.object({
  endpoint: z.string('endpoint is required').max(1000, 'endpoint must be at most 1000 characters'),
  keys: z.object({
    p256dh: bytes(65, 'p256dh must be a public key of 65 bytes'),
    auth: bytes(16, 'auth must be 16 bytes'),
  }),
});
export type PushSubscriptionInput = z.infer<typeof PushSubscriptionInput>;

/** A device on which a seller, or an admin, is told at once. */
export const PushDevice = z.object({
  _id: z.string(),
  device: z.string().describe("In words, such as 'Chrome on Android'"),
  isThis: z.boolean().describe('Added in the session that asks'),
  createdAt: z.string(),
  failedAt: z.string().nullable().describe('Since when it could not be reached, else null'),
});
export type PushDevice = z.infer<typeof PushDevice>;

/** The devices of an account, sellers' and admins' alike. */
export const NoticeDevices = z.object({
  publicKey: z.string().describe('What a browser subscribes with'),
  devices: z.array(PushDevice),
});
export type NoticeDevices = z.infer<typeof NoticeDevices>;

export const Notices = z.object({ settings: NoticeSettings, ...NoticeDevices.shape });
export type Notices = z.infer<typeof Notices>;
