ALTER TABLE "lead" ADD COLUMN "personal_at" timestamp with time zone;
