-- The nearest known words to a mistyped one: one slip in a short word, two in a long one; a word still
-- being typed is compared with the beginnings of words.
create function nearest_words(token text) returns setof text
language sql stable parallel safe
set pg_trgm.similarity_threshold = 0.15
as $$
  select word
    from search_word,
         lateral (select least(levenshtein(word, token), levenshtein(left(word, length(token)), token) + 0.5) as slips) d
    where products > 0 and word % token and length(token) <= 40
        and slips < case when length(token) >= 5 then 3 when length(token) >= 3 then 2 else 1 end
    order by slips, products desc, word limit 5
$$;
--> statement-breakpoint
-- What a product is found by: brand and name, and with less weight where it stands and who sells it.
create function product_headline(brand text, name text) returns tsvector
language sql immutable parallel safe
as $$ select setweight(to_tsvector('simple', folded(brand || ' ' || name)), 'A') $$;
--> statement-breakpoint
create function fill_product() returns trigger language plpgsql as $$
declare
  place record;
begin
  select c.name as category, s.name as sub_category, o.name as seller,
         o.status and c.status = 'LISTED' and s.status = 'LISTED'
           and coalesce(t.status, 'LISTED') = 'LISTED' as published
    into place
    from sub_category s
    join category c on c.id = s.category_id
    join seller o on o.id = new.seller_id
    left join product_type t on t.id = new.product_type_id
    where s.id = new.sub_category_id;
  if not found then
    return new; -- the foreign keys say it better
  end if;
  new.published := place.published;
  new.headline := product_headline(new.brand, new.name);
  new.document := new.headline
    || setweight(to_tsvector('simple', folded(place.sub_category || ' ' || place.category)), 'B')
    || setweight(to_tsvector('simple', folded(place.seller)), 'C');
  return new;
end $$;
--> statement-breakpoint
create trigger product_fill before insert or update of
  seller_id, category_id, sub_category_id, product_type_id, name, brand, published
  on product for each row execute function fill_product();
--> statement-breakpoint
-- A renamed or hidden place touches its products, and the trigger above writes them anew.
create function touch_products() returns trigger language plpgsql as $$
begin
  if new.name is not distinct from old.name and new.status is not distinct from old.status then
    return null;
  end if;
  if tg_table_name = 'seller' then
    update product set published = false where seller_id = new.id;
  elsif tg_table_name = 'category' then
    update product set published = false where category_id = new.id;
  elsif tg_table_name = 'sub_category' then
    update product set published = false where sub_category_id = new.id;
  else
    update product set published = false where product_type_id = new.id;
  end if;
  return null;
end $$;
--> statement-breakpoint
create trigger seller_touches_products after update of name, status on seller
  for each row execute function touch_products();
--> statement-breakpoint
create trigger category_touches_products after update of name, status on category
  for each row execute function touch_products();
--> statement-breakpoint
create trigger sub_category_touches_products after update of name, status on sub_category
  for each row execute function touch_products();
--> statement-breakpoint
create trigger product_type_touches_products after update of name, status on product_type
  for each row execute function touch_products();
--> statement-breakpoint
-- Counters and search words follow from the rows a statement took away and put in, written in one
-- order of keys, so that two statements cannot wait for each other.
create function count_products() returns trigger language plpgsql as $$
declare
  change text := case tg_op
    when 'INSERT' then 'select n.*, 1 as step from new_rows n'
    when 'DELETE' then 'select o.*, -1 as step from old_rows o'
    else 'select n.*, 1 as step from new_rows n union all select o.*, -1 as step from old_rows o'
  end;
begin
  execute format($sql$
    insert into product_count as kept
      (seller_id, category_id, sub_category_id, product_type_id, brand, published, products)
    select seller_id, category_id, sub_category_id, coalesce(product_type_id, ''), brand, published,
           sum(step)
      from (%s) change
      group by 1, 2, 3, 4, 5, 6 having sum(step) <> 0 order by 1, 2, 3, 4, 5, 6
    on conflict (seller_id, sub_category_id, product_type_id, brand, published, category_id)
      do update set products = kept.products + excluded.products
    $sql$, change);
  execute format($sql$
    insert into search_word as kept (word, products)
    select word, sum(step)
      from (%s) change cross join unnest(tsvector_to_array(document)) as word
      where published and length(word) between 2 and 40
      group by word having sum(step) <> 0 order by word
    on conflict (word) do update set products = kept.products + excluded.products
    $sql$, change);
  return null;
end $$;
--> statement-breakpoint
create trigger product_counted_in after insert on product
  referencing new table as new_rows for each statement execute function count_products();
--> statement-breakpoint
create trigger product_counted_out after delete on product
  referencing old table as old_rows for each statement execute function count_products();
--> statement-breakpoint
create trigger product_recounted after update on product
  referencing old table as old_rows new table as new_rows
  for each statement execute function count_products();
--> statement-breakpoint
-- Growing tables are counted in sixteen parts, so that writers seldom wait for one another.
create function count_rows() returns trigger language plpgsql as $$
declare
  change bigint;
begin
  if tg_op = 'INSERT' then
    select count(*) into change from new_rows;
  else
    select -count(*) into change from old_rows;
  end if;
  if change <> 0 then
    insert into row_count as kept (name, part, rows)
      values (tg_table_name, pg_backend_pid() % 16, change)
      on conflict (name, part) do update set rows = kept.rows + excluded.rows;
  end if;
  return null;
end $$;
--> statement-breakpoint
create trigger enquiry_counted_in after insert on enquiry
  referencing new table as new_rows for each statement execute function count_rows();
--> statement-breakpoint
create trigger enquiry_counted_out after delete on enquiry
  referencing old table as old_rows for each statement execute function count_rows();
--> statement-breakpoint
-- Statistics outlive what they count: nothing is taken off when an enquiry or its product goes.
create function count_enquiries() returns trigger language plpgsql as $$
begin
  insert into enquiry_count as kept (seller_id, day, product_id, region, product_name, enquiries)
    select seller_id, (created_at at time zone 'UTC')::date, coalesce(product_id, ''), region,
           max(product_name), count(*)
      from new_rows group by 1, 2, 3, 4 order by 1, 2, 3, 4
    on conflict (seller_id, day, product_id, region) do update
      set enquiries = kept.enquiries + excluded.enquiries, product_name = excluded.product_name;
  return null;
end $$;
--> statement-breakpoint
create trigger enquiry_counted_by_day after insert on enquiry
  referencing new table as new_rows for each statement execute function count_enquiries();
--> statement-breakpoint
create trigger audit_entry_counted_in after insert on audit_entry
  referencing new table as new_rows for each statement execute function count_rows();
--> statement-breakpoint
create trigger audit_entry_counted_out after delete on audit_entry
  referencing old table as old_rows for each statement execute function count_rows();
--> statement-breakpoint
create trigger newsletter_subscriber_counted_in after insert on newsletter_subscriber
  referencing new table as new_rows for each statement execute function count_rows();
--> statement-breakpoint
create trigger newsletter_subscriber_counted_out after delete on newsletter_subscriber
  referencing old table as old_rows for each statement execute function count_rows();
--> statement-breakpoint
create trigger contact_message_counted_in after insert on contact_message
  referencing new table as new_rows for each statement execute function count_rows();
--> statement-breakpoint
create trigger contact_message_counted_out after delete on contact_message
  referencing old table as old_rows for each statement execute function count_rows();
--> statement-breakpoint
create trigger seller_counted_in after insert on seller
  referencing new table as new_rows for each statement execute function count_rows();
--> statement-breakpoint
create trigger seller_counted_out after delete on seller
  referencing old table as old_rows for each statement execute function count_rows();
