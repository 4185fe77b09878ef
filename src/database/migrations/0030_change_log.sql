CREATE TABLE "change_log" (
	"id" text NOT NULL,
	"tags" text[] NOT NULL,
	"transaction" "xid8" DEFAULT pg_current_xact_id() NOT NULL,
	"created_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL
);
--> statement-breakpoint
CREATE INDEX "change_log_transaction" ON "change_log" USING btree ("transaction");