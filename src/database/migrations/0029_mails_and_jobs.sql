CREATE TABLE "job" (
	"name" text PRIMARY KEY NOT NULL,
	"holder" text DEFAULT '' NOT NULL,
	"leased_until" timestamp with time zone,
	"due_at" timestamp with time zone DEFAULT now() NOT NULL,
	"position" text DEFAULT '' NOT NULL,
	"done_at" timestamp with time zone,
	"failed_at" timestamp with time zone,
	"error" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mail" (
	"id" text PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"subject" text NOT NULL,
	"sealed" text NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"good_until" timestamp with time zone,
	"forgotten" boolean DEFAULT false NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"interruptions" integer DEFAULT 0 NOT NULL,
	"leased_until" timestamp with time zone,
	"next_at" timestamp with time zone NOT NULL,
	"retry_until" timestamp with time zone NOT NULL,
	"is_held" boolean DEFAULT false NOT NULL,
	"problem" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"settled_at" timestamp with time zone
);
--> statement-breakpoint
CREATE INDEX "mail_due" ON "mail" USING btree ("next_at") WHERE "mail"."state" = 'waiting';--> statement-breakpoint
CREATE INDEX "mail_newest" ON "mail" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "mail_email" ON "mail" USING btree (lower("email"));