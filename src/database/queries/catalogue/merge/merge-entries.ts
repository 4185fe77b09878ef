import { type SQL, sql } from 'drizzle-orm';
import type { ManagedProduct } from '#contracts/product.ts';
import { type Database, rowsOf } from '../../../database.ts';
import { newId } from '../../../new-id.ts';
import { readFirst } from '../../products/managed/read-managed.ts';
import type { TaxonomyKind } from '../../taxonomy.ts';
import type { MovedPiece } from './merges.ts';

/** An entry with those that it is in, as far as a merge tells them apart. */
export type Entry = {
  kind: TaxonomyKind;
  id: string;
  name: string;
  /** The entries that it is in, the highest first. */
  within: { id: string; name: string }[];
  /** Whether shoppers see what is in it. */
  isShown: boolean;
  products: number;
};

const ofKind = {
  category: sql`select c.id, c.name, '[]'::json as within, c.status = 'LISTED' as "isShown",
      (select count(*)::int from product p where p.category_id = c.id) as products
    from category c`,
  'sub-category': sql`select s.id, s.name,
      json_build_array(json_build_object('id', c.id, 'name', c.name)) as within,
      s.status = 'LISTED' and c.status = 'LISTED' as "isShown",
      (select count(*)::int from product p where p.sub_category_id = s.id) as products
    from sub_category s join category c on c.id = s.category_id`,
  'product-type': sql`select t.id, t.name,
      json_build_array(json_build_object('id', c.id, 'name', c.name),
        json_build_object('id', s.id, 'name', s.name)) as within,
      t.status = 'LISTED' and s.status = 'LISTED' and c.status = 'LISTED' as "isShown",
      (select count(*)::int from product p
        where p.sub_category_id = t.sub_category_id and p.product_type_id = t.id) as products
    from product_type t join sub_category s on s.id = t.sub_category_id
      join category c on c.id = t.category_id`,
};

export async function findEntry(
  db: Database,
  kind: TaxonomyKind,
  id: string,
): Promise<Entry | null> {
  const [row] = await rowsOf<Omit<Entry, 'kind'>>(
    db,
    sql`select id, name, within, "isShown", products from (${ofKind[kind]}) as entry where id = ${id}`,
  );
  return row ? { kind, ...row } : null;
}

/** An entry that becomes part of another; without `into` it moves along, or is copied where it is a type. */
export type MergePair = {
  level: TaxonomyKind;
  from: string;
  name: string;
  into: string | null;
  /** Of what is in the entry that is asked about. */
  intoName?: string | null;
};

/** Returns what is in one entry, each with what has its name in the other. */
export function pairWithin(
  db: Database,
  level: 'sub-category' | 'product-type',
  { from, into }: { from: string; into: string },
): Promise<MergePair[]> {
  const [table, parent] =
    level === 'sub-category'
      ? [sql`sub_category`, sql`category_id`]
      : [sql`product_type`, sql`sub_category_id`];
  return rowsOf<MergePair>(
    db,
    sql`select ${level} as level, f.id as "from", f.name, i.id as "into", i.name as "intoName"
      from ${table} f left join ${table} i on i.${parent} = ${into} and lower(i.name) = lower(f.name)
      where f.${parent} = ${from} order by f.name, f.id`,
  );
}

/** Returns the id of the entry within another that has this name. */
export async function findNamed(
  db: Database,
  level: 'sub-category' | 'product-type',
  { within, name }: { within: string; name: string },
): Promise<string | null> {
  const [table, parent] =
    level === 'sub-category'
      ? [sql`sub_category`, sql`category_id`]
      : [sql`product_type`, sql`sub_category_id`];
  const [row] = await rowsOf<{ id: string }>(
    db,
    sql`select id from ${table} where ${parent} = ${within} and lower(name) = lower(${name})`,
  );
  return row?.id ?? null;
}

/** Copies a type into another sub-category, with its attributes: products of it cannot move before there is one. */
export async function copyType(db: Database, id: string, subCategoryId: string): Promise<string> {
  const copy = newId();
  await db.execute(sql`
    insert into product_type (id, name, description, translations, image_id, focus_x, focus_y,
                              status, category_id, sub_category_id)
    select ${copy}, t.name, t.description, t.translations, t.image_id, t.focus_x, t.focus_y,
           t.status, s.category_id, s.id
      from product_type t, sub_category s where t.id = ${id} and s.id = ${subCategoryId}`);
  await db.execute(sql`
    insert into attribute_entry (id, attribute_id, product_type_id, required, position)
    select substr(md5(id || ${copy}), 1, 20), attribute_id, ${copy}, required, position
      from attribute_entry where product_type_id = ${id}`);
  return copy;
}

const entryId = sql`coalesce(category_id, sub_category_id, product_type_id)`;
const texts = (values: readonly string[]) => sql`${sql.param([...values])}::text[]`;

export type LostAttribute = { id: string; name: string; onCard: boolean; filterable: boolean };

/** Returns the attributes that some entries give their products and others do not. */
export function findLostAttributes(
  db: Database,
  from: readonly string[],
  into: readonly string[],
): Promise<LostAttribute[]> {
  return rowsOf<LostAttribute>(
    db,
    sql`select id, name, on_card as "onCard", filterable from attribute
      where id in (select attribute_id from attribute_entry where ${entryId} = any(${texts(from)}))
        and id not in (select attribute_id from attribute_entry where ${entryId} = any(${texts(into)}))
      order by name`,
  );
}

const columnOf = {
  category: sql`category_id`,
  'sub-category': sql`sub_category_id`,
  'product-type': sql`product_type_id`,
};

/** Gives an entry these attributes, of its products that have a value of them too. */
export async function giveAttributes(
  db: Database,
  { level, id }: { level: TaxonomyKind; id: string },
  attributes: readonly string[],
): Promise<void> {
  for (const attribute of attributes) {
    await db.execute(sql`insert into attribute_entry (id, attribute_id, ${columnOf[level]})
      values (${newId()}, ${attribute}, ${id})`);
  }
}

/** The condition for the products under an entry. */
const isUnder = (level: TaxonomyKind, id: string): SQL =>
  level === 'product-type'
    ? sql`product_type_id = ${id}
        and sub_category_id = (select t.sub_category_id from product_type t where t.id = ${id})`
    : sql`${columnOf[level]} = ${id}`;

/** Returns the first products under an entry, newest first. */
export const listFirstUnder = (
  db: Database,
  { kind, id }: Entry,
  limit: number,
): Promise<ManagedProduct[]> => readFirst(db, isUnder(kind, id), limit);

/** Returns how many products under an entry have a value of each attribute. */
export function countValues(
  db: Database,
  entry: { level: TaxonomyKind; id: string },
  attributes: readonly string[],
): Promise<{ id: string; pieces: number }[]> {
  return rowsOf(
    db,
    sql`select key as id, count(*)::int as pieces
      from product, jsonb_object_keys(attributes) as key
      where ${isUnder(entry.level, entry.id)} and attributes <> '{}' and key = any(${texts(attributes)})
      group by key`,
  );
}

/**
 * Moves the next products of these entries, each to what its own becomes part of. A product that somebody saved meanwhile
 * keeps what was saved: nothing but where it is filed is written.
 */
export function moveNext(
  db: Database,
  pairs: readonly MergePair[],
  limit: number,
): Promise<MovedPiece[]> {
  const of = (level: TaxonomyKind) =>
    pairs.filter((pair) => pair.level === level && pair.into !== null);
  const [subs, types] = [of('sub-category'), of('product-type')];
  const ids = (rows: readonly MergePair[], side: 'from' | 'into') =>
    texts(rows.map((row) => row[side] ?? ''));
  const isFrom =
    subs.length > 0
      ? sql`sub_category_id = any(${ids(subs, 'from')})
          and (product_type_id is null or product_type_id = any(${ids(types, 'from')}))`
      : sql`product_type_id = any(${ids(types, 'from')}) and sub_category_id in (
          select t.sub_category_id from product_type t where t.id = any(${ids(types, 'from')}))`;
  return rowsOf<MovedPiece>(
    db,
    sql`with next as materialized (select id from product where ${isFrom} limit ${limit}),
      locked as materialized (
        select id, category_id, sub_category_id, product_type_id from product
          where id in (select id from next) and ${isFrom} order by id for no key update),
      moved as (
        select l.id, s.category_id, s.id as sub_category_id, t.id as product_type_id,
               l.category_id as category_before, l.sub_category_id as sub_category_before,
               l.product_type_id as type_before
          from locked l
            left join unnest(${ids(types, 'from')}, ${ids(types, 'into')}) as of_type(id, into_id)
              on of_type.id = l.product_type_id
            left join product_type t on t.id = of_type.into_id
            left join unnest(${ids(subs, 'from')}, ${ids(subs, 'into')}) as of_sub(id, into_id)
              on of_sub.id = l.sub_category_id
            join sub_category s on s.id = coalesce(t.sub_category_id, of_sub.into_id))
      update product p
        set category_id = moved.category_id, sub_category_id = moved.sub_category_id,
            product_type_id = moved.product_type_id, version = version + 1, updated_at = now()
        from moved where p.id = moved.id
        returning p.id, p.seller_id as "sellerId", p.category_id as "categoryId",
          p.sub_category_id as "subCategoryId", p.product_type_id as "productTypeId",
          category_before as "categoryBefore", sub_category_before as "subCategoryBefore",
          type_before as "typeBefore"`,
  );
}

/** Whether any product is still under an entry. */
export async function hasPieces(db: Database, level: TaxonomyKind, id: string): Promise<boolean> {
  const [row] = await rowsOf<{ is: boolean }>(
    db,
    sql`select exists (select from product where ${isUnder(level, id)}) as is`,
  );
  return row?.is ?? false;
}

/** Whether any piece of a sub-category still stands in another category than it. */
export async function isFollowed(db: Database, id: string): Promise<boolean> {
  const [row] = await rowsOf<{ is: boolean }>(
    db,
    sql`select exists (select from product p join sub_category s on s.id = p.sub_category_id
      where s.id = ${id} and p.category_id <> s.category_id) as is`,
  );
  return !(row?.is ?? false);
}

/** Forgets that the products of an entry that is removed follow its change. */
export async function dropParentChange(db: Database, id: string): Promise<void> {
  await db.execute(sql`delete from parent_change where parent_id = ${id}`);
}
