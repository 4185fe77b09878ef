-- What the counters hold, with the changes that are not added up yet: exact at every moment. A key can
-- have several rows, whose sum counts. `shown` is what the public sees, `published` what is written on
-- the products of a place that is still being hidden.
create or replace view hidden_place as
  select place_id from place_change where hidden;

create or replace view product_counted as
  select *, published and (
      not exists (select from hidden_place)
      or not array[seller_id, category_id, sub_category_id, product_type_id]
        && array(select place_id from hidden_place)) as shown
    from (
      select seller_id, category_id, sub_category_id, product_type_id, brand, published, products
        from product_count
      union all
      select seller_id, category_id, sub_category_id, product_type_id, brand, published, products
        from product_count_change) as counted;

-- Of what the public sees.
create or replace view brand_counted as
  select category_id, brand, products from brand_count
  union all
  select category_id, brand, products from product_count_change where published
  union all
  select category_id, brand, -products from product_counted
    where (select count(*) from hidden_place) > 0 and published and not shown;

create or replace view facet_counted as
  select category_id, sub_category_id, product_type_id, facet, products from facet_count
  union all
  select category_id, sub_category_id, product_type_id, facet, products from facet_count_change;

create or replace view word_counted as
  select word, products + coalesce((
      select sum(c.products) from search_word_change c where c.word = w.word), 0)::int as products
    from search_word w;
