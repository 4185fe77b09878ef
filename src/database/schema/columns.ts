import { customType, integer, text, timestamp } from 'drizzle-orm/pg-core';
import { FIRST_LANGUAGE, type Language } from '#languages/languages.ts';

/** Opaque id, drawn by the application (`new-id.ts`). */
export const id = () => text('id').primaryKey();

/** The version of the privacy notice under which a person sent it; null where none was told. */
export const noticeVersion = () => text('notice_version');

/** The language that a person is written to in. */
export const language = () => text('language').$type<Language>().notNull().default(FIRST_LANGUAGE);

/** Times are in UTC with zone, as text in ISO form towards the application. */
export const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** The words of a text, as PostgreSQL searches them. */
export const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });

/** Whose account it is: an admin's, a seller's, or of a person on sellers' staff. */
export const accountRole = () => text('role', { enum: ['seller', 'admin', 'staff'] }).notNull();

export const createdAt = () => moment('created_at').notNull().defaultNow();

/** Increases with every change, so that a stale editor is refused (409). */
export const version = () => integer('version').notNull().default(1);
