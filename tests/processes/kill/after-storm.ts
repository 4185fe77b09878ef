import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { pino } from 'pino';
import { rowsOf } from '#database/database.ts';
import { countEncodings } from '#database/queries/media/media-assets.ts';
import { readConfig } from '#server/config/read-config.ts';
import { createAppContext } from '#server/create-app-context.ts';
import type { AppContext } from '#services/app-context.ts';
import { encodeNextPicture } from '#services/media/encode-next-picture.ts';
import { sweepMedia } from '#services/media/sweep-media.ts';

/** Opens what a stopped server has left in `dataDir`, in this process. */
export async function withContextOf<T>(
  dataDir: string,
  work: (context: AppContext) => Promise<T>,
  settings: Record<string, string> = {},
): Promise<T> {
  const log = pino({ level: 'silent' });
  const { context, database } = await createAppContext(
    readConfig({ DATA_DIR: dataDir, DEMO: '0', ...settings }),
    log,
    null,
  );
  try {
    return await work(context);
  } finally {
    await database.close();
  }
}

/**
 * Works off the queue of widths, as the server does in the background; returns how many pictures it
 * took. Leases of the killed servers, which end after two minutes, are ended at once.
 */
export async function finishEncoding(context: AppContext): Promise<number> {
  await context.db.execute(sql`update media_asset set leased_until = null`);
  let pictures = 0;
  while (await encodeNextPicture(context)) pictures += 1;
  return pictures;
}

export type Leftovers = {
  encodings: number;
  /** Files that no asset in use speaks of. */
  orphans: string[];
  /** Files that an asset in use speaks of and that are not there. */
  missing: string[];
  /** Assets that nothing uses, not even what can still be brought back. */
  unused: string[];
  /** Files that came in and were never taken up or thrown away. */
  incoming: string[];
};

/** What is left after a sweep without grace. */
export async function sweepAndCompare(context: AppContext, dataDir: string): Promise<Leftovers> {
  await sweepMedia(context, 0);
  const promised = await promisedFiles(context);
  const present = new Set<string>();
  for await (const file of context.store.list()) present.add(file.name);
  const entries = await readdir(join(dataDir, 'incoming'), { recursive: true });
  return {
    encodings: await countEncodings(context.db),
    orphans: [...present].filter((name) => !promised.has(name)),
    missing: [...promised].filter((name) => !present.has(name)),
    unused: await unusedAssets(context),
    incoming: entries.filter((name) => name.includes('/')),
  };
}

async function promisedFiles(context: AppContext): Promise<Set<string>> {
  type Row = { id: string; file: string; webp: number[]; avif: number[]; encoding: boolean };
  const rows = await rowsOf<Row>(
    context.db,
    sql`select id, file, webp, avif, encoding from media_asset`,
  );
  return new Set(
    rows.flatMap(({ id, file, webp, avif, encoding }) => [
      file,
      ...webp.map((width) => `${id}-${width}.webp`),
      ...avif.map((width) => `${id}-${width}.avif`),
      ...(encoding ? [`originals/${id}`] : []),
    ]),
  );
}

async function unusedAssets(context: AppContext): Promise<string[]> {
  const rows = await rowsOf<{ id: string }>(
    context.db,
    sql`select id from media_asset where not ready or id not in (
          select media_id from product_media
          union select media_id from product_undo_media
          union select image_id from category where image_id is not null
          union select image_id from seller where image_id is not null)`,
  );
  return rows.map((row) => row.id);
}

/** What the storm leaves of each kind, which the counters are compared with. */
export async function countedKinds(context: AppContext): Promise<string[]> {
  const [row] = await rowsOf<Record<string, boolean>>(
    context.db,
    sql`select exists (select from lead where first_moved_at is not null) as moved,
      exists (select from view_count) as views, exists (select from report) as reports`,
  );
  return Object.keys(row ?? {}).filter((kind) => row?.[kind]);
}

/** Sentences about counters and bookkeeping that do not agree with the rows they count. */
export async function miscounts(context: AppContext): Promise<string[]> {
  const rows = await rowsOf<{ what: string; counted: number; there: number }>(
    context.db,
    sql`
    select 'products in lists' as what, (select count(*) from listing)::int as counted,
           (select count(*) from product where listed)::int as there
    union all
    select concat_ws(' ', kind, value, 'in', sub_category_id), coalesce(t.products, 0)::int,
           coalesce(l.products, 0)::int
      from (select category_id, sub_category_id, kind, value, sum(products) as products
              from listing_total group by 1, 2, 3, 4) t
        full join (
          select category_id, sub_category_id, kind, value, count(*) as products
            from listing cross join lateral (
              values ('seller', seller_id), ('type', product_type_id), ('brand', brand),
                     ('inr', price_step(price_inr)::text), ('aed', price_step(price_aed)::text)
              union all select 'value', unnest(values)) as counted (kind, value)
            where sold_at is null group by 1, 2, 3, 4) l
        using (category_id, sub_category_id, kind, value)
    union all
    select name, sum(rows)::int, case name
        when 'enquiry' then (select count(*) from enquiry)
        when 'audit_entry' then (select count(*) from audit_entry)
        when 'seller' then (select count(*) from seller) end::int
      from row_count where name in ('enquiry', 'audit_entry', 'seller') group by name
    union all
    select 'words of ' || coalesce(k.word, n.word), coalesce(k.products, 0), coalesce(n.products, 0)
      from (select word, sum(n)::int as products
              from (select word, products as n from search_word
                    union all select w.word, w.n from search_word_change,
                      unnest(words, products) as w (word, n)) as both_counts
              group by word having sum(n) <> 0) k full join (
        select word, count(*)::int as products
          from product, unnest(tsvector_to_array(document)) word
          where published and length(word) between 2 and 40 group by word) n on n.word = k.word
    union all
    select 'enquiries by day', (select sum(enquiries) from enquiry_count)::int,
           (select count(*) from enquiry)::int
    union all
    select 'leads of ' || concat_ws(' ', seller_id, region, state), coalesce(c.leads, 0)::int,
           coalesce(l.leads, 0)::int
      from (select seller_id, region, state, sum(leads) as leads from lead_count group by 1, 2, 3) c
        full join (select seller_id, region, state, count(*) as leads from lead group by 1, 2, 3) l
        using (seller_id, region, state)
    union all
    select 'won on ' || concat_ws(' ', seller_id, day, product_id, region),
           coalesce(c.won, 0)::int, coalesce(e.won, 0)::int
      from (select seller_id, day, product_id, region, sum(won) as won
              from won_count group by 1, 2, 3, 4) c
        full join (select seller_id, won_on as day, won_product_id as product_id, region,
                          count(*) as won
                     from enquiry where won_on is not null group by 1, 2, 3, 4) e
        using (seller_id, day, product_id, region)
    union all
    select 'views of pieces on ' || concat_ws(' ', seller_id, day, region),
           coalesce(c.views, 0)::int, coalesce(v.views, 0)::int
      from (select seller_id, day, region, sum(piece_views) as views
              from seller_view_count group by 1, 2, 3) c
        full join (select seller_id, day, region, sum(views) as views
                     from view_count group by 1, 2, 3) v
        using (seller_id, day, region)
    union all
    select 'audit of ' || p.id, count(a.id)::int, p.version
      from product p left join audit_entry a on a.entity = 'product' and a.entity_id = p.id
      group by p.id`,
  );
  return rows
    .filter(({ counted, there }) => (counted ?? 0) !== there)
    .map(({ what, counted, there }) => `${what}: counted ${counted}, there are ${there}`);
}
