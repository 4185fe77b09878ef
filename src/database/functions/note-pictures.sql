-- A product begins without pictures, and is without them again when its last one goes. What goes
-- together with its product is not put back.
create or replace function note_pictures() returns trigger language plpgsql as $$
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

create or replace trigger product_begins_without_picture after insert on product
  referencing new table as new_rows for each statement
  when (coalesce(current_setting('dhow.fills_products', true), '') = '')
  execute function note_pictures();

create or replace trigger product_media_noted_in after insert on product_media
  referencing new table as new_rows for each statement
  when (coalesce(current_setting('dhow.fills_products', true), '') = '')
  execute function note_pictures();

create or replace trigger product_media_noted_out after delete on product_media
  referencing old table as old_rows for each statement execute function note_pictures();
