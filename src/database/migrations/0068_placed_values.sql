-- In a database without products all are as this version writes them (services/jobs/fill-words.ts).
INSERT INTO "job" ("name", "position") SELECT 'search-words', '3:done' WHERE NOT EXISTS (SELECT FROM "product")
	ON CONFLICT ("name") DO UPDATE SET "position" = excluded."position";
