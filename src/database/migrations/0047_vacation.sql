ALTER TABLE "seller" ADD COLUMN "away_until" date;--> statement-breakpoint
ALTER TABLE "seller" ADD COLUMN "opening_hours" text DEFAULT '' NOT NULL;