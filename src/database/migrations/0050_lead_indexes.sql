CREATE INDEX CONCURRENTLY "enquiry_of_lead" ON "enquiry" USING btree ("lead_id","reference");--> statement-breakpoint
CREATE INDEX CONCURRENTLY "enquiry_without_lead" ON "enquiry" USING btree ("created_at","id") WHERE "enquiry"."lead_id" is null;--> statement-breakpoint
CREATE INDEX CONCURRENTLY "enquiry_holding" ON "enquiry" USING btree ("product_id") WHERE "enquiry"."holds";
