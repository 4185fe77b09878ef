import { type Said, said, toAdmins } from '#languages/said.ts';
import { failure, invalid, stale } from './failure.ts';
import { nameTaken } from './sellers/names.ts';

const taken = (field: string, message: Said) =>
  failure(409, 'already-exists', message, { fields: { [field]: message } });
const inUse = (sentence: string) => failure(409, 'in-use', toAdmins(sentence));

/** The refusal of a call whose account or session went while it ran. */
export const sessionWasEnded = () => failure(401, 'session-ended', said('sessionWasEnded'));
const noEntry = () =>
  invalid('entries', toAdmins('One of these categories or product types was deleted.'));

/** Refusals for broken database constraints. */
const meanings: Record<string, () => Error> = {
  seller_email: () => taken('email', said('emailTaken')),
  seller_phone: () => taken('phone', said('phoneTaken')),
  seller_name_key: nameTaken,
  seller_name_look: nameTaken,
  admin_email: () => taken('email', toAdmins('An admin with this email exists already.')),
  admin_phone: () => taken('phone', toAdmins('An admin with this phone number exists already.')),
  invitation_open: () => taken('email', said('invitedAlready')),
  attribute_name: () => taken('name', toAdmins('An attribute of this name exists already.')),
  attribute_entry_category_id_category_id_fk: noEntry,
  attribute_entry_sub_category_id_sub_category_id_fk: noEntry,
  attribute_entry_product_type_id_product_type_id_fk: noEntry,
  category_name: () => taken('name', toAdmins('A category of this name exists already.')),
  sub_category_name: () =>
    taken('name', toAdmins('This category has a sub-category of this name already.')),
  product_type_name: () =>
    taken('name', toAdmins('This sub-category has a product type of this name already.')),
  customer_phone: () => taken('phone', said('customerPhoneTaken')),
  customer_email: () => taken('email', said('customerEmailTaken')),
  product_seller_sku: () => taken('sellerSku', said('articleNumberTaken')),
  product_submission: () => failure(409, 'sent-twice', said('sentTwice')),
  staff_email: () => taken('password', said('passwordOfKnown')),
  staff_member_staff_id_staff_id_fk: stale,
  session_staff_member: () => failure(401, 'log-in-again', said('sessionWasEnded')),
  saved_view_name: () => taken('name', said('viewNameTaken')),
  session_support_session: sessionWasEnded,
  sub_category_category_id_category_id_fk: () => invalid('categoryId', said('categoryGone')),
  product_type_sub_category: () => invalid('subCategoryId', said('subCategoryOfOther')),
  product_sub_category: () => invalid('subCategoryId', said('subCategoryOfOther')),
  product_product_type: () => invalid('productTypeId', said('productTypeOfOther')),
};

const stillUsed: Record<string, () => Error> = {
  sub_category_category_id_category_id_fk: () =>
    inUse('This category still has sub-categories. Remove those first, or unlist the category.'),
  product_type_sub_category: () =>
    inUse('This sub-category still has product types. Remove those first, or unlist it.'),
  product_sub_category: () =>
    inUse('This sub-category still has products. Move or remove those first, or unlist it.'),
  product_product_type: () =>
    inUse('This product type still has products. Move or remove those first, or unlist it.'),
};

type DatabaseError = { code: string; constraint: string; detail: string };

/** The driver's error inside its wrappers, or null. */
export function databaseErrorOf(error: unknown): DatabaseError | null {
  let inner = error;
  for (let depth = 0; depth < 4 && inner instanceof Error; depth += 1) {
    const found = inner as Error & Partial<DatabaseError>;
    if (typeof found.code === 'string' && /^[0-9A-Z]{5}$/.test(found.code)) {
      return {
        code: found.code,
        constraint: found.constraint ?? '',
        detail: found.detail ?? '',
      };
    }
    inner = inner.cause;
  }
  return null;
}

/** Whether a row names a seller who is not there any more. */
export function isOfGoneSeller(error: unknown): boolean {
  const cause = databaseErrorOf(error);
  return (
    cause?.code === '23503' &&
    cause.constraint.endsWith('_seller_id_seller_id_fk') &&
    !cause.detail.includes('still referenced')
  );
}

/** Returns the refusal for a broken constraint, or the error itself for any other. */
export function translateConstraint(error: unknown): unknown {
  const cause = databaseErrorOf(error);
  if (cause === null) return error;
  if (isOfGoneSeller(error)) return sessionWasEnded();
  const table =
    cause.code === '23503' && cause.detail.includes('still referenced') ? stillUsed : meanings;
  return table[cause.constraint]?.() ?? error;
}
