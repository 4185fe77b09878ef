CREATE INDEX CONCURRENTLY "product_public_newest_priced" ON "product" USING btree ("created_at","id","price_inr","price_aed") WHERE "product"."published";--> statement-breakpoint
DROP INDEX CONCURRENTLY "product_public_all_newest";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "product_public_facets_sample" ON "product" USING gin ("facets") WHERE "product"."published" and "product"."id" < '1';
