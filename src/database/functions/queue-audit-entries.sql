-- New entries wait for the background to seal them.
create or replace function queue_audit_entries() returns trigger language plpgsql as $$
begin
  insert into audit_unsealed select id from new_rows;
  return null;
end $$;

create or replace trigger audit_entry_queued after insert on audit_entry
  referencing new table as new_rows for each statement execute function queue_audit_entries();
