CREATE TABLE "private_facts" (
	"product_id" text PRIMARY KEY NOT NULL,
	"cost_inr" numeric(12, 2),
	"cost_aed" numeric(12, 2),
	"supplier" text DEFAULT '' NOT NULL,
	"private_notes" text DEFAULT '' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "enquiry" ADD COLUMN "held" integer;--> statement-breakpoint
ALTER TABLE "product" ADD COLUMN "quantity" integer;--> statement-breakpoint
ALTER TABLE "product" ADD COLUMN "quantity_shown" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "private_facts" ADD CONSTRAINT "private_facts_product_id_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product" ADD CONSTRAINT "product_quantity" CHECK ("product"."quantity" > 0) NOT VALID;