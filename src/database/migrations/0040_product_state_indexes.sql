CREATE INDEX CONCURRENTLY "product_sold" ON "product" USING btree ("created_at","id") WHERE "product"."availability" = 'SOLD';--> statement-breakpoint
CREATE INDEX CONCURRENTLY "product_reserved" ON "product" USING btree ("reserved_until","id") WHERE "product"."availability" = 'RESERVED';--> statement-breakpoint
CREATE INDEX CONCURRENTLY "product_hidden_by_seller" ON "product" USING btree ("created_at","id") WHERE "product"."hidden_at" is not null;--> statement-breakpoint
CREATE INDEX CONCURRENTLY "product_taken_down" ON "product" USING btree ("created_at","id") WHERE "product"."taken_down_at" is not null;--> statement-breakpoint
CREATE INDEX CONCURRENTLY "product_look_again" ON "product" USING btree ("look_again_at","id") WHERE "product"."look_again_at" is not null;