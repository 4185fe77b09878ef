-- Keeps what a product cost until now, whoever changes it, and the lowest price of the 30 days before the
-- present one, for each currency by itself: a new price in rupees says nothing of that in dirhams. A price that stood
-- for an hour or less, as long as a change can be undone (and five minutes for the undoing), has never been.
create or replace function keep_price() returns trigger language plpgsql as $$
declare
  begun record;
  brief constant interval := '65 minutes';
begin
  insert into price_change (product_id, price_inr, price_aed)
    values (old.id, old.price_inr, old.price_aed);
  if new.price_inr <> old.price_inr then
    select id, price_inr, changed_at into begun from price_change
      where product_id = old.id and price_inr <> old.price_inr order by id desc limit 1;
    if coalesce(begun.changed_at, old.created_at) > now() - brief then
      update price_change set price_inr = coalesce(begun.price_inr, new.price_inr)
        where product_id = old.id and id > coalesce(begun.id, 0);
    end if;
  end if;
  if new.price_aed <> old.price_aed then
    select id, price_aed, changed_at into begun from price_change
      where product_id = old.id and price_aed <> old.price_aed order by id desc limit 1;
    if coalesce(begun.changed_at, old.created_at) > now() - brief then
      update price_change set price_aed = coalesce(begun.price_aed, new.price_aed)
        where product_id = old.id and id > coalesce(begun.id, 0);
    end if;
  end if;
  delete from price_change using (
      select id as same, price_inr, price_aed,
        lead(price_inr, 1, new.price_inr) over later as next_inr,
        lead(price_aed, 1, new.price_aed) over later as next_aed
        from price_change where product_id = old.id window later as (order by id)) as kept
    where price_change.id = same and kept.price_inr = next_inr and kept.price_aed = next_aed;
  if new.price_inr <> old.price_inr then
    new.changed_inr := (select changed_at from price_change
      where product_id = old.id and price_inr <> new.price_inr order by id desc limit 1);
    new.lowest_inr := (select min(price_inr) from price_change where product_id = old.id
      and changed_at <= new.changed_inr and changed_at > new.changed_inr - interval '30 days');
  end if;
  if new.price_aed <> old.price_aed then
    new.changed_aed := (select changed_at from price_change
      where product_id = old.id and price_aed <> new.price_aed order by id desc limit 1);
    new.lowest_aed := (select min(price_aed) from price_change where product_id = old.id
      and changed_at <= new.changed_aed and changed_at > new.changed_aed - interval '30 days');
  end if;
  return new;
end $$;

create or replace trigger product_keeps_price before update of price_inr, price_aed on product
  for each row when (new.price_inr <> old.price_inr or new.price_aed <> old.price_aed)
  execute function keep_price();
