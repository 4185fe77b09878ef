CREATE TABLE "product_draft" (
	"seller_id" text NOT NULL,
	"id" text NOT NULL,
	"values" jsonb NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "product_draft_seller_id_id_pk" PRIMARY KEY("seller_id","id")
);
--> statement-breakpoint
ALTER TABLE "product_draft" ADD CONSTRAINT "product_draft_seller_id_seller_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."seller"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "product_draft_newest" ON "product_draft" USING btree ("seller_id","updated_at");