-- What leads are found by: the names of their pieces and of the customer in one column, and in the other
-- references, SKUs, article numbers and digits of the phone, each without anything between its characters.
create or replace function write_lead_words(ids text[]) returns void language sql as $$
  with said as (
    select l.id,
           concat_ws(' ', string_agg(concat_ws(' ', p.brand, e.product_name), ' ' order by e.reference),
                     max(c.name), max(c.email)) as words,
           concat_ws(' ', squeezed(l.reference),
                     string_agg(concat_ws(' ', substr(e.product_id, 1, 8), nullif(squeezed(p.seller_sku), '')),
                                ' ' order by e.reference),
                     nullif(regexp_replace(max(c.phone), '\D', '', 'g'), '')) as codes
      from lead l
        left join enquiry e on e.lead_id = l.id
        left join product p on p.id = e.product_id
        left join customer c on c.id = l.customer_id
      where l.id = any(ids)
      group by l.id)
  update lead l set words = said.words, codes = said.codes
    from said where said.id = l.id and (l.words, l.codes) is distinct from (said.words, said.codes)
$$;
