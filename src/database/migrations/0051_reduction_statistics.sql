CREATE STATISTICS "product_reduction" ON ("original_price" - "price_inr") FROM "product";--> statement-breakpoint
ANALYZE "product";
