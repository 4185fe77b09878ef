import Fastify from 'fastify';
import pg from 'pg';

/** The day that reservations and vacations go by. */
const TODAY = `((now() at time zone 'UTC') + interval '4 hours')::date`;
const iso = (moment: string) =>
  `to_char(${moment} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/**
 * 24 products after a key, newest first, as JSON text: by hand, everything that the public list of
 * products says of each, in one statement.
 */
const STATEMENT = `
select coalesce(json_agg(line), '[]')::text as body
  from (select p.id as _id, upper(left(p.id, 8)) as sku, p.name, p.brand,
               json_build_object('_id', c.id, 'name', c.name) as "categoryId",
               json_build_object('_id', s.id, 'name', s.name) as "subCategoryId",
               case when t.id is not null
                    then json_build_object('_id', t.id, 'name', t.name) end as "productTypeId",
               p.price_inr as "priceINR", p.price_aed as "priceAED",
               p.original_price as "originalPrice", p.original_price_aed as "originalPriceAED", p.sale_until as "saleUntil",
               p.lowest_inr as "lowest30INR", p.lowest_aed as "lowest30AED",
               case when p.price_inr < p.lowest_inr then ${iso('p.changed_inr')} end as "loweredINR",
               case when p.price_aed < p.lowest_aed then ${iso('p.changed_aed')} end as "loweredAED",
               p.description, p.trending, p.rating, p.reviews,
               case when p.reserved_until < ${TODAY} then 'AVAILABLE'
                    else p.availability end as availability,
               case when p.reserved_until >= ${TODAY} then p.reserved_until end as "reservedUntil",
               m.images, m.videos, coalesce(d.highlights, '[]') as highlights,
               json_build_object('_id', o.id, 'name', o.name,
                 'Image', coalesce('/media/' || f.file, ''),
                 'INR', o.chat_india, 'DXB', o.chat_emirates, 'city', o.city, 'replyTime', o.reply_time,
                 'awayUntil', case when o.away_until >= ${TODAY} then o.away_until end) as seller,
               o.id as "sellerId",
               ${iso('p.created_at')} as "createdAt",
               p.version
          from (select * from product
                 where published and (created_at, id) < ($1, $2)
                 order by created_at desc, id desc limit 24) p
          join category c on c.id = p.category_id
          join sub_category s on s.id = p.sub_category_id
          join seller o on o.id = p.seller_id
          left join product_type t on t.id = p.product_type_id
          left join media_asset f on f.id = o.image_id
         cross join lateral (
           select coalesce(json_agg(i.url) filter (where i.kind = 'image'), '[]') as images,
                  coalesce(json_agg(i.url) filter (where i.kind = 'video'), '[]') as videos,
                  coalesce(json_agg(i), '[]') as media
             from (select a.kind, '/media/' || a.file as url, '/media/' || a.id as base,
                          a.width, a.height, a.webp, a.avif, a.placeholder, a.color,
                          p.brand || ' ' || p.name || ', ' || a.kind || ' ' || x.position + 1 as alt
                     from product_media x join media_asset a on a.id = x.media_id
                    where x.product_id = p.id order by x.position) i) m
         cross join lateral (
           select json_agg(
                    json_build_object('_id', a.id, 'code', a.code, 'name', a.name,
                      'group', a.group_name, 'kind', a.kind, 'unit', a.unit, 'scale', a.scale,
                      'comparable', a.comparable,
                      'value', case when v.choices is null then given.value end,
                      'values', coalesce(v.choices, '[]'))
                    order by w.level, w.position, a.position, a.name) as attributes,
                  to_json((array_agg(v.words order by w.level, w.position, a.position, a.name)
                    filter (where a.on_card and v.words is not null))[:2]) as highlights
             from jsonb_each(p.attributes) given
             join attribute a on a.id = given.key
            cross join lateral (
              select case when category_id is not null then 0
                          when sub_category_id is not null then 1 else 2 end as level, position
                from attribute_entry
               where attribute_id = a.id
                 and (category_id = p.category_id or sub_category_id = p.sub_category_id
                   or product_type_id = p.product_type_id)
               order by 1, 2 limit 1) w
            cross join lateral (
              select null::json as choices,
                     case a.kind when 'number' then concat_ws(' ', given.value #>> '{}', nullif(a.unit, ''))
                                 when 'yes-no' then case when given.value = 'true' then a.name end
                                 else given.value #>> '{}' end as words
               where jsonb_typeof(given.value) <> 'array'
               union all
              select json_agg(
                       json_build_object('_id', k.id, 'label', k.label, 'swatch', k.swatch,
                         'available', coalesce((item ->> 'available')::boolean, true))
                       order by k.position, k.label),
                     coalesce(nullif(a.scale, '') || ' ', '') || string_agg(k.label, ', ' order by k.position, k.label)
                       filter (where coalesce((item ->> 'available')::boolean, true))
                from jsonb_array_elements(given.value) item
                join attribute_choice k on k.id = coalesce(item ->> 'choice', item #>> '{}')
               where jsonb_typeof(given.value) = 'array'
              having count(*) > 0) v) d
         order by p.created_at desc, p.id desc) line`;

// The yardstick: Fastify alone, one route, one prepared statement through the driver that Dhow uses.
const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 });
const app = Fastify();
app.get<{ Querystring: { after?: string } }>('/', async (request, reply) => {
  const { after } = request.query;
  const values = after ? JSON.parse(Buffer.from(after, 'base64url').toString()) : ['infinity', ''];
  const { rows } = await pool.query<{ body: string }>({ name: 'list', text: STATEMENT, values });
  return reply.type('application/json; charset=utf-8').send(rows[0]?.body);
});
process.on('message', () => process.send?.(process.cpuUsage()));
process.send?.(await app.listen({ port: 0, host: '127.0.0.1' }));
