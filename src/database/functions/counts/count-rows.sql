-- Growing tables are counted in parts. Connections opened one after the other have numbers one after the
-- other, so that writers hardly ever share a part.
create or replace function count_rows() returns trigger language plpgsql as $$
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
      values (tg_table_name, pg_backend_pid() % 128, change)
      on conflict (name, part) do update set rows = kept.rows + excluded.rows;
  end if;
  return null;
end $$;

create or replace trigger enquiry_counted_in after insert on enquiry
  referencing new table as new_rows for each statement execute function count_rows();

create or replace trigger enquiry_counted_out after delete on enquiry
  referencing old table as old_rows for each statement execute function count_rows();

create or replace trigger audit_entry_counted_in after insert on audit_entry
  referencing new table as new_rows for each statement execute function count_rows();

create or replace trigger audit_entry_counted_out after delete on audit_entry
  referencing old table as old_rows for each statement execute function count_rows();

create or replace trigger newsletter_subscriber_counted_in after insert on newsletter_subscriber
  referencing new table as new_rows for each statement execute function count_rows();

create or replace trigger newsletter_subscriber_counted_out after delete on newsletter_subscriber
  referencing old table as old_rows for each statement execute function count_rows();

create or replace trigger contact_message_counted_in after insert on contact_message
  referencing new table as new_rows for each statement execute function count_rows();

create or replace trigger contact_message_counted_out after delete on contact_message
  referencing old table as old_rows for each statement execute function count_rows();

create or replace trigger seller_counted_in after insert on seller
  referencing new table as new_rows for each statement execute function count_rows();

create or replace trigger seller_counted_out after delete on seller
  referencing old table as old_rows for each statement execute function count_rows();

create or replace trigger product_row_counted_in after insert on product
  referencing new table as new_rows for each statement execute function count_rows();

create or replace trigger product_row_counted_out after delete on product
  referencing old table as old_rows for each statement execute function count_rows();

create or replace trigger lead_row_counted_in after insert on lead
  referencing new table as new_rows for each statement execute function count_rows();

create or replace trigger lead_row_counted_out after delete on lead
  referencing old table as old_rows for each statement execute function count_rows();
