CREATE TABLE "backup_run" (
	"id" text PRIMARY KEY NOT NULL,
	"scheduled" boolean NOT NULL,
	"archive" text NOT NULL,
	"started_at" timestamp with time zone DEFAULT now() NOT NULL,
	"leased_until" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"bytes" bigint,
	"error" text
);
--> statement-breakpoint
CREATE INDEX "backup_run_newest" ON "backup_run" USING btree ("started_at");