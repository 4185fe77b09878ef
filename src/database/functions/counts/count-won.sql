-- The pieces of a lead are won when it is, on the day of its move, for as long as it is won. Where only some are, the
-- others lose their day afterwards, and keep the product as the sign of that.
create or replace function win_pieces() returns trigger language plpgsql as $$
begin
  if not exists (select from new_rows where state = 'WON')
     and not exists (select from old_rows where state = 'WON') then
    return null;
  end if;
  update enquiry e
    set won_on = case when l.is_won then l.day end,
        won_product_id = case when l.is_won then coalesce(e.won_product_id, e.product_id, '') end
    from (select id, state = 'WON' as is_won, (moved_at at time zone 'UTC')::date as day
            from new_rows) as l
    where e.lead_id = l.id
      and case when l.is_won then e.won_product_id is null or e.won_on <> l.day
               else e.won_product_id is not null end;
  return null;
end $$;

create or replace trigger lead_won_counted after update on lead
  referencing old table as old_rows new table as new_rows
  for each statement execute function win_pieces();

-- Statistics outlive what they count: nothing is taken off when a lead, an enquiry or its product goes.
create or replace function count_won() returns trigger language plpgsql as $$
begin
  if not exists (select from new_rows where won_on is not null)
     and not exists (select from old_rows where won_on is not null) then
    return null;
  end if;
  insert into won_count as kept (seller_id, day, product_id, region, product_name, won)
    select seller_id, won_on, won_product_id, region, max(product_name), sum(pieces)
      from (select seller_id, won_on, won_product_id, region, product_name, 1 as pieces
              from new_rows where won_on is not null
            union all
            select seller_id, won_on, won_product_id, region, product_name, -1
              from old_rows where won_on is not null) as e
      group by 1, 2, 3, 4 having sum(pieces) <> 0 order by 1, 2, 3, 4
    on conflict (seller_id, day, product_id, region) do update
      set won = kept.won + excluded.won, product_name = excluded.product_name;
  return null;
end $$;

create or replace trigger enquiry_won_counted after update on enquiry
  referencing old table as old_rows new table as new_rows
  for each statement execute function count_won();
