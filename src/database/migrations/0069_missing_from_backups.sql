-- How many files the store lacked; null for the backups before.
ALTER TABLE "backup_run" ADD COLUMN "missing" integer;