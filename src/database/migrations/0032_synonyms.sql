CREATE TABLE "search_count" (
	"day" date NOT NULL,
	"text" text NOT NULL,
	"searches" integer NOT NULL,
	"found" integer NOT NULL,
	CONSTRAINT "search_count_day_text_pk" PRIMARY KEY("day","text")
);
--> statement-breakpoint
CREATE TABLE "search_dismissal" (
	"text" text PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "synonym" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"words" text[] NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "synonym_meaning" (
	"word" text NOT NULL,
	"meaning" text NOT NULL,
	CONSTRAINT "synonym_meaning_word_meaning_pk" PRIMARY KEY("word","meaning")
);
--> statement-breakpoint
CREATE INDEX "search_count_beginning" ON "search_count" USING btree ("text" text_pattern_ops,"day");