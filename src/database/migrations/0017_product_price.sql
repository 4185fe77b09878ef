CREATE TABLE "product_price" (
	"id" text PRIMARY KEY NOT NULL,
	"price_inr" numeric(12, 2) NOT NULL,
	"price_aed" numeric(12, 2) NOT NULL
);
--> statement-breakpoint
ALTER TABLE "product_price" ADD CONSTRAINT "product_price_id_product_id_fk" FOREIGN KEY ("id") REFERENCES "public"."product"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "product_price_inr" ON "product_price" USING btree ("price_inr","id");--> statement-breakpoint
CREATE INDEX "product_price_aed" ON "product_price" USING btree ("price_aed","id");;--> statement-breakpoint
-- Room beside each product, so that a new price is written there and rewrites no index: it goes to new rows.
ALTER TABLE "product" SET (fillfactor = 75);--> statement-breakpoint
-- Products that are there already are filled in by the background.
INSERT INTO site_state (name, value) SELECT 'product-prices-filled', 'yes' WHERE NOT EXISTS (SELECT FROM product);
