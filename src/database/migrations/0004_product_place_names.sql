ALTER TABLE "product" ADD COLUMN "seller_name" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "product" ADD COLUMN "category_name" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "product" ADD COLUMN "sub_category_name" text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX "search_word_beginning" ON "search_word" USING btree ("word" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "product_by_category_name" ON "product" USING btree ("category_name" collate "und-x-icu","id");--> statement-breakpoint
CREATE INDEX "product_of_seller_by_category_name" ON "product" USING btree ("seller_id","category_name" collate "und-x-icu","id");--> statement-breakpoint
CREATE INDEX "product_by_sub_category_name" ON "product" USING btree ("sub_category_name" collate "und-x-icu","id");--> statement-breakpoint
CREATE INDEX "product_by_seller_name" ON "product" USING btree ("seller_name" collate "und-x-icu","id");