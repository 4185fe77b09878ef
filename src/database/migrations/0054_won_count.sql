CREATE TABLE "won_count" (
	"seller_id" text NOT NULL,
	"day" date NOT NULL,
	"product_id" text NOT NULL,
	"region" text NOT NULL,
	"product_name" text NOT NULL,
	"won" integer NOT NULL,
	CONSTRAINT "won_count_key" PRIMARY KEY("seller_id","day","product_id","region")
);
--> statement-breakpoint
CREATE INDEX "won_count_day" ON "won_count" USING btree ("day");