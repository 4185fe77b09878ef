ALTER TABLE "seller" DROP CONSTRAINT "seller_language";--> statement-breakpoint
ALTER TABLE "invitation" DROP CONSTRAINT "invitation_language";--> statement-breakpoint
ALTER TABLE "staff" DROP CONSTRAINT "staff_language";--> statement-breakpoint
ALTER TABLE "contact_message" DROP CONSTRAINT "contact_language";--> statement-breakpoint
ALTER TABLE "newsletter_subscriber" DROP CONSTRAINT "newsletter_language";--> statement-breakpoint
ALTER TABLE "lead" DROP CONSTRAINT "lead_language";--> statement-breakpoint
ALTER TABLE "mail_text" DROP CONSTRAINT "mail_text_language";--> statement-breakpoint
ALTER TABLE "seller" ADD COLUMN "translations" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "announcement" ADD COLUMN "translations" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "attribute" ADD COLUMN "translations" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "attribute_choice" ADD COLUMN "translations" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "category" ADD COLUMN "translations" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "product_type" ADD COLUMN "translations" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "sub_category" ADD COLUMN "translations" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "newsletter_issue" ADD COLUMN "translations" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "product" ADD COLUMN "translations" jsonb DEFAULT '{}'::jsonb NOT NULL;