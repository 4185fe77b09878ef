CREATE TABLE "price_change" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "price_change_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"product_id" text NOT NULL,
	"price_inr" numeric(12, 2) NOT NULL,
	"price_aed" numeric(12, 2) NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "product" ADD COLUMN "changed_inr" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "product" ADD COLUMN "changed_aed" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "product" ADD COLUMN "lowest_inr" numeric(12, 2);--> statement-breakpoint
ALTER TABLE "product" ADD COLUMN "lowest_aed" numeric(12, 2);--> statement-breakpoint
ALTER TABLE "price_change" ADD CONSTRAINT "price_change_product_id_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "price_change_of_product" ON "price_change" USING btree ("product_id","changed_at");--> statement-breakpoint
CREATE INDEX "price_change_oldest" ON "price_change" USING btree ("changed_at");