-- The sellers and taxonomy entries that were hidden a moment ago, and whose products are not all written yet.
create or replace view hidden_parent as
  select parent_id from parent_change where hidden;

-- How many published products a sub-category has of each seller, and of each type (empty without one): the kept
-- totals, or while an entry is being hidden the products themselves, one by one. A key may have several rows.
create or replace view seller_total as
  select category_id, sub_category_id, value as seller_id, products from listing_total
    where kind = 'seller' and not exists (select from hidden_parent)
  union all
  select category_id, sub_category_id, seller_id, 1 from listing
    where exists (select from hidden_parent) and sold_at is null
      and not array[seller_id, category_id, sub_category_id, product_type_id]
        && array(select parent_id from hidden_parent);

create or replace view type_total as
  select category_id, sub_category_id, value as product_type_id, products from listing_total
    where kind = 'type' and not exists (select from hidden_parent)
  union all
  select category_id, sub_category_id, product_type_id, 1 from listing
    where exists (select from hidden_parent) and sold_at is null
      and not array[seller_id, category_id, sub_category_id, product_type_id]
        && array(select parent_id from hidden_parent);
