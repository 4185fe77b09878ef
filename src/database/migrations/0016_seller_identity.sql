CREATE TABLE "email_confirmation" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"seller_id" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "seller_change" (
	"id" text PRIMARY KEY NOT NULL,
	"seller_id" text NOT NULL,
	"field" text NOT NULL,
	"value" text NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "seller_document" (
	"id" text PRIMARY KEY NOT NULL,
	"seller_id" text NOT NULL,
	"message_id" text NOT NULL,
	"name" text NOT NULL,
	"type" text NOT NULL,
	"bytes" integer NOT NULL,
	"content" bytea NOT NULL
);
--> statement-breakpoint
CREATE TABLE "seller_message" (
	"id" text PRIMARY KEY NOT NULL,
	"seller_id" text NOT NULL,
	"author" text NOT NULL,
	"author_name" text NOT NULL,
	"about" text NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "seller" ADD COLUMN "name_key" text;--> statement-breakpoint
ALTER TABLE "seller" ADD COLUMN "name_look" text;--> statement-breakpoint
ALTER TABLE "seller" ADD COLUMN "email_confirmed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "seller" ADD COLUMN "unread_since" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "email_confirmation" ADD CONSTRAINT "email_confirmation_seller_id_seller_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."seller"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seller_change" ADD CONSTRAINT "seller_change_seller_id_seller_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."seller"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seller_document" ADD CONSTRAINT "seller_document_seller_id_seller_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."seller"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seller_document" ADD CONSTRAINT "seller_document_message_id_seller_message_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."seller_message"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seller_message" ADD CONSTRAINT "seller_message_seller_id_seller_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."seller"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "email_confirmation_seller" ON "email_confirmation" USING btree ("seller_id");--> statement-breakpoint
CREATE UNIQUE INDEX "seller_change_field" ON "seller_change" USING btree ("seller_id","field");--> statement-breakpoint
CREATE INDEX "seller_change_waiting" ON "seller_change" USING btree ("created_at","id") WHERE "seller_change"."state" = 'waiting';--> statement-breakpoint
CREATE INDEX "seller_document_message" ON "seller_document" USING btree ("message_id");--> statement-breakpoint
CREATE INDEX "seller_document_seller" ON "seller_document" USING btree ("seller_id");--> statement-breakpoint
CREATE INDEX "seller_message_newest" ON "seller_message" USING btree ("seller_id","created_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "seller_name_key" ON "seller" USING btree ("name_key");--> statement-breakpoint
CREATE UNIQUE INDEX "seller_name_look" ON "seller" USING btree ("name_look");--> statement-breakpoint
CREATE INDEX "seller_unread" ON "seller" USING btree ("unread_since") WHERE "seller"."unread_since" is not null;--> statement-breakpoint
-- Papers and photographs are compressed already.
ALTER TABLE "seller_document" ALTER COLUMN "content" SET STORAGE EXTERNAL;--> statement-breakpoint
-- The demo's addresses can receive no mail. Everybody else's are confirmed by their owners.
UPDATE "seller" SET "email_confirmed_at" = "created_at" WHERE "email" LIKE '%.example' AND "approval" <> 'pending';
-- The folded names of sellers who are here already are filled by the next start: they need Unicode's
-- table of look-alike characters, which SQL does not have.
