DROP INDEX "seller_newest";--> statement-breakpoint
CREATE INDEX "seller_newest" ON "seller" USING btree ("created_at","id");