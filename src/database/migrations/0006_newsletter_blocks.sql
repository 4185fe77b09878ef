CREATE TABLE "newsletter_picture" (
	"issue_id" text NOT NULL,
	"media_id" text NOT NULL,
	CONSTRAINT "newsletter_picture_issue_id_media_id_pk" PRIMARY KEY("issue_id","media_id")
);
--> statement-breakpoint
ALTER TABLE "newsletter_issue" ADD COLUMN "blocks" jsonb;--> statement-breakpoint
ALTER TABLE "newsletter_picture" ADD CONSTRAINT "newsletter_picture_issue_id_newsletter_issue_id_fk" FOREIGN KEY ("issue_id") REFERENCES "public"."newsletter_issue"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "newsletter_picture" ADD CONSTRAINT "newsletter_picture_media_id_media_asset_id_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media_asset"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "newsletter_picture_media" ON "newsletter_picture" USING btree ("media_id");