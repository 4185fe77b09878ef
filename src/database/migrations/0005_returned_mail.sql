ALTER TABLE "newsletter_subscriber" ADD COLUMN "set_aside" text;--> statement-breakpoint
ALTER TABLE "announcement" ADD COLUMN "corrected_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "newsletter_issue" ADD COLUMN "send_at" timestamp with time zone;