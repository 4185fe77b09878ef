CREATE TABLE "change_announcement" (
	"id" text PRIMARY KEY NOT NULL,
	"tags" text[] NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "product_count_change" (
	"seller_id" text NOT NULL,
	"category_id" text NOT NULL,
	"sub_category_id" text NOT NULL,
	"product_type_id" text NOT NULL,
	"brand" text NOT NULL,
	"published" boolean NOT NULL,
	"products" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_word_change" (
	"word" text NOT NULL,
	"products" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "enquiry_count" ADD COLUMN "part" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "enquiry_count" DROP CONSTRAINT "enquiry_count_seller_id_day_product_id_region_pk";--> statement-breakpoint
ALTER TABLE "enquiry_count" ADD CONSTRAINT "enquiry_count_seller_id_day_product_id_region_part_pk" PRIMARY KEY("seller_id","day","product_id","region","part");--> statement-breakpoint
CREATE INDEX "product_count_change_seller" ON "product_count_change" USING btree ("seller_id");--> statement-breakpoint
CREATE INDEX "product_count_change_sub_category" ON "product_count_change" USING btree ("sub_category_id");--> statement-breakpoint
CREATE INDEX "product_count_change_category" ON "product_count_change" USING btree ("category_id","brand");--> statement-breakpoint
CREATE INDEX "search_word_change_word" ON "search_word_change" USING btree ("word");