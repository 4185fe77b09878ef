-- Statistics outlive what they count: nothing is taken off when an enquiry or its product goes. Counted in
-- parts, as rows are.
create or replace function count_enquiries() returns trigger language plpgsql as $$
begin
  insert into enquiry_count as kept (seller_id, day, product_id, region, part, product_name, enquiries)
    select seller_id, (created_at at time zone 'UTC')::date, coalesce(product_id, ''), region,
           pg_backend_pid() % 128, max(product_name), count(*)
      from new_rows group by 1, 2, 3, 4 order by 1, 2, 3, 4
    on conflict (seller_id, day, product_id, region, part) do update
      set enquiries = kept.enquiries + excluded.enquiries, product_name = excluded.product_name;
  return null;
end $$;

create or replace trigger enquiry_counted_by_day after insert on enquiry
  referencing new table as new_rows for each statement execute function count_enquiries();
