CREATE TABLE "attribute_refill" (
	"attribute_id" text PRIMARY KEY NOT NULL,
	"after_id" text DEFAULT '' NOT NULL
);
