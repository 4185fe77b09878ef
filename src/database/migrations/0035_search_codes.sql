CREATE INDEX CONCURRENTLY "seller_words" ON "seller" USING gin (to_tsvector('simple', translate(dashed("name"), '-', ' ')));--> statement-breakpoint
CREATE INDEX CONCURRENTLY "audit_split_words" ON "audit_entry" USING gin (to_tsvector('simple', translate(dashed("actor_name" || ' ' || "action" || ' ' || "entity"), '-', ' ')));--> statement-breakpoint
CREATE INDEX CONCURRENTLY "enquiry_split_words" ON "enquiry" USING gin (to_tsvector('simple', translate(dashed("product_name"), '-', ' ')));--> statement-breakpoint
CREATE INDEX CONCURRENTLY "enquiry_reference_parts" ON "enquiry" USING gin ("reference" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX CONCURRENTLY "enquiry_number_parts" ON "enquiry" USING gin (squeezed("product_name") gin_trgm_ops) WHERE "enquiry"."product_name" ~ '[0-9]';--> statement-breakpoint
CREATE INDEX CONCURRENTLY "product_seller_sku_parts" ON "product" USING gin (squeezed("seller_sku") gin_trgm_ops) WHERE "product"."seller_sku" <> '';