CREATE TABLE "category_count" (
	"day" date NOT NULL,
	"category_id" text NOT NULL,
	"region" text NOT NULL,
	"views" integer NOT NULL,
	"enquiries" integer NOT NULL,
	CONSTRAINT "category_count_key" PRIMARY KEY("day","category_id","region")
);
