CREATE TABLE "product_import" (
	"id" text PRIMARY KEY NOT NULL,
	"seller_id" text NOT NULL,
	"file_name" text NOT NULL,
	"stage" text DEFAULT 'checked' NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"ignored_columns" jsonb NOT NULL,
	"leased_until" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "product_import_picture" (
	"import_id" text NOT NULL,
	"name" text NOT NULL,
	"media_id" text,
	CONSTRAINT "product_import_picture_import_id_name_pk" PRIMARY KEY("import_id","name")
);
--> statement-breakpoint
CREATE TABLE "product_import_row" (
	"import_id" text NOT NULL,
	"row" integer NOT NULL,
	"seller_sku" text NOT NULL,
	"state" text NOT NULL,
	"values" jsonb,
	"faults" jsonb NOT NULL,
	CONSTRAINT "product_import_row_import_id_row_pk" PRIMARY KEY("import_id","row")
);
--> statement-breakpoint
ALTER TABLE "product_import" ADD CONSTRAINT "product_import_seller_id_seller_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."seller"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_import_picture" ADD CONSTRAINT "product_import_picture_import_id_product_import_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."product_import"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_import_picture" ADD CONSTRAINT "product_import_picture_media_id_media_asset_id_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media_asset"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_import_row" ADD CONSTRAINT "product_import_row_import_id_product_import_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."product_import"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "product_import_of_seller" ON "product_import" USING btree ("seller_id","created_at","id");--> statement-breakpoint
CREATE INDEX "product_import_stage" ON "product_import" USING btree ("stage","created_at");--> statement-breakpoint
CREATE INDEX "product_import_picture_asset" ON "product_import_picture" USING btree ("media_id");--> statement-breakpoint
CREATE INDEX "product_import_row_state" ON "product_import_row" USING btree ("import_id","state","row");