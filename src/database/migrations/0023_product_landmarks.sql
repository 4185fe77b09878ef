CREATE TABLE "product_landmark" (
	"sort" text NOT NULL,
	"of_seller" text NOT NULL,
	"rows_before" integer NOT NULL,
	"words" text,
	"amount" numeric(12, 2),
	"flag" boolean,
	"moment" timestamp with time zone,
	"id" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "product_shift" (
	"step" smallint NOT NULL,
	"id" text NOT NULL,
	"seller_id" text NOT NULL,
	"name" text NOT NULL,
	"brand" text NOT NULL,
	"seller_name" text NOT NULL,
	"category_name" text NOT NULL,
	"sub_category_name" text NOT NULL,
	"price_inr" numeric(12, 2) NOT NULL,
	"price_aed" numeric(12, 2) NOT NULL,
	"trending" boolean NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "product_landmark_order" ON "product_landmark" USING btree ("sort","of_seller");