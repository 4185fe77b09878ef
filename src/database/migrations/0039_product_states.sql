-- The checks hold for every row there is, which has the defaults: nothing is read through for them.
ALTER TABLE "product" ADD COLUMN "availability" text DEFAULT 'AVAILABLE' NOT NULL;--> statement-breakpoint
ALTER TABLE "product" ADD COLUMN "reserved_until" date;--> statement-breakpoint
ALTER TABLE "product" ADD COLUMN "sold_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "product" ADD COLUMN "hidden_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "product" ADD COLUMN "taken_down_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "product" ADD COLUMN "taken_down_reason" text;--> statement-breakpoint
ALTER TABLE "product" ADD COLUMN "taken_down_words" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "product" ADD COLUMN "look_again_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "product" ADD COLUMN "look_again_words" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "product" ADD CONSTRAINT "product_availability" CHECK ("product"."availability" in ('AVAILABLE', 'RESERVED', 'SOLD')
        and ("product"."availability" = 'RESERVED') = ("product"."reserved_until" is not null)
        and ("product"."availability" = 'SOLD') = ("product"."sold_at" is not null)) NOT VALID;--> statement-breakpoint
ALTER TABLE "product" ADD CONSTRAINT "product_taken_down" CHECK (("product"."taken_down_at" is null) = ("product"."taken_down_reason" is null)
        and ("product"."taken_down_at" is not null or "product"."look_again_at" is null)) NOT VALID;