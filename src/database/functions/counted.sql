-- What the counters hold, with the changes that are not added up yet: exact at every moment. A key can
-- have several rows, whose sum counts.
create or replace view product_counted as
  select seller_id, category_id, sub_category_id, product_type_id, brand, published, products
    from product_count
  union all
  select seller_id, category_id, sub_category_id, product_type_id, brand, published, products
    from product_count_change;

create or replace view brand_counted as
  select category_id, brand, products from brand_count
  union all
  select category_id, brand, products from product_count_change where published;

create or replace view word_counted as
  select word, products + coalesce((
      select sum(c.products) from search_word_change c where c.word = w.word), 0)::int as products
    from search_word w;
