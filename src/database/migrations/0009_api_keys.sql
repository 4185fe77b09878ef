CREATE TABLE "api_key" (
	"id" text PRIMARY KEY NOT NULL,
	"admin_id" text,
	"seller_id" text,
	"staff_id" text,
	"name" text NOT NULL,
	"hash" text NOT NULL,
	"ending" text NOT NULL,
	"scopes" text[] NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone,
	"last_used_at" timestamp with time zone,
	CONSTRAINT "api_key_of_one" CHECK (("api_key"."admin_id" is null) <> ("api_key"."seller_id" is null))
);
--> statement-breakpoint
CREATE TABLE "idempotent_answer" (
	"sender" text NOT NULL,
	"name" text NOT NULL,
	"admin_id" text,
	"seller_id" text,
	"fingerprint" text NOT NULL,
	"state" text NOT NULL,
	"status" integer,
	"answer" text,
	"leased_until" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "idempotent_answer_sender_name_pk" PRIMARY KEY("sender","name")
);
--> statement-breakpoint
ALTER TABLE "api_key" ADD CONSTRAINT "api_key_admin_id_admin_id_fk" FOREIGN KEY ("admin_id") REFERENCES "public"."admin"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "api_key" ADD CONSTRAINT "api_key_seller_id_seller_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."seller"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "api_key" ADD CONSTRAINT "api_key_staff_member" FOREIGN KEY ("staff_id","seller_id") REFERENCES "public"."staff_member"("staff_id","seller_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "idempotent_answer" ADD CONSTRAINT "idempotent_answer_admin_id_admin_id_fk" FOREIGN KEY ("admin_id") REFERENCES "public"."admin"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "idempotent_answer" ADD CONSTRAINT "idempotent_answer_seller_id_seller_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."seller"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "api_key_hash" ON "api_key" USING btree ("hash");--> statement-breakpoint
CREATE INDEX "api_key_of_admin" ON "api_key" USING btree ("admin_id");--> statement-breakpoint
CREATE INDEX "api_key_of_seller" ON "api_key" USING btree ("seller_id","staff_id");--> statement-breakpoint
CREATE INDEX "idempotent_answer_old" ON "idempotent_answer" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "idempotent_answer_of_admin" ON "idempotent_answer" USING btree ("admin_id");--> statement-breakpoint
CREATE INDEX "idempotent_answer_of_seller" ON "idempotent_answer" USING btree ("seller_id");