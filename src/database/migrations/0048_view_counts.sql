CREATE TABLE "seller_view_count" (
	"seller_id" text NOT NULL,
	"day" date NOT NULL,
	"region" text NOT NULL,
	"piece_views" integer NOT NULL,
	"page_views" integer NOT NULL,
	CONSTRAINT "seller_view_count_key" PRIMARY KEY("seller_id","day","region")
);
--> statement-breakpoint
CREATE TABLE "view_count" (
	"seller_id" text NOT NULL,
	"day" date NOT NULL,
	"region" text NOT NULL,
	"product_id" text NOT NULL,
	"views" integer NOT NULL,
	CONSTRAINT "view_count_key" PRIMARY KEY("seller_id","day","product_id","region")
);
--> statement-breakpoint
CREATE INDEX "seller_view_count_day" ON "seller_view_count" USING btree ("day");--> statement-breakpoint
CREATE INDEX "view_count_day" ON "view_count" USING btree ("day");