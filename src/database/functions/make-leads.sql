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

-- Gives enquiries of an earlier version a lead each. What nobody has handled for a month does not come into
-- the inbox as new.
create or replace function make_leads(ids text[]) returns void language plpgsql as $$
declare
  made text[];
begin
  with added as (
    insert into lead (id, reference, seller_id, region, state, lost_reason, created_at, moved_at)
      select id, reference, seller_id, region, case when is_old then 'LOST' else 'NEW' end,
             case when is_old then 'OTHER' end, created_at, created_at
        from (select *, created_at < now() - interval '30 days' as is_old
                from enquiry where id = any(ids) and lead_id is null) as asked
        order by id
      on conflict do nothing
      returning id)
  select array_agg(id) into made from added;
  update enquiry e set lead_id = l.id
    from lead l
    where e.id = any(ids) and e.lead_id is null and l.reference = e.reference
      and l.seller_id = e.seller_id;
  perform write_lead_words(made);
end $$;

-- While an upgrade rolls, the version before goes on writing enquiries without leads.
create or replace function lead_enquiries() returns trigger language plpgsql as $$
begin
  if exists (select from new_rows where lead_id is null) then
    perform make_leads(array(select id from new_rows where lead_id is null));
  end if;
  return null;
end $$;

create or replace trigger enquiry_with_lead after insert on enquiry
  referencing new table as new_rows for each statement execute function lead_enquiries();
