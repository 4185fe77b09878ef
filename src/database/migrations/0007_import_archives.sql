CREATE TABLE "product_import_archive" (
	"import_id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"state" text DEFAULT 'unpacking' NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"holder" text NOT NULL,
	"path" text NOT NULL,
	"held_until" timestamp with time zone NOT NULL,
	"sent_at" timestamp with time zone DEFAULT now() NOT NULL,
	"entries" integer DEFAULT 0 NOT NULL,
	"seen" integer DEFAULT 0 NOT NULL,
	"taken" integer DEFAULT 0 NOT NULL,
	"unknown" integer DEFAULT 0 NOT NULL,
	"refused" jsonb DEFAULT '[]'::jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "product_import" ADD COLUMN "support" jsonb;--> statement-breakpoint
ALTER TABLE "product_import_archive" ADD CONSTRAINT "product_import_archive_import_id_product_import_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."product_import"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "product_import_archive_holder" ON "product_import_archive" USING btree ("holder","sent_at");