ALTER TABLE "product" ADD COLUMN "seller_name" text DEFAULT '' NOT NULL;
--> statement-breakpoint
ALTER TABLE "product" ADD COLUMN "category_name" text DEFAULT '' NOT NULL;
--> statement-breakpoint
ALTER TABLE "product" ADD COLUMN "sub_category_name" text DEFAULT '' NOT NULL;
--> statement-breakpoint
-- As in 0002, and the names that lists are sorted by. What is read is held until the commit, so that
-- a place which is being hidden waits for the product, or the product for the place.
create or replace function fill_product() returns trigger language plpgsql as $$
declare
  place record;
  type_status text := 'LISTED';
begin
  if new.product_type_id is not null then
    select status into type_status from product_type where id = new.product_type_id for share;
  end if;
  select c.name as category, s.name as sub_category, o.name as seller,
         o.status and c.status = 'LISTED' and s.status = 'LISTED'
           and coalesce(type_status, 'LISTED') = 'LISTED' as published
    into place
    from sub_category s
    join category c on c.id = s.category_id
    join seller o on o.id = new.seller_id
    where s.id = new.sub_category_id
    for share of s, c, o;
  if not found then
    return new; -- the foreign keys say it better
  end if;
  new.published := place.published;
  new.seller_name := place.seller;
  new.category_name := place.category;
  new.sub_category_name := place.sub_category;
  new.headline := product_headline(new.brand, new.name);
  new.document := new.headline
    || setweight(to_tsvector('simple', folded(place.sub_category || ' ' || place.category)), 'B')
    || setweight(to_tsvector('simple', folded(place.seller)), 'C');
  return new;
end $$;
--> statement-breakpoint
-- The trigger writes the names.
update product set published = published;
--> statement-breakpoint
CREATE INDEX "search_word_beginning" ON "search_word" USING btree ("word" text_pattern_ops);
--> statement-breakpoint
CREATE INDEX "product_by_category_name" ON "product" USING btree ("category_name" collate "und-x-icu","id");
--> statement-breakpoint
CREATE INDEX "product_of_seller_by_category_name" ON "product" USING btree ("seller_id","category_name" collate "und-x-icu","id");
--> statement-breakpoint
CREATE INDEX "product_by_sub_category_name" ON "product" USING btree ("sub_category_name" collate "und-x-icu","id");
--> statement-breakpoint
CREATE INDEX "product_by_seller_name" ON "product" USING btree ("seller_name" collate "und-x-icu","id");
