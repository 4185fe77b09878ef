CREATE TABLE "payment_request" (
	"id" text PRIMARY KEY NOT NULL,
	"seller_id" text NOT NULL,
	"lead_id" text NOT NULL,
	"reference" text NOT NULL,
	"amount" numeric(12, 2) NOT NULL,
	"currency" text NOT NULL,
	"way" text NOT NULL,
	"link" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"received_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "receipt" (
	"id" text PRIMARY KEY NOT NULL,
	"seller_id" text NOT NULL,
	"issuer_id" text NOT NULL,
	"lead_id" text,
	"kind" text NOT NULL,
	"year" text NOT NULL,
	"number" integer NOT NULL,
	"customer_name" text NOT NULL,
	"details" jsonb NOT NULL,
	"total" numeric(12, 2) NOT NULL,
	"currency" text NOT NULL,
	"language" text DEFAULT 'en' NOT NULL,
	"issued_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "receipt_number" (
	"seller_id" text NOT NULL,
	"kind" text NOT NULL,
	"year" text NOT NULL,
	"last" integer NOT NULL,
	CONSTRAINT "receipt_number_key" PRIMARY KEY("seller_id","kind","year")
);
--> statement-breakpoint
CREATE TABLE "sale_settings" (
	"seller_id" text PRIMARY KEY NOT NULL,
	"legal_name" text NOT NULL,
	"address" text NOT NULL,
	"gstin" text NOT NULL,
	"trn" text NOT NULL,
	"upi" text NOT NULL,
	"payment_page" text NOT NULL,
	"tax_rate" numeric(5, 2) NOT NULL,
	"tax_included" boolean NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "payment_request" ADD CONSTRAINT "payment_request_seller_id_seller_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."seller"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_request" ADD CONSTRAINT "payment_request_lead_id_lead_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."lead"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "receipt" ADD CONSTRAINT "receipt_seller_id_seller_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."seller"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "receipt" ADD CONSTRAINT "receipt_lead_id_lead_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."lead"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "receipt_number" ADD CONSTRAINT "receipt_number_seller_id_seller_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."seller"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sale_settings" ADD CONSTRAINT "sale_settings_seller_id_seller_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."seller"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "payment_request_of_lead" ON "payment_request" USING btree ("lead_id","created_at");--> statement-breakpoint
CREATE INDEX "payment_request_of_seller" ON "payment_request" USING btree ("seller_id");--> statement-breakpoint
CREATE UNIQUE INDEX "receipt_numbered" ON "receipt" USING btree ("issuer_id","kind","year","number");--> statement-breakpoint
CREATE INDEX "receipt_of_lead" ON "receipt" USING btree ("lead_id","issued_at");--> statement-breakpoint
CREATE INDEX "receipt_of_seller" ON "receipt" USING btree ("seller_id");--> statement-breakpoint
CREATE INDEX "receipt_to_forget" ON "receipt" USING btree ("id") WHERE "receipt"."lead_id" is null and "receipt"."customer_name" <> '';