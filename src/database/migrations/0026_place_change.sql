CREATE TABLE "place_change" (
	"place_id" text PRIMARY KEY NOT NULL,
	"place" text NOT NULL,
	"hidden" boolean NOT NULL,
	"showing" boolean NOT NULL,
	"filling" boolean NOT NULL,
	"done" integer DEFAULT 0 NOT NULL,
	"total" integer NOT NULL,
	"after_moment" text DEFAULT 'infinity' NOT NULL,
	"after_id" text DEFAULT '' NOT NULL,
	"ticket" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "product" DROP CONSTRAINT "product_sub_category";
--> statement-breakpoint
ALTER TABLE "product" ADD CONSTRAINT "product_sub_category" FOREIGN KEY ("sub_category_id") REFERENCES "public"."sub_category"("id") ON DELETE no action ON UPDATE no action;