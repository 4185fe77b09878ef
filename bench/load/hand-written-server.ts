import Fastify from 'fastify';
import pg from 'pg';

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
               p.original_price as "originalPrice", p.original_price_aed as "originalPriceAED", p.description, p.trending, p.rating, p.reviews,
               m.images, m.videos, m.media,
               json_build_object('_id', o.id, 'name', o.name,
                 'Image', coalesce('/media/' || f.file, ''),
                 'INR', o.chat_india, 'DXB', o.chat_emirates) as seller,
               o.id as "sellerId",
               to_char(p.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
                 as "createdAt",
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
