CREATE TABLE "upload_count" (
	"seller_id" text PRIMARY KEY NOT NULL,
	"uploads" integer NOT NULL,
	"bytes" bigint NOT NULL,
	"ends_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "upload_count" ADD CONSTRAINT "upload_count_seller_id_seller_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."seller"("id") ON DELETE cascade ON UPDATE no action;