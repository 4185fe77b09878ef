DROP INDEX "product_public_type_newest";--> statement-breakpoint
DROP INDEX "product_public_type_inr";--> statement-breakpoint
DROP INDEX "product_public_type_aed";--> statement-breakpoint
CREATE INDEX "product_public_type_or_place_newest" ON "product" USING btree (coalesce("product_type_id", "sub_category_id"),"created_at","id") WHERE "product"."published";--> statement-breakpoint
CREATE INDEX "product_public_type_or_place_inr" ON "product" USING btree (coalesce("product_type_id", "sub_category_id"),"price_inr","id") WHERE "product"."published";--> statement-breakpoint
CREATE INDEX "product_public_type_or_place_aed" ON "product" USING btree (coalesce("product_type_id", "sub_category_id"),"price_aed","id") WHERE "product"."published";