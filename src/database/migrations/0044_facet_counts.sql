CREATE TABLE "facet_count" (
	"category_id" text NOT NULL,
	"sub_category_id" text NOT NULL,
	"product_type_id" text NOT NULL,
	"facet" text NOT NULL,
	"products" integer NOT NULL,
	CONSTRAINT "facet_count_key" PRIMARY KEY("sub_category_id","product_type_id","facet","category_id")
);
--> statement-breakpoint
CREATE TABLE "facet_count_change" (
	"category_id" text NOT NULL,
	"sub_category_id" text NOT NULL,
	"product_type_id" text NOT NULL,
	"facet" text NOT NULL,
	"products" integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX "facet_count_category" ON "facet_count" USING btree ("category_id");--> statement-breakpoint
CREATE INDEX "facet_count_facet" ON "facet_count" USING btree ("facet" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "facet_count_change_category" ON "facet_count_change" USING btree ("category_id");--> statement-breakpoint
CREATE INDEX "facet_count_change_facet" ON "facet_count_change" USING btree ("facet" text_pattern_ops);