-- Whether a product is in a place that was hidden a moment ago. A function, and said to cost little, since
-- it is called only while there is such a place: what the planner takes to be dear, it compiles.
create or replace function is_hidden(product_id text) returns boolean
language plpgsql stable parallel safe cost 1 as $$
begin
  return (
    select array[p.seller_id, p.category_id, p.sub_category_id, p.product_type_id]
        && array(select place_id from hidden_place)
      from product p where p.id = product_id);
end $$;
