-- Keeps what a product cost until now, whoever changes it, and the lowest price of the 30 days before the
-- present one, for each currency by itself: a new price in rupees says nothing of that in dirhams. A price that stood
-- for an hour or less, as long as a change can be undone (and five minutes for the undoing), has never been.
-- Earlier prices are read once and reckoned with here, since this is most of what a table of new prices takes: those of
-- 30 days, and all of a product whose present price may be taken for none, for which what was before counts again.

-- The prices of one currency, the latest last, each until its moment: where the latest stood briefly, what was before it
-- (`next` where nothing was) stands in its place. `created` is when the first began.
create or replace function without_brief(
  prices numeric[], moments timestamptz[], created timestamptz, next numeric
) returns numeric[]
language plpgsql stable parallel safe
as $$
declare
  latest constant integer := cardinality(prices);
  before integer := latest;
begin
  while before > 0 and prices[before] = prices[latest] loop
    before := before - 1;
  end loop;
  if coalesce(moments[before], created) > now() - interval '65 minutes' then
    next := coalesce(prices[before], next);
    for at in before + 1 .. latest loop
      prices[at] := next;
    end loop;
  end if;
  return prices;
end $$;

-- Since when a price is another than those before it, and the lowest of the 30 days before that.
create or replace function changed_and_lowest(
  prices numeric[], moments timestamptz[], price numeric, out changed timestamptz, out lowest numeric
)
language plpgsql immutable parallel safe
as $$
begin
  for at in reverse cardinality(prices) .. 1 loop
    changed := coalesce(changed, case when prices[at] <> price then moments[at] end);
    if moments[at] <= changed and moments[at] > changed - interval '30 days' then
      lowest := least(lowest, prices[at]);
    end if;
  end loop;
end $$;

create or replace function keep_price() returns trigger language plpgsql as $$
declare
  ids bigint[];
  had_inr numeric[];
  had_aed numeric[];
  inr numeric[];
  aed numeric[];
  moments timestamptz[];
  earlier integer;
  latest timestamptz := greatest(old.created_at, old.changed_inr, old.changed_aed);
  since timestamptz := case when latest < now() - interval '65 minutes'
    then now() - interval '30 days' else '-infinity' end;
  gone bigint[] := '{}';
  told record;
begin
  select coalesce(array_agg(id), '{}'), array_agg(price_inr), array_agg(price_aed), array_agg(changed_at)
    into ids, had_inr, had_aed, moments
    from (select * from price_change where product_id = old.id and changed_at > since order by id) as kept;
  earlier := cardinality(ids);
  inr := had_inr || old.price_inr;
  aed := had_aed || old.price_aed;
  moments := moments || now();
  if new.price_inr <> old.price_inr then
    inr := without_brief(inr, moments, old.created_at, new.price_inr);
    told := changed_and_lowest(inr, moments, new.price_inr);
    new.changed_inr := told.changed;
    new.lowest_inr := told.lowest;
  end if;
  if new.price_aed <> old.price_aed then
    aed := without_brief(aed, moments, old.created_at, new.price_aed);
    told := changed_and_lowest(aed, moments, new.price_aed);
    new.changed_aed := told.changed;
    new.lowest_aed := told.lowest;
  end if;
  for at in 1 .. earlier loop
    if inr[at] = inr[at + 1] and aed[at] = aed[at + 1] then
      gone := gone || ids[at];
    elsif inr[at] <> had_inr[at] or aed[at] <> had_aed[at] then
      update price_change set price_inr = inr[at], price_aed = aed[at] where id = ids[at];
    end if;
  end loop;
  if gone <> '{}' then
    delete from price_change where id = any(gone);
  end if;
  if inr[earlier + 1] <> new.price_inr or aed[earlier + 1] <> new.price_aed then
    insert into price_change (product_id, price_inr, price_aed)
      values (old.id, inr[earlier + 1], aed[earlier + 1]);
  end if;
  insert into product_price values (new.id, new.price_inr, new.price_aed)
    on conflict (id) do update set price_inr = excluded.price_inr, price_aed = excluded.price_aed;
  return new;
end $$;

create or replace trigger product_keeps_price before update of price_inr, price_aed on product
  for each row when (new.price_inr <> old.price_inr or new.price_aed <> old.price_aed)
  execute function keep_price();

create or replace function note_price() returns trigger language plpgsql as $$
begin
  insert into product_price select id, price_inr, price_aed from new_rows;
  return null;
end $$;

create or replace trigger product_begins_with_price after insert on product
  referencing new table as new_rows for each statement execute function note_price();
