-- Entries and seals are never changed or removed, but by who says so for its own transaction:
-- 'erase' empties what tells of a person, 'expire' removes what is too old, 'clear' is for tests.
create or replace function keep_audit() returns trigger language plpgsql as $$
declare
  allowed text := coalesce(current_setting('dhow.audit_allows', true), '');
  erasable text[] := '{actor_name,before,after,salt}';
begin
  if tg_op = 'TRUNCATE' and allowed = 'clear' then
    return null;
  elsif tg_op = 'DELETE' and allowed = 'expire' then
    return old;
  elsif tg_op = 'UPDATE' and allowed = 'erase'
      and to_jsonb(new) - erasable = to_jsonb(old) - erasable then
    if tg_table_name = 'audit_seal' then
      if new.salt is null then return new; end if;
    elsif new.actor_name = '' and new.before is null and new.after is null then
      return new;
    end if;
  end if;
  raise exception 'The audit is append-only: % of % is not allowed.', tg_op, tg_table_name;
end $$;

create or replace trigger audit_entry_kept before update or delete on audit_entry
  for each row execute function keep_audit();

create or replace trigger audit_entry_not_truncated before truncate on audit_entry
  for each statement execute function keep_audit();

create or replace trigger audit_seal_kept before update or delete on audit_seal
  for each row execute function keep_audit();

create or replace trigger audit_seal_not_truncated before truncate on audit_seal
  for each statement execute function keep_audit();
