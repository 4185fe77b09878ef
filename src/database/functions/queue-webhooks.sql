-- Queues what webhooks are told: of what the audit notes, and of enquiries and reports that come in. Nothing is looked at
-- where there is no webhook.
create or replace function queue_webhooks() returns trigger language plpgsql as $$
begin
  if not exists (select from webhook where state = 'on') then return null; end if;
  if tg_table_name = 'audit_entry' then
    insert into webhook_delivery (id, webhook_id, event, subject_id)
      select substr(replace(gen_random_uuid()::text, '-', ''), 1, 20), w.id, e.event, e.entity_id
        from (
          select distinct entity_id, seller_id, case
              when action = 'answer-reports' then 'report.answered'
              when entity = 'product' and action = 'add-product' then 'product.added'
              when entity = 'product' and action in ('delete-product', 'delete-for-good') then 'product.deleted'
              when entity = 'product' then 'product.changed'
              when entity = 'lead' then 'lead.changed'
              when entity = 'seller' and action = 'register' then 'seller.added'
              when entity = 'seller' and action in ('delete-seller', 'merge-seller') then 'seller.deleted'
              when entity = 'seller' and action in ('change-seller-status', 'update-profile', 'set-vacation',
                'accept-change', 'correct-contact', 'confirm-email', 'restore-from-bin', 'take-in-seller') then 'seller.changed'
            end as event
          from new_rows) e
        join webhook w on w.state = 'on' and e.event = any(w.events)
          and (w.seller_id is null or (w.seller_id = e.seller_id and e.event not like 'report.%'))
      on conflict do nothing;
  else
    insert into webhook_delivery (id, webhook_id, event, subject_id)
      select substr(replace(gen_random_uuid()::text, '-', ''), 1, 20), w.id, tg_table_name || '.added', r.id
        from new_rows r
        join webhook w on w.state = 'on' and (tg_table_name || '.added') = any(w.events)
          and (w.seller_id is null or (w.seller_id = r.seller_id and tg_table_name = 'lead'))
      on conflict do nothing;
  end if;
  return null;
end $$;

create or replace trigger audit_entry_to_webhooks after insert on audit_entry
  referencing new table as new_rows for each statement execute function queue_webhooks();

create or replace trigger lead_to_webhooks after insert on lead
  referencing new table as new_rows for each statement execute function queue_webhooks();

create or replace trigger report_to_webhooks after insert on report
  referencing new table as new_rows for each statement execute function queue_webhooks();
