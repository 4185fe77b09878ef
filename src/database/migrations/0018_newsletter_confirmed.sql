ALTER TABLE "newsletter_subscriber" ADD COLUMN "confirmed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "newsletter_subscriber" ADD COLUMN "link_hash" text;--> statement-breakpoint
ALTER TABLE "newsletter_subscriber" ADD COLUMN "link_expires_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "newsletter_unconfirmed" ON "newsletter_subscriber" USING btree ("created_at","id") WHERE "newsletter_subscriber"."confirmed_at" is null;--> statement-breakpoint
ALTER TABLE "newsletter_subscriber" ADD CONSTRAINT "newsletter_link" UNIQUE("link_hash");--> statement-breakpoint
-- Who was in the newsletter before addresses had to be confirmed stays in it.
update newsletter_subscriber set confirmed_at = created_at;
