-- What stood is right by the constraint before: it is not read again while others wait.
ALTER TABLE "report" DROP CONSTRAINT "report_product_id_product_id_fk";
--> statement-breakpoint
ALTER TABLE "report_answer" DROP CONSTRAINT "report_answer_product_id_product_id_fk";
--> statement-breakpoint
ALTER TABLE "report" ADD COLUMN "product_name" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "report_answer" ADD COLUMN "product_name" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "report" ADD CONSTRAINT "report_product_id_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("id") ON DELETE set null ON UPDATE no action NOT VALID;--> statement-breakpoint
ALTER TABLE "report_answer" ADD CONSTRAINT "report_answer_product_id_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("id") ON DELETE set null ON UPDATE no action NOT VALID;