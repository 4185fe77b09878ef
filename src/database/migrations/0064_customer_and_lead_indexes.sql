DROP INDEX CONCURRENTLY "lead_to_erase";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "customer_oldest" ON "customer" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX CONCURRENTLY "lead_to_expire" ON "lead" USING btree (coalesce("personal_at", "created_at"),"id") WHERE "lead"."erased_at" is null;