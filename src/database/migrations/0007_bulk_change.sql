CREATE TABLE "bulk_change" (
	"id" text PRIMARY KEY NOT NULL,
	"seller_id" text,
	"admin_id" text,
	"staff" jsonb,
	"by_name" text NOT NULL,
	"asked" jsonb NOT NULL,
	"state" text DEFAULT 'running' NOT NULL,
	"last" text DEFAULT '' NOT NULL,
	"total" integer NOT NULL,
	"done" integer DEFAULT 0 NOT NULL,
	"waiting" integer DEFAULT 0 NOT NULL,
	"failed" integer DEFAULT 0 NOT NULL,
	"undone" integer DEFAULT 0 NOT NULL,
	"kept" integer DEFAULT 0 NOT NULL,
	"refusals" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"problem" text DEFAULT '' NOT NULL,
	"leased_until" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "audit_entry" ADD COLUMN "part_of" text;--> statement-breakpoint
ALTER TABLE "bulk_change" ADD CONSTRAINT "bulk_change_seller_id_seller_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."seller"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bulk_change" ADD CONSTRAINT "bulk_change_admin_id_admin_id_fk" FOREIGN KEY ("admin_id") REFERENCES "public"."admin"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "bulk_change_working" ON "bulk_change" USING btree ("leased_until") WHERE "bulk_change"."state" in ('running', 'undoing');--> statement-breakpoint
CREATE INDEX "bulk_change_of_seller" ON "bulk_change" USING btree ("seller_id","created_at");--> statement-breakpoint
CREATE INDEX "bulk_change_of_admin" ON "bulk_change" USING btree ("admin_id");