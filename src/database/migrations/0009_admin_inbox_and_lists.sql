CREATE TABLE "product_without_picture" (
	"product_id" text PRIMARY KEY NOT NULL
);
--> statement-breakpoint
ALTER TABLE "audit_entry" ADD COLUMN "seller_id" text;--> statement-breakpoint
ALTER TABLE "contact_message" ADD COLUMN "read_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "product_without_picture" ADD CONSTRAINT "product_without_picture_product_id_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audit_of_seller" ON "audit_entry" USING btree ("seller_id","id");--> statement-breakpoint
CREATE INDEX "audit_done_to_seller" ON "audit_entry" USING btree ("seller_id","id") WHERE "audit_entry"."role" = 'admin';--> statement-breakpoint
CREATE INDEX "contact_unread" ON "contact_message" USING btree ("created_at","id") WHERE "contact_message"."read_at" is null;--> statement-breakpoint
CREATE INDEX "contact_read" ON "contact_message" USING btree ("created_at","id") WHERE "contact_message"."read_at" is not null;--> statement-breakpoint
update audit_entry e set seller_id = case
    when role = 'seller' then actor_id
    when entity = 'seller' then entity_id
    else (select p.seller_id from product p where p.id = e.entity_id) end
  where role = 'seller' or entity in ('seller', 'product');
--> statement-breakpoint
insert into product_without_picture
  select id from product p where not exists (
    select from product_media m join media_asset a on a.id = m.media_id
      where m.product_id = p.id and a.kind = 'image');
--> statement-breakpoint
-- A product begins without pictures, and is without them again when its last one goes. What goes
-- together with its product is not put back.
create function note_pictures() returns trigger language plpgsql as $$
begin
  if tg_table_name = 'product' then
    insert into product_without_picture select id from new_rows;
  elsif tg_op = 'INSERT' then
    delete from product_without_picture w
      using new_rows m join media_asset a on a.id = m.media_id
      where w.product_id = m.product_id and a.kind = 'image';
  else
    insert into product_without_picture
      select distinct m.product_id
        from old_rows m join product p on p.id = m.product_id
        where not exists (
          select from product_media k join media_asset a on a.id = k.media_id
            where k.product_id = m.product_id and a.kind = 'image')
      on conflict do nothing;
  end if;
  return null;
end $$;
--> statement-breakpoint
create trigger product_begins_without_picture after insert on product
  referencing new table as new_rows for each statement execute function note_pictures();
--> statement-breakpoint
create trigger product_media_noted_in after insert on product_media
  referencing new table as new_rows for each statement execute function note_pictures();
--> statement-breakpoint
create trigger product_media_noted_out after delete on product_media
  referencing old table as old_rows for each statement execute function note_pictures();
