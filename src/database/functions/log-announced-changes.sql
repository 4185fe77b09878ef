-- Processes of versions before the log write here, and delete what they have told.
create or replace function log_announced_changes() returns trigger language plpgsql as $$
begin
  insert into change_log (id, tags) select id, tags from new_rows;
  return null;
end $$;

create or replace trigger change_announcement_logged after insert on change_announcement
  referencing new table as new_rows for each statement execute function log_announced_changes();
