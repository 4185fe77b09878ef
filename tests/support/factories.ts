import { hash } from '@node-rs/argon2';
import type { Database } from '#database/database.ts';
import { newId } from '#database/new-id.ts';
import type { Shop } from '#database/queries/accounts/staff.ts';
import { admin, seller } from '#database/schema/accounts/account.ts';
import { session } from '#database/schema/accounts/session.ts';
import { staff, staffMember } from '#database/schema/accounts/staff.ts';
import { category, productType, subCategory } from '#database/schema/catalogue.ts';
import { product } from '#database/schema/products/product.ts';
import { issueToken } from '#services/accounts/tokens.ts';
import { foldName } from '#services/sellers/names.ts';
import type { TestApp } from './app.ts';

export const TEST_PASSWORD = 'correct horse battery';
let passwordHash: Promise<string> | undefined;
let serial = 0;

/** Cheap parameters: the tests of log-in are about messages, not about Argon2's strength. */
function hashedPassword(): Promise<string> {
  passwordHash ??= hash(TEST_PASSWORD, { memoryCost: 1024, timeCost: 2, parallelism: 1 });
  return passwordHash;
}

type StaffRow = typeof staff.$inferSelect;
type SellerRow = typeof seller.$inferSelect;
type CategoryRow = typeof category.$inferSelect;
type SubCategoryRow = typeof subCategory.$inferSelect;

/** A seller with a token; approved unless told otherwise. */
export async function aSeller(
  { context, db }: Pick<TestApp, 'context' | 'db'>,
  values: Partial<typeof seller.$inferInsert> & { approved?: boolean } = {},
) {
  serial += 1;
  const { approved = true, name = `Seller ${serial}`, ...columns } = values;
  const row = await insertOne(db, seller, {
    id: newId(),
    name,
    ...foldName(name),
    email: `seller${serial}@shop.example`,
    phone: String(5_550_000_000 + serial),
    passwordHash: await hashedPassword(),
    status: approved,
    approval: approved ? 'approved' : 'pending',
    emailConfirmedAt: new Date('2026-01-01T08:00:00Z'),
    chatIndia: '+910000000001',
    chatEmirates: '+971000000001',
    ...columns,
  });
  return withToken(context, row as SellerRow, 'seller');
}

/** Somebody on the staff of a seller, with a token for that shop; the same person again by their id. */
export async function aMember(
  { context, db }: Pick<TestApp, 'context' | 'db'>,
  shop: { id: string; name: string },
  {
    role = 'editor',
    person,
    ...values
  }: Partial<typeof staff.$inferInsert> & { role?: Shop['role']; person?: StaffRow } = {},
) {
  serial += 1;
  const row =
    person ??
    ((await insertOne(db, staff, {
      id: newId(),
      name: `Helper ${serial}`,
      email: `helper${serial}@shop.example`,
      passwordHash: await hashedPassword(),
      ...values,
    })) as StaffRow);
  await db.insert(staffMember).values({ staffId: row.id, sellerId: shop.id, role });
  const token = await aSession(context, 'staff', { ...row, shop: { ...shop, role } });
  return { ...row, token, authorization: { authorization: `Bearer ${token}` } };
}

/** An admin with a token. */
export async function anAdmin(
  { context, db }: Pick<TestApp, 'context' | 'db'>,
  values: Partial<typeof admin.$inferInsert> = {},
) {
  serial += 1;
  const row = await insertOne(db, admin, {
    id: newId(),
    name: `Admin ${serial}`,
    email: `admin${serial}@shop.example`,
    role: 'owner',
    passwordHash: await hashedPassword(),
    ...values,
  });
  return withToken(context, row as typeof admin.$inferSelect, 'admin');
}

/** A category with one sub-category and one type, all listed. */
export async function aCategory(db: Database, values: Partial<typeof category.$inferInsert> = {}) {
  serial += 1;
  const top = (await insertOne(db, category, {
    id: newId(),
    name: `Category ${serial}`,
    ...values,
  })) as CategoryRow;
  const sub = await aSubCategory(db, top.id);
  const type = await insertOne(db, productType, {
    id: newId(),
    name: `Type ${serial}`,
    categoryId: top.id,
    subCategoryId: sub.id,
  });
  return { ...top, sub, type: type as typeof productType.$inferSelect };
}

export async function aSubCategory(
  db: Database,
  categoryId: string,
  values: Partial<typeof subCategory.$inferInsert> = {},
) {
  serial += 1;
  const row = await insertOne(db, subCategory, {
    id: newId(),
    name: `Sub-category ${serial}`,
    categoryId,
    ...values,
  });
  return row as SubCategoryRow;
}

/** Whose a product is and where it stands, by which {@link aProduct} is called. */
export const parentsOf = (
  { id: sellerId }: { id: string },
  { id: categoryId, sub }: { id: string; sub: { id: string } },
) => ({ sellerId, categoryId, subCategoryId: sub.id });

/** The fields of a form that adds a product. */
export const productFields = ({ id: categoryId, sub }: { id: string; sub: { id: string } }) => ({
  name: 'Lantern',
  brand: 'Corvo',
  categoryId,
  subCategoryId: sub.id,
  priceINR: '100',
  priceAED: '5',
});

/** A product without pictures; published if its seller and taxonomy are. */
export async function aProduct(
  db: Database,
  parents: { sellerId: string; categoryId: string; subCategoryId: string },
  values: Partial<typeof product.$inferInsert> = {},
) {
  serial += 1;
  const row = await insertOne(db, product, {
    id: newId(),
    name: `Product ${serial}`,
    brand: 'Calderon',
    priceINR: '12499.00',
    priceAED: '549.00',
    ...parents,
    ...values,
  });
  return row as typeof product.$inferSelect;
}

async function insertOne(
  db: Database,
  table: Parameters<Database['insert']>[0],
  values: Record<string, unknown>,
): Promise<unknown> {
  const [row] = await db.insert(table).values(values).returning();
  return row;
}

/** The token of a new session, which lasts for an hour unless told otherwise. */
export async function aSession(
  context: TestApp['context'],
  role: 'seller' | 'admin' | 'staff',
  account: { id: string; tokenVersion: number; shop?: Shop },
  values: Partial<typeof session.$inferInsert> = {},
): Promise<string> {
  const row = {
    id: newId(),
    role,
    accountId: account.id,
    device: 'Firefox on Windows',
    network: '192.0.2.1',
    expiresAt: new Date(context.now().getTime() + 3_600_000),
    ...values,
  };
  const { shop } = account;
  await context.db.insert(session).values({ ...row, ...(shop && { sellerId: shop.id }) });
  return issueToken(context, { ...account, role }, row);
}

async function withToken<Row extends { id: string; tokenVersion: number }>(
  context: TestApp['context'],
  row: Row,
  role: 'seller' | 'admin',
) {
  const token = await aSession(context, role, row);
  return { ...row, token, authorization: { authorization: `Bearer ${token}` } };
}

export type TestSeller = Awaited<ReturnType<typeof aSeller>>;
export type TestAdmin = Awaited<ReturnType<typeof anAdmin>>;
export type TestCategory = Awaited<ReturnType<typeof aCategory>>;
export type TestProduct = Awaited<ReturnType<typeof aProduct>>;
