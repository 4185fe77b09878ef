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

-- The pieces of a lead that is junk were asked for by nobody; once it is none, by somebody again.
create or replace function count_junk() returns trigger language plpgsql as $$
begin
  if not exists (select from new_rows where junk_at is not null)
     and not exists (select from old_rows where junk_at is not null) then
    return null;
  end if;
  insert into enquiry_count as kept (seller_id, day, product_id, region, part, product_name, enquiries)
    select e.seller_id, (e.created_at at time zone 'UTC')::date, coalesce(e.product_id, ''), e.region,
           pg_backend_pid() % 128, max(e.product_name), sum(l.step)
      from (select n.id, case when n.junk_at is null then 1 else -1 end as step
              from new_rows n join old_rows o using (id)
              where (n.junk_at is null) <> (o.junk_at is null)) l
        join enquiry e on e.lead_id = l.id
      group by 1, 2, 3, 4 order by 1, 2, 3, 4
    on conflict (seller_id, day, product_id, region, part) do update
      set enquiries = kept.enquiries + excluded.enquiries, product_name = excluded.product_name;
  return null;
end $$;

create or replace trigger lead_junk_counted after update on lead
  referencing old table as old_rows new table as new_rows
  for each statement execute function count_junk();

create or replace trigger enquiry_counted_by_day after insert on enquiry
  referencing new table as new_rows for each statement execute function count_enquiries();
