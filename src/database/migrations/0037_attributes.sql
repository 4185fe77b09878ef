CREATE TABLE "attribute" (
	"id" text PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"name" text NOT NULL,
	"kind" text NOT NULL,
	"unit" text DEFAULT '' NOT NULL,
	"scale" text DEFAULT '' NOT NULL,
	"group_name" text DEFAULT '' NOT NULL,
	"lowest" double precision,
	"highest" double precision,
	"filterable" boolean DEFAULT false NOT NULL,
	"comparable" boolean DEFAULT true NOT NULL,
	"on_card" boolean DEFAULT false NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "attribute_code" UNIQUE("code"),
	CONSTRAINT "attribute_range" CHECK ("attribute"."lowest" <= "attribute"."highest")
);
--> statement-breakpoint
CREATE TABLE "attribute_choice" (
	"id" text PRIMARY KEY NOT NULL,
	"attribute_id" text NOT NULL,
	"label" text NOT NULL,
	"swatch" text,
	"position" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "attribute_choice_swatch" CHECK ("attribute_choice"."swatch" ~ '^#[0-9a-f]{6}$')
);
--> statement-breakpoint
CREATE TABLE "attribute_place" (
	"id" text PRIMARY KEY NOT NULL,
	"attribute_id" text NOT NULL,
	"category_id" text,
	"sub_category_id" text,
	"product_type_id" text,
	"required" boolean DEFAULT false NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "attribute_place_one" CHECK (num_nonnulls("attribute_place"."category_id", "attribute_place"."sub_category_id", "attribute_place"."product_type_id") = 1)
);
--> statement-breakpoint
ALTER TABLE "product" ADD COLUMN "attributes" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "product" ADD COLUMN "facets" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "attribute_choice" ADD CONSTRAINT "attribute_choice_attribute_id_attribute_id_fk" FOREIGN KEY ("attribute_id") REFERENCES "public"."attribute"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attribute_place" ADD CONSTRAINT "attribute_place_attribute_id_attribute_id_fk" FOREIGN KEY ("attribute_id") REFERENCES "public"."attribute"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attribute_place" ADD CONSTRAINT "attribute_place_category_id_category_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."category"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attribute_place" ADD CONSTRAINT "attribute_place_sub_category_id_sub_category_id_fk" FOREIGN KEY ("sub_category_id") REFERENCES "public"."sub_category"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attribute_place" ADD CONSTRAINT "attribute_place_product_type_id_product_type_id_fk" FOREIGN KEY ("product_type_id") REFERENCES "public"."product_type"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "attribute_name" ON "attribute" USING btree (lower("name"));--> statement-breakpoint
CREATE UNIQUE INDEX "attribute_choice_label" ON "attribute_choice" USING btree ("attribute_id",lower("label"));--> statement-breakpoint
CREATE UNIQUE INDEX "attribute_place_once" ON "attribute_place" USING btree ("attribute_id",coalesce("category_id", "sub_category_id", "product_type_id"));--> statement-breakpoint
CREATE INDEX "attribute_place_category" ON "attribute_place" USING btree ("category_id");--> statement-breakpoint
CREATE INDEX "attribute_place_sub_category" ON "attribute_place" USING btree ("sub_category_id");--> statement-breakpoint
CREATE INDEX "attribute_place_type" ON "attribute_place" USING btree ("product_type_id");