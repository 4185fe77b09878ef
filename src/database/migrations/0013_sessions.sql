CREATE TABLE "known_device" (
	"role" text NOT NULL,
	"account_id" text NOT NULL,
	"key_hash" text NOT NULL,
	"last_seen_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "known_device_role_account_id_key_hash_pk" PRIMARY KEY("role","account_id","key_hash")
);
--> statement-breakpoint
CREATE TABLE "session" (
	"id" text PRIMARY KEY NOT NULL,
	"role" text NOT NULL,
	"account_id" text NOT NULL,
	"device" text NOT NULL,
	"device_hash" text,
	"network" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_seen_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"support_session_id" text
);
--> statement-breakpoint
ALTER TABLE "rate_limit" ADD COLUMN "wait_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "session" ADD CONSTRAINT "session_support_session" FOREIGN KEY ("support_session_id") REFERENCES "public"."session"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "known_device_last_seen" ON "known_device" USING btree ("last_seen_at");--> statement-breakpoint
CREATE INDEX "session_of_account" ON "session" USING btree ("role","account_id");--> statement-breakpoint
CREATE INDEX "session_expires" ON "session" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "session_support" ON "session" USING btree ("support_session_id");