ALTER TABLE "seller" ADD COLUMN "city" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "seller" ADD COLUMN "reply_time" text DEFAULT '' NOT NULL;