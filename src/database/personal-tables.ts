/** A table with rows of a seller, and what an export and an erasure do with them. */
export type SellerTable = {
  table: string;
  /** The column that names the seller; an `account_id` is a seller's where the role says so. */
  by: 'id' | 'seller_id' | 'account_id' | 'product_id' | 'import_id' | 'lead_id';
  /** Columns left out even of the seller's own export: secrets, internals, files. */
  hidden?: readonly string[];
  /**
   * False where the rows are internal, or contained in another table's export; `on-request` where an admin's
   * export has them, and the seller's own does not; `seller` where its own alone has them.
   */
  exported: boolean | 'on-request' | 'seller';
  /**
   * Rows are deleted, are deleted by a foreign key's cascade, are added to the counters (whose rows of
   * the seller are deleted next), stay as the numbers that they are, or stay with these columns blanked.
   */
  erasure: 'delete' | 'cascade' | 'keep' | { blank: readonly string[] };
  /**
   * What becomes of the rows where the seller's account is merged into another: they become that one's, are added to
   * its numbers, belong to rows that become its, or end with the account.
   */
  merge: 'moves' | 'adds up' | 'follows' | 'ends';
};

const ofAccount = { by: 'account_id', erasure: 'delete', merge: 'ends' } as const;
const ofSeller = { by: 'seller_id', erasure: 'delete' } as const;
const moves = { merge: 'moves' } as const;
const addsUp = { merge: 'adds up' } as const;
const follows = { merge: 'follows' } as const;
const ends = { merge: 'ends' } as const;
const machinery = { exported: false } as const;

/**
 * Every table with data of a seller, in the order of erasure: rows that refer to another table's
 * come before them, and the seller last. A test compares this with the database's columns.
 */
export const sellerTables: readonly SellerTable[] = [
  { table: 'enquiry', ...moves, ...ofSeller, exported: true },
  { table: 'payment_request', ...moves, ...ofSeller, exported: true },
  { table: 'receipt', ...moves, ...ofSeller, exported: true },
  // Its numbers go on in the receipts, which keep who issued them.
  { table: 'receipt_number', ...ends, ...ofSeller, ...machinery },
  { table: 'sale_settings', ...ends, ...ofSeller, exported: true },
  { table: 'lead_event', ...follows, by: 'lead_id', exported: true, erasure: 'cascade' },
  { table: 'lead', ...moves, ...ofSeller, exported: true, hidden: ['words', 'codes'] },
  { table: 'lead_count', ...follows, ...ofSeller, ...machinery },
  { table: 'customer', ...moves, ...ofSeller, exported: true },
  { table: 'reply_template', ...moves, ...ofSeller, exported: true },
  {
    table: 'enquiry_count',
    ...addsUp,
    by: 'seller_id',
    exported: true,
    erasure: { blank: ['product_name'] },
  },
  {
    table: 'won_count',
    ...addsUp,
    by: 'seller_id',
    exported: true,
    erasure: { blank: ['product_name'] },
  },
  { table: 'view_count', ...addsUp, by: 'seller_id', exported: true, erasure: 'keep' },
  { table: 'seller_view_count', ...addsUp, by: 'seller_id', exported: true, erasure: 'keep' },
  // What others say of a seller is not the seller's to have; what it was told are messages.
  { table: 'report', ...moves, ...ofSeller, ...machinery },
  { table: 'report_answer', ...moves, ...ofSeller, ...machinery },
  { table: 'product_media', ...follows, by: 'product_id', exported: true, erasure: 'cascade' },
  { table: 'product_undo_media', ...follows, by: 'product_id', erasure: 'cascade', ...machinery },
  { table: 'product_undo', ...moves, ...ofSeller, ...machinery },
  // One at work must not go on to the products of the account that it is merged into.
  { table: 'bulk_change', ...ends, ...ofSeller, ...machinery },
  { table: 'bin_entry', ...ends, by: 'id', erasure: 'delete', ...machinery },
  {
    table: 'product_review',
    ...follows,
    by: 'product_id',
    exported: true,
    hidden: ['met'],
    erasure: 'cascade',
  },
  { table: 'product_review_media', ...follows, by: 'product_id', erasure: 'cascade', ...machinery },
  {
    table: 'private_facts',
    ...follows,
    ...{ by: 'product_id', exported: 'seller', erasure: 'cascade' },
  },
  { table: 'price_change', ...follows, by: 'product_id', exported: true, erasure: 'cascade' },
  { table: 'trending_piece', ...follows, by: 'product_id', erasure: 'cascade', ...machinery },
  {
    table: 'product',
    ...moves,
    ...ofSeller,
    exported: true,
    hidden: ['headline', 'document', 'submission'],
  },
  { table: 'product_import_row', ...follows, by: 'import_id', exported: true, erasure: 'cascade' },
  {
    table: 'product_import',
    ...moves,
    ...ofSeller,
    exported: true,
    hidden: ['leased_until', 'support', 'staff'],
  },
  { table: 'product_draft', ...moves, ...ofSeller, exported: true },
  { table: 'upload_count', ...ends, ...ofSeller, exported: true },
  { table: 'email_confirmation', ...ends, ...ofSeller, ...machinery },
  { table: 'seller_change', ...ends, ...ofSeller, exported: true },
  { table: 'invitation', ...ends, ...ofSeller, exported: true, hidden: ['token_hash'] },
  {
    table: 'seller_document',
    ...moves,
    ...ofSeller,
    exported: true,
    hidden: ['content', 'filed_by'],
  },
  // Admins write it for one another: whoever asks for it by law gets it from an admin, who has read it first.
  {
    table: 'seller_note',
    ...moves,
    ...ofSeller,
    exported: 'on-request',
    hidden: ['author_id', 'author_name'],
  },
  { table: 'seller_tag', ...moves, ...ofSeller, exported: 'on-request', hidden: ['key'] },
  // Sellers do not learn which admin wrote.
  { table: 'seller_message', ...moves, ...ofSeller, exported: true, hidden: ['author_name'] },
  { table: 'announcement_reader', ...ends, ...ofSeller, ...machinery },
  { table: 'notice', ...moves, ...ofSeller, ...machinery },
  {
    table: 'push_subscription',
    ...ofAccount,
    exported: true,
    hidden: ['session_id', 'endpoint', 'p256dh', 'auth'],
  },
  { table: 'list_choice', ...ofAccount, exported: true },
  { table: 'saved_view', ...ofAccount, exported: true },
  { table: 'notice_settings', ...ends, ...ofSeller, exported: true },
  { table: 'lead_mail_sent', ...ends, ...ofSeller, ...machinery },
  { table: 'staff_member', ...ends, ...ofSeller, exported: true },
  {
    table: 'session',
    ...ofAccount,
    exported: true,
    hidden: ['device_hash', 'support_session_id', 'seller_id'],
  },
  { table: 'api_key', ...ends, ...ofSeller, exported: true, hidden: ['hash'] },
  { table: 'webhook', ...ends, ...ofSeller, exported: true, hidden: ['sealed_secret'] },
  { table: 'idempotent_answer', ...ends, ...ofSeller, ...machinery },
  { table: 'known_device', ...ofAccount, exported: true, hidden: ['key_hash'] },
  { table: 'password_reset', ...ofAccount, ...machinery },
  {
    table: 'authenticator_app',
    ...ofAccount,
    exported: true,
    hidden: ['sealed_secret', 'last_step'],
  },
  { table: 'passkey', ...ofAccount, exported: true, hidden: ['public_key', 'counter'] },
  { table: 'passkey_challenge', ...ofAccount, ...machinery },
  { table: 'recovery_code', ...ofAccount, ...machinery },
  {
    table: 'merged_seller',
    ...moves,
    ...ofSeller,
    exported: true,
    hidden: ['password_hash'],
  },
  {
    table: 'seller',
    ...ends,
    by: 'id',
    exported: true,
    erasure: 'delete',
    hidden: ['password_hash', 'token_version', 'name_key', 'name_look'],
  },
];

/** Tables with rows of an e-mail address itself, whoever it belongs to. */
export const visitorTables = [
  'newsletter_subscriber',
  'contact_message',
  'staff',
  'report',
  'mail',
] as const;

/** Other tables with personal data, and why they are not erased with a seller. */
export const otherTables: Readonly<Record<string, string>> = {
  admin: 'An admin is staff: the operator adds and removes them.',
  contact_answer: 'Goes with the message that it answers.',
  audit_entry: 'Keeps who (by id) and what; its values are emptied, see erase-audit.',
  listing: 'A product’s row goes with it, by a trigger.',
  redirect: 'Names the admin who made it, as the audit does.',
  product_import_archive: 'Goes with its import.',
  product_import_picture: 'Goes with its import; holds file names only.',
};
