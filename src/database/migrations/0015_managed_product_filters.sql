CREATE INDEX "product_by_id_beginning" ON "product" USING btree ("id" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "product_by_seller_sku_beginning" ON "product" USING btree (lower("seller_sku") text_pattern_ops) WHERE "product"."seller_sku" <> '';--> statement-breakpoint
CREATE INDEX "product_hidden" ON "product" USING btree ("created_at","id") WHERE not "product"."published";