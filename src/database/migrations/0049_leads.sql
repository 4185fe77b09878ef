-- No enquiry has a lead yet: nothing is read through for the foreign key.
CREATE TABLE "customer" (
	"id" text PRIMARY KEY NOT NULL,
	"seller_id" text NOT NULL,
	"name" text DEFAULT '' NOT NULL,
	"phone" text,
	"email" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "lead" (
	"id" text PRIMARY KEY NOT NULL,
	"reference" text NOT NULL,
	"seller_id" text NOT NULL,
	"region" text NOT NULL,
	"source" text DEFAULT 'CHAT' NOT NULL,
	"state" text DEFAULT 'NEW' NOT NULL,
	"lost_reason" text,
	"won_price" numeric(12, 2),
	"won_currency" text,
	"reserved_until" date,
	"follow_up_on" date,
	"is_due" boolean DEFAULT false NOT NULL,
	"message" text DEFAULT '' NOT NULL,
	"customer_id" text,
	"words" text DEFAULT '' NOT NULL,
	"codes" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"first_moved_at" timestamp with time zone,
	"moved_at" timestamp with time zone DEFAULT now() NOT NULL,
	"erased_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "lead_reference" UNIQUE("reference"),
	CONSTRAINT "lead_state" CHECK ("lead"."state" in ('NEW', 'TALKING', 'RESERVED', 'WON', 'LOST')
        and ("lead"."state" = 'LOST') = ("lead"."lost_reason" is not null)
        and ("lead"."state" = 'WON') = ("lead"."won_price" is not null)
        and ("lead"."state" = 'WON') = ("lead"."won_currency" is not null)
        and ("lead"."state" = 'RESERVED') = ("lead"."reserved_until" is not null))
);
--> statement-breakpoint
CREATE TABLE "lead_count" (
	"seller_id" text NOT NULL,
	"region" text NOT NULL,
	"state" text NOT NULL,
	"part" integer NOT NULL,
	"leads" integer NOT NULL,
	CONSTRAINT "lead_count_key" PRIMARY KEY("seller_id","state","region","part")
);
--> statement-breakpoint
CREATE TABLE "lead_event" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "lead_event_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"lead_id" text NOT NULL,
	"kind" text NOT NULL,
	"from" text,
	"to" text,
	"words" text DEFAULT '' NOT NULL,
	"actor_role" text NOT NULL,
	"actor_id" text NOT NULL,
	"actor_name" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "reply_template" (
	"id" text PRIMARY KEY NOT NULL,
	"seller_id" text NOT NULL,
	"name" text NOT NULL,
	"text" text NOT NULL,
	"position" integer NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "enquiry" ADD COLUMN "lead_id" text;--> statement-breakpoint
ALTER TABLE "enquiry" ADD COLUMN "size" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "enquiry" ADD COLUMN "quantity" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "enquiry" ADD COLUMN "note" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "enquiry" ADD COLUMN "holds" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "customer" ADD CONSTRAINT "customer_seller_id_seller_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."seller"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lead" ADD CONSTRAINT "lead_seller_id_seller_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."seller"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lead" ADD CONSTRAINT "lead_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lead_event" ADD CONSTRAINT "lead_event_lead_id_lead_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."lead"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reply_template" ADD CONSTRAINT "reply_template_seller_id_seller_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."seller"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "customer_phone" ON "customer" USING btree ("seller_id","phone");--> statement-breakpoint
CREATE UNIQUE INDEX "customer_email" ON "customer" USING btree ("seller_id",lower("email"));--> statement-breakpoint
CREATE INDEX "customer_of_seller" ON "customer" USING btree ("seller_id","created_at","id");--> statement-breakpoint
CREATE INDEX "customer_by_email" ON "customer" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "customer_words" ON "customer" USING gin (to_tsvector('simple', translate(dashed("name" || ' ' || coalesce("email", '')), '-', ' ')));--> statement-breakpoint
CREATE INDEX "customer_phone_parts" ON "customer" USING gin ("phone" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "lead_due_first" ON "lead" USING btree ("seller_id","is_due","created_at","id");--> statement-breakpoint
CREATE INDEX "lead_of_state" ON "lead" USING btree ("seller_id","state","is_due","created_at","id");--> statement-breakpoint
CREATE INDEX "lead_of_region" ON "lead" USING btree ("seller_id","region","is_due","created_at","id");--> statement-breakpoint
CREATE INDEX "lead_of_seller" ON "lead" USING btree ("seller_id","created_at","id");--> statement-breakpoint
CREATE INDEX "lead_follow_up" ON "lead" USING btree ("seller_id","follow_up_on","id") WHERE "lead"."follow_up_on" is not null;--> statement-breakpoint
CREATE INDEX "lead_to_be_due" ON "lead" USING btree ("follow_up_on","id") WHERE "lead"."follow_up_on" is not null and not "lead"."is_due";--> statement-breakpoint
CREATE INDEX "lead_of_customer" ON "lead" USING btree ("customer_id","created_at","id");--> statement-breakpoint
CREATE INDEX "lead_newest" ON "lead" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "lead_newest_of_state" ON "lead" USING btree ("state","created_at","id");--> statement-breakpoint
CREATE INDEX "lead_to_erase" ON "lead" USING btree ("created_at","id") WHERE "lead"."erased_at" is null;--> statement-breakpoint
CREATE INDEX "lead_words" ON "lead" USING gin (to_tsvector('simple', translate(dashed("words"), '-', ' ')));--> statement-breakpoint
CREATE INDEX "lead_codes" ON "lead" USING gin ("codes" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "lead_event_of_lead" ON "lead_event" USING btree ("lead_id","id");--> statement-breakpoint
CREATE INDEX "reply_template_of_seller" ON "reply_template" USING btree ("seller_id","position","id");--> statement-breakpoint
ALTER TABLE "enquiry" ADD CONSTRAINT "enquiry_lead_id_lead_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."lead"("id") ON DELETE cascade ON UPDATE no action NOT VALID;--> statement-breakpoint
-- Where there are no enquiries yet, none is to be given a lead in the background.
INSERT INTO "job" ("name", "position") SELECT 'make-leads', 'done' WHERE NOT EXISTS (SELECT FROM "enquiry");
