CREATE TABLE "report" (
	"id" text PRIMARY KEY NOT NULL,
	"product_id" text,
	"seller_id" text NOT NULL,
	"reason" text NOT NULL,
	"words" text DEFAULT '' NOT NULL,
	"email" text,
	"answer_id" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "report_answer" (
	"id" text PRIMARY KEY NOT NULL,
	"product_id" text,
	"seller_id" text NOT NULL,
	"outcome" text NOT NULL,
	"words" text DEFAULT '' NOT NULL,
	"reports" integer NOT NULL,
	"admin_id" text NOT NULL,
	"admin_name" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "report" ADD CONSTRAINT "report_product_id_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report" ADD CONSTRAINT "report_seller_id_seller_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."seller"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report" ADD CONSTRAINT "report_answer_id_report_answer_id_fk" FOREIGN KEY ("answer_id") REFERENCES "public"."report_answer"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_answer" ADD CONSTRAINT "report_answer_product_id_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_answer" ADD CONSTRAINT "report_answer_seller_id_seller_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."seller"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "report_open" ON "report" USING btree (coalesce("product_id", "seller_id"),"created_at","id") WHERE "report"."answer_id" is null;--> statement-breakpoint
CREATE INDEX "report_of_answer" ON "report" USING btree ("answer_id");--> statement-breakpoint
CREATE INDEX "report_product" ON "report" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "report_seller" ON "report" USING btree ("seller_id");--> statement-breakpoint
CREATE INDEX "report_email" ON "report" USING btree (lower("email")) WHERE "report"."email" is not null;--> statement-breakpoint
CREATE INDEX "report_personal" ON "report" USING btree ("created_at","id") WHERE "report"."email" is not null or "report"."words" <> '';--> statement-breakpoint
CREATE INDEX "report_answer_newest" ON "report_answer" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "report_answer_of" ON "report_answer" USING btree (coalesce("product_id", "seller_id"),"created_at");--> statement-breakpoint
CREATE INDEX "report_answer_product" ON "report_answer" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "report_answer_seller" ON "report_answer" USING btree ("seller_id");