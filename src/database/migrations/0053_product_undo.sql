CREATE TABLE "product_undo" (
	"product_id" text PRIMARY KEY NOT NULL,
	"change" text NOT NULL,
	"actor_id" text NOT NULL,
	"version" integer NOT NULL,
	"before" jsonb NOT NULL,
	"mail_id" text,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "product_undo" ADD CONSTRAINT "product_undo_product_id_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "product_undo_change" ON "product_undo" USING btree ("change","product_id");--> statement-breakpoint
CREATE INDEX "product_undo_oldest" ON "product_undo" USING btree ("created_at");