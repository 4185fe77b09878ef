ALTER TABLE "enquiry" ADD COLUMN "won_on" date;--> statement-breakpoint
ALTER TABLE "enquiry" ADD COLUMN "won_product_id" text;