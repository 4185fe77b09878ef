-- Leads are counted by seller, state and region, in parts as rows are; those that are junk are not.
create or replace function count_leads() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into lead_count as kept (seller_id, region, state, part, leads)
      select seller_id, region, state, pg_backend_pid() % 16, count(*)
        from new_rows where junk_at is null group by 1, 2, 3 order by 1, 2, 3
      on conflict (seller_id, state, region, part) do update set leads = kept.leads + excluded.leads;
  elsif tg_op = 'DELETE' then
    insert into lead_count as kept (seller_id, region, state, part, leads)
      select seller_id, region, state, pg_backend_pid() % 16, -count(*)
        from old_rows where junk_at is null group by 1, 2, 3 order by 1, 2, 3
      on conflict (seller_id, state, region, part) do update set leads = kept.leads + excluded.leads;
  else
    insert into lead_count as kept (seller_id, region, state, part, leads)
      select seller_id, region, state, pg_backend_pid() % 16, sum(leads)
        from (select seller_id, region, state, 1 as leads from new_rows where junk_at is null
              union all select seller_id, region, state, -1 from old_rows where junk_at is null) as changed
        group by 1, 2, 3 having sum(leads) <> 0 order by 1, 2, 3
      on conflict (seller_id, state, region, part) do update set leads = kept.leads + excluded.leads;
  end if;
  return null;
end $$;

create or replace trigger lead_counted_in after insert on lead
  referencing new table as new_rows for each statement execute function count_leads();

create or replace trigger lead_counted_out after delete on lead
  referencing old table as old_rows for each statement execute function count_leads();

create or replace trigger lead_counted_over after update on lead
  referencing old table as old_rows new table as new_rows
  for each statement execute function count_leads();
