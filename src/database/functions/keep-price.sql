-- Keeps what a product cost until now, whoever changes it, and the lowest price of the 30 days before the
-- present one, for each currency by itself: a new price in rupees says nothing of that in dirhams.
create or replace function keep_price() returns trigger language plpgsql as $$
declare
  lowest record;
begin
  select min(price_inr) as inr, min(price_aed) as aed into lowest
    from price_change where product_id = old.id and changed_at > now() - interval '30 days';
  if new.price_inr <> old.price_inr then
    new.changed_inr := now();
    new.lowest_inr := least(old.price_inr, lowest.inr);
  end if;
  if new.price_aed <> old.price_aed then
    new.changed_aed := now();
    new.lowest_aed := least(old.price_aed, lowest.aed);
  end if;
  insert into price_change (product_id, price_inr, price_aed)
    values (old.id, old.price_inr, old.price_aed);
  return new;
end $$;

create or replace trigger product_keeps_price before update of price_inr, price_aed on product
  for each row when (new.price_inr <> old.price_inr or new.price_aed <> old.price_aed)
  execute function keep_price();
