-- A spelling that was merged into another is written as that one, whoever writes it.
create or replace function keep_brand() returns trigger language plpgsql as $$
begin
  new.brand := coalesce((select brand from merged_brand where spelling = new.brand), new.brand);
  return new;
end $$;

create or replace trigger product_brand before insert or update of brand on product
  for each row execute function keep_brand();
