CREATE INDEX CONCURRENTLY "product_undo_newest" ON "product_undo" USING btree ("created_at","product_id");--> statement-breakpoint
-- The new index answers for it too.
-- squawk-ignore prefer-robust-stmts
DROP INDEX CONCURRENTLY "product_undo_oldest";
