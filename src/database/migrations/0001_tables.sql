CREATE TABLE "admin" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"phone" text DEFAULT '' NOT NULL,
	"password_hash" text NOT NULL,
	"token_version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "password_reset" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"role" text NOT NULL,
	"account_id" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "seller" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"phone" text NOT NULL,
	"password_hash" text NOT NULL,
	"token_version" integer DEFAULT 1 NOT NULL,
	"status" boolean DEFAULT false NOT NULL,
	"approval" text DEFAULT 'pending' NOT NULL,
	"approval_note" text DEFAULT '' NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"image_id" text,
	"chat_india" text DEFAULT '' NOT NULL,
	"chat_emirates" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "seller_status_says_approval" CHECK ("seller"."status" = ("seller"."approval" = 'approved'))
);
--> statement-breakpoint
CREATE TABLE "audit_entry" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "audit_entry_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"role" text NOT NULL,
	"actor_id" text NOT NULL,
	"actor_name" text NOT NULL,
	"action" text NOT NULL,
	"entity" text NOT NULL,
	"entity_id" text NOT NULL,
	"before" jsonb,
	"after" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "contact_message" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"message" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "enquiry" (
	"id" text PRIMARY KEY NOT NULL,
	"reference" text NOT NULL,
	"product_id" text,
	"product_name" text NOT NULL,
	"seller_id" text NOT NULL,
	"region" text NOT NULL,
	"price" numeric(12, 2) NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "enquiry_reference" UNIQUE("reference")
);
--> statement-breakpoint
CREATE TABLE "newsletter_subscriber" (
	"id" text PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "enquiry_count" (
	"seller_id" text NOT NULL,
	"day" date NOT NULL,
	"product_id" text NOT NULL,
	"region" text NOT NULL,
	"product_name" text NOT NULL,
	"enquiries" integer NOT NULL,
	CONSTRAINT "enquiry_count_seller_id_day_product_id_region_pk" PRIMARY KEY("seller_id","day","product_id","region")
);
--> statement-breakpoint
CREATE TABLE "product_count" (
	"seller_id" text NOT NULL,
	"category_id" text NOT NULL,
	"sub_category_id" text NOT NULL,
	"product_type_id" text NOT NULL,
	"brand" text NOT NULL,
	"published" boolean NOT NULL,
	"products" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "rate_limit" (
	"key" text PRIMARY KEY NOT NULL,
	"hits" integer NOT NULL,
	"ends_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "row_count" (
	"name" text NOT NULL,
	"part" integer NOT NULL,
	"rows" bigint NOT NULL,
	CONSTRAINT "row_count_name_part_pk" PRIMARY KEY("name","part")
);
--> statement-breakpoint
CREATE TABLE "search_word" (
	"word" text PRIMARY KEY NOT NULL,
	"products" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "site_state" (
	"name" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "category" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"image_id" text,
	"status" text DEFAULT 'LISTED' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "product_type" (
	"id" text PRIMARY KEY NOT NULL,
	"category_id" text NOT NULL,
	"sub_category_id" text NOT NULL,
	"name" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"image_id" text,
	"status" text DEFAULT 'LISTED' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "product_type_in_sub_category" UNIQUE("id","sub_category_id")
);
--> statement-breakpoint
CREATE TABLE "sub_category" (
	"id" text PRIMARY KEY NOT NULL,
	"category_id" text NOT NULL,
	"name" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"image_id" text,
	"status" text DEFAULT 'LISTED' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "sub_category_in_category" UNIQUE("id","category_id")
);
--> statement-breakpoint
CREATE TABLE "media_asset" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"file" text NOT NULL,
	"bytes" integer NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"webp" integer[] DEFAULT '{}' NOT NULL,
	"avif" integer[] DEFAULT '{}' NOT NULL,
	"placeholder" text DEFAULT '' NOT NULL,
	"color" text DEFAULT '' NOT NULL,
	"encoding" boolean DEFAULT false NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"leased_until" timestamp with time zone,
	"ready" boolean DEFAULT false NOT NULL,
	"reserved_at" timestamp with time zone DEFAULT now(),
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "media_asset_size" CHECK ("media_asset"."width" > 0 and "media_asset"."height" > 0 and "media_asset"."bytes" > 0)
);
--> statement-breakpoint
CREATE TABLE "product" (
	"id" text PRIMARY KEY NOT NULL,
	"seller_id" text NOT NULL,
	"category_id" text NOT NULL,
	"sub_category_id" text NOT NULL,
	"product_type_id" text,
	"name" text NOT NULL,
	"brand" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"price_inr" numeric(12, 2) NOT NULL,
	"price_aed" numeric(12, 2) NOT NULL,
	"original_price" numeric(12, 2),
	"rating" numeric(2, 1),
	"reviews" integer,
	"trending" boolean DEFAULT false NOT NULL,
	"seller_sku" text DEFAULT '' NOT NULL,
	"published" boolean DEFAULT false NOT NULL,
	"headline" "tsvector" DEFAULT '' NOT NULL,
	"document" "tsvector" DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "product_prices" CHECK ("product"."price_inr" > 0 and "product"."price_aed" > 0),
	CONSTRAINT "product_original_price" CHECK ("product"."original_price" > 0),
	CONSTRAINT "product_rating" CHECK ("product"."rating" between 0 and 5 and "product"."reviews" >= 0)
);
--> statement-breakpoint
CREATE TABLE "product_media" (
	"product_id" text NOT NULL,
	"position" smallint NOT NULL,
	"media_id" text NOT NULL,
	CONSTRAINT "product_media_product_id_position_pk" PRIMARY KEY("product_id","position"),
	CONSTRAINT "product_media_slots" CHECK ("product_media"."position" between 0 and 3)
);
--> statement-breakpoint
ALTER TABLE "seller" ADD CONSTRAINT "seller_image_id_media_asset_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media_asset"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enquiry" ADD CONSTRAINT "enquiry_product_id_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enquiry" ADD CONSTRAINT "enquiry_seller_id_seller_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."seller"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "category" ADD CONSTRAINT "category_image_id_media_asset_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media_asset"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_type" ADD CONSTRAINT "product_type_image_id_media_asset_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media_asset"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_type" ADD CONSTRAINT "product_type_sub_category" FOREIGN KEY ("sub_category_id","category_id") REFERENCES "public"."sub_category"("id","category_id") ON DELETE no action ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "sub_category" ADD CONSTRAINT "sub_category_category_id_category_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."category"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sub_category" ADD CONSTRAINT "sub_category_image_id_media_asset_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media_asset"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product" ADD CONSTRAINT "product_seller_id_seller_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."seller"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product" ADD CONSTRAINT "product_sub_category" FOREIGN KEY ("sub_category_id","category_id") REFERENCES "public"."sub_category"("id","category_id") ON DELETE no action ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "product" ADD CONSTRAINT "product_product_type" FOREIGN KEY ("product_type_id","sub_category_id") REFERENCES "public"."product_type"("id","sub_category_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_media" ADD CONSTRAINT "product_media_product_id_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_media" ADD CONSTRAINT "product_media_media_id_media_asset_id_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media_asset"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "admin_email" ON "admin" USING btree (lower("email"));--> statement-breakpoint
CREATE UNIQUE INDEX "admin_phone" ON "admin" USING btree ("phone") WHERE "admin"."phone" <> '';--> statement-breakpoint
CREATE INDEX "password_reset_account" ON "password_reset" USING btree ("role","account_id");--> statement-breakpoint
CREATE UNIQUE INDEX "seller_email" ON "seller" USING btree (lower("email"));--> statement-breakpoint
CREATE UNIQUE INDEX "seller_phone" ON "seller" USING btree ("phone");--> statement-breakpoint
CREATE INDEX "seller_newest" ON "seller" USING btree ("created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "seller_by_name" ON "seller" USING btree ("name" collate "und-x-icu","id");--> statement-breakpoint
CREATE INDEX "seller_image" ON "seller" USING btree ("image_id");--> statement-breakpoint
CREATE INDEX "audit_of_actor" ON "audit_entry" USING btree ("actor_id","id");--> statement-breakpoint
CREATE INDEX "audit_of_entity" ON "audit_entry" USING btree ("entity","entity_id","id");--> statement-breakpoint
CREATE INDEX "audit_by_entity_id" ON "audit_entry" USING btree ("entity_id" text_pattern_ops,"id");--> statement-breakpoint
CREATE INDEX "audit_words" ON "audit_entry" USING gin (to_tsvector('simple', folded("actor_name" || ' ' || "action" || ' ' || "entity")));--> statement-breakpoint
CREATE INDEX "contact_newest" ON "contact_message" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "enquiry_newest" ON "enquiry" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "enquiry_of_seller" ON "enquiry" USING btree ("seller_id","created_at","id");--> statement-breakpoint
CREATE INDEX "enquiry_of_product" ON "enquiry" USING btree ("product_id","created_at","id");--> statement-breakpoint
CREATE INDEX "enquiry_of_region" ON "enquiry" USING btree ("region","created_at","id");--> statement-breakpoint
CREATE INDEX "enquiry_by_reference" ON "enquiry" USING btree ("reference" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "enquiry_words" ON "enquiry" USING gin (to_tsvector('simple', folded("product_name")));--> statement-breakpoint
CREATE UNIQUE INDEX "newsletter_email" ON "newsletter_subscriber" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "newsletter_newest" ON "newsletter_subscriber" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "enquiry_count_day" ON "enquiry_count" USING btree ("day");--> statement-breakpoint
CREATE UNIQUE INDEX "product_count_leaf" ON "product_count" USING btree ("seller_id","sub_category_id","product_type_id","brand","published","category_id");--> statement-breakpoint
CREATE INDEX "product_count_category" ON "product_count" USING btree ("category_id");--> statement-breakpoint
CREATE INDEX "product_count_sub_category" ON "product_count" USING btree ("sub_category_id");--> statement-breakpoint
CREATE INDEX "product_count_type" ON "product_count" USING btree ("product_type_id");--> statement-breakpoint
CREATE INDEX "rate_limit_ends" ON "rate_limit" USING btree ("ends_at");--> statement-breakpoint
CREATE INDEX "search_word_trigrams" ON "search_word" USING gin ("word" gin_trgm_ops);--> statement-breakpoint
CREATE UNIQUE INDEX "category_name" ON "category" USING btree (lower("name"));--> statement-breakpoint
CREATE INDEX "category_image" ON "category" USING btree ("image_id");--> statement-breakpoint
CREATE UNIQUE INDEX "product_type_name" ON "product_type" USING btree ("sub_category_id",lower("name"));--> statement-breakpoint
CREATE INDEX "product_type_category" ON "product_type" USING btree ("category_id");--> statement-breakpoint
CREATE INDEX "product_type_image" ON "product_type" USING btree ("image_id");--> statement-breakpoint
CREATE UNIQUE INDEX "sub_category_name" ON "sub_category" USING btree ("category_id",lower("name"));--> statement-breakpoint
CREATE INDEX "sub_category_image" ON "sub_category" USING btree ("image_id");--> statement-breakpoint
CREATE INDEX "media_asset_queue" ON "media_asset" USING btree ("created_at") WHERE "media_asset"."encoding";--> statement-breakpoint
CREATE UNIQUE INDEX "product_sku" ON "product" USING btree (substr("id", 1, 8));--> statement-breakpoint
CREATE UNIQUE INDEX "product_seller_sku" ON "product" USING btree ("seller_id","seller_sku") WHERE "product"."seller_sku" <> '';--> statement-breakpoint
CREATE INDEX "product_public_all_newest" ON "product" USING btree ("created_at","id") WHERE "product"."published";--> statement-breakpoint
CREATE INDEX "product_public_all_inr" ON "product" USING btree ("price_inr","id") WHERE "product"."published";--> statement-breakpoint
CREATE INDEX "product_public_all_aed" ON "product" USING btree ("price_aed","id") WHERE "product"."published";--> statement-breakpoint
CREATE INDEX "product_public_category_newest" ON "product" USING btree ("category_id","created_at","id") WHERE "product"."published";--> statement-breakpoint
CREATE INDEX "product_public_category_inr" ON "product" USING btree ("category_id","price_inr","id") WHERE "product"."published";--> statement-breakpoint
CREATE INDEX "product_public_category_aed" ON "product" USING btree ("category_id","price_aed","id") WHERE "product"."published";--> statement-breakpoint
CREATE INDEX "product_public_sub_category_newest" ON "product" USING btree ("sub_category_id","created_at","id") WHERE "product"."published";--> statement-breakpoint
CREATE INDEX "product_public_sub_category_inr" ON "product" USING btree ("sub_category_id","price_inr","id") WHERE "product"."published";--> statement-breakpoint
CREATE INDEX "product_public_sub_category_aed" ON "product" USING btree ("sub_category_id","price_aed","id") WHERE "product"."published";--> statement-breakpoint
CREATE INDEX "product_public_type_newest" ON "product" USING btree ("product_type_id","created_at","id") WHERE "product"."published";--> statement-breakpoint
CREATE INDEX "product_public_type_inr" ON "product" USING btree ("product_type_id","price_inr","id") WHERE "product"."published";--> statement-breakpoint
CREATE INDEX "product_public_type_aed" ON "product" USING btree ("product_type_id","price_aed","id") WHERE "product"."published";--> statement-breakpoint
CREATE INDEX "product_public_seller_newest" ON "product" USING btree ("seller_id","created_at","id") WHERE "product"."published";--> statement-breakpoint
CREATE INDEX "product_public_seller_inr" ON "product" USING btree ("seller_id","price_inr","id") WHERE "product"."published";--> statement-breakpoint
CREATE INDEX "product_public_seller_aed" ON "product" USING btree ("seller_id","price_aed","id") WHERE "product"."published";--> statement-breakpoint
CREATE INDEX "product_public_trending" ON "product" USING btree ("created_at","id") WHERE "product"."published" and "product"."trending";--> statement-breakpoint
CREATE INDEX "product_public_rating" ON "product" USING btree (coalesce("rating", 0),"id") WHERE "product"."published";--> statement-breakpoint
CREATE INDEX "product_public_name" ON "product" USING btree ("name" collate "und-x-icu","id") WHERE "product"."published";--> statement-breakpoint
CREATE INDEX "product_public_brand" ON "product" USING btree ("brand","created_at","id") WHERE "product"."published";--> statement-breakpoint
CREATE INDEX "product_by_newest" ON "product" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "product_of_seller_by_newest" ON "product" USING btree ("seller_id","created_at","id");--> statement-breakpoint
CREATE INDEX "product_by_name" ON "product" USING btree ("name" collate "und-x-icu","id");--> statement-breakpoint
CREATE INDEX "product_of_seller_by_name" ON "product" USING btree ("seller_id","name" collate "und-x-icu","id");--> statement-breakpoint
CREATE INDEX "product_by_brand" ON "product" USING btree ("brand" collate "und-x-icu","id");--> statement-breakpoint
CREATE INDEX "product_of_seller_by_brand" ON "product" USING btree ("seller_id","brand" collate "und-x-icu","id");--> statement-breakpoint
CREATE INDEX "product_by_inr" ON "product" USING btree ("price_inr","id");--> statement-breakpoint
CREATE INDEX "product_of_seller_by_inr" ON "product" USING btree ("seller_id","price_inr","id");--> statement-breakpoint
CREATE INDEX "product_by_aed" ON "product" USING btree ("price_aed","id");--> statement-breakpoint
CREATE INDEX "product_of_seller_by_aed" ON "product" USING btree ("seller_id","price_aed","id");--> statement-breakpoint
CREATE INDEX "product_by_trending" ON "product" USING btree ("trending","created_at","id");--> statement-breakpoint
CREATE INDEX "product_by_category" ON "product" USING btree ("category_id","id");--> statement-breakpoint
CREATE INDEX "product_by_sub_category" ON "product" USING btree ("sub_category_id","id");--> statement-breakpoint
CREATE INDEX "product_by_type" ON "product" USING btree ("product_type_id","id");--> statement-breakpoint
CREATE INDEX "product_headline" ON "product" USING gin ("headline");--> statement-breakpoint
CREATE INDEX "product_document" ON "product" USING gin ("document");--> statement-breakpoint
CREATE INDEX "product_headline_trigrams" ON "product" USING gin (folded("brand" || ' ' || "name") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "product_media_asset" ON "product_media" USING btree ("media_id");