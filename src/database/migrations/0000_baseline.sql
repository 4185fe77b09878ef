create extension if not exists pg_trgm;
--> statement-breakpoint
create extension if not exists unaccent;
--> statement-breakpoint
create extension if not exists fuzzystrmatch;
--> statement-breakpoint
-- What tables and indexes below are made with; the present texts, with their reasons, are in ../functions.
create function folded(txt text) returns text
language plpgsql immutable strict parallel safe
as $$
begin
  if octet_length(txt) = length(txt) then
    return lower(txt collate "C");
  end if;
  return regexp_replace(
    translate(
      regexp_replace(
        lower(public.unaccent('public.unaccent'::regdictionary, normalize(translate(txt, E'\u00ad', ''), nfc)) collate "und-x-icu"),
        '[\u0300-\u036f\u0610-\u061a\u0640\u064b-\u065f\u0670\u06d6-\u06dc\u06df-\u06e4\u06e7\u06e8\u06ea-\u06ed\u093c\u200b-\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]+', '', 'g'),
      E'\u0622\u0623\u0625\u0671\u0624\u0626\u0649\u06cc\u06d2\u06d3\u0629\u06be\u06c0\u06c1\u06c2\u06c3\u06d5\u06a9\u06aa\u0901\u0929\u0931\u0934\u0660\u0661\u0662\u0663\u0664\u0665\u0666\u0667\u0668\u0669\u06f0\u06f1\u06f2\u06f3\u06f4\u06f5\u06f6\u06f7\u06f8\u06f9\u0966\u0967\u0968\u0969\u096a\u096b\u096c\u096d\u096e\u096f\u066b\u066c',
      E'\u0627\u0627\u0627\u0627\u0648\u064a\u064a\u064a\u064a\u064a\u0647\u0647\u0647\u0647\u0647\u0647\u0647\u0643\u0643\u0902\u0928\u0930\u0933012345678901234567890123456789.,'),
    '\u0919\u094d(?=[\u0915-\u0918])|\u091e\u094d(?=[\u091a-\u091d])|\u0923\u094d(?=[\u091f-\u0922])|\u0928\u094d(?=[\u0924-\u0927])|\u092e\u094d(?=[\u092a-\u092d])',
    E'\u0902', 'g');
end $$;
--> statement-breakpoint
create function dashed(txt text) returns text
language plpgsql immutable strict parallel safe
as $$
declare
  plain text := public.folded(txt);
begin
  if octet_length(plain) = length(plain) then
    return regexp_replace(regexp_replace(plain, '\s+' collate "C", ' ', 'g'),
                          '[^a-z0-9 ]+' collate "C", '-', 'g');
  end if;
  return regexp_replace(regexp_replace(plain, '\s+' collate "und-x-icu", ' ', 'g'),
    '[^ [:alnum:]\u0900-\u0963\u0971-\u0dff\u0e31-\u0e4e]+'
      collate "und-x-icu", '-', 'g');
end $$;
--> statement-breakpoint
create function squeezed(txt text) returns text
language sql immutable strict parallel safe
as $$ select translate(public.dashed(txt), ' -', '') $$;
--> statement-breakpoint
create function media_shown(
  id text, file text, width integer, height integer, webp integer[], avif integer[], color text
) returns text
language sql immutable parallel safe
as $$ select '"url":' || to_json('/media/' || file) || ',"base":' || to_json('/media/' || id)
  || ',"width":' || width || ',"height":' || height || ',"webp":' || to_json(webp)
  || ',"avif":' || to_json(avif) || ',"color":' || to_json(color) $$;
--> statement-breakpoint
CREATE TABLE "admin" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"phone" text DEFAULT '' NOT NULL,
	"password_hash" text NOT NULL,
	"token_version" integer DEFAULT 1 NOT NULL,
	"role" text NOT NULL,
	"deactivated_at" timestamp with time zone,
	"notice_mail" text DEFAULT 'AT_ONCE' NOT NULL,
	"told_until" timestamp with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "password_reset" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"role" text NOT NULL,
	"account_id" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "seller" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"phone" text NOT NULL,
	"password_hash" text NOT NULL,
	"token_version" integer DEFAULT 1 NOT NULL,
	"status" boolean DEFAULT false NOT NULL,
	"approval" text DEFAULT 'pending' NOT NULL,
	"approval_note" text DEFAULT '' NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"description_arabic" text DEFAULT '' NOT NULL,
	"city" text DEFAULT '' NOT NULL,
	"reply_time" text DEFAULT '' NOT NULL,
	"image_id" text,
	"chat_india" text DEFAULT '' NOT NULL,
	"chat_emirates" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"name_key" text NOT NULL,
	"name_look" text NOT NULL,
	"email_confirmed_at" timestamp with time zone,
	"unread_since" timestamp with time zone,
	"away_until" date,
	"opening_hours" text DEFAULT '' NOT NULL,
	"rupees_per_dirham" numeric(7, 4),
	"had_chat_number" boolean DEFAULT false NOT NULL,
	"featured" smallint,
	"notice_version" text,
	"language" text DEFAULT 'en' NOT NULL,
	CONSTRAINT "seller_language" CHECK ("seller"."language" in ('en', 'ar')),
	CONSTRAINT "seller_status_says_approval" CHECK ("seller"."status" = ("seller"."approval" = 'approved'))
);
--> statement-breakpoint
CREATE TABLE "invitation" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"seller_id" text,
	"email" text NOT NULL,
	"name" text NOT NULL,
	"role" text NOT NULL,
	"token_hash" text NOT NULL,
	"invited_by" text NOT NULL,
	"inviter_id" text NOT NULL,
	"language" text DEFAULT 'en' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"accepted_at" timestamp with time zone,
	"cancelled_at" timestamp with time zone,
	CONSTRAINT "invitation_language" CHECK ("invitation"."language" in ('en', 'ar')),
	CONSTRAINT "invitation_of_shop" CHECK (("invitation"."kind" = 'staff') = ("invitation"."seller_id" is not null))
);
--> statement-breakpoint
CREATE TABLE "merged_seller" (
	"id" text PRIMARY KEY NOT NULL,
	"seller_id" text NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"phone" text NOT NULL,
	"password_hash" text NOT NULL,
	"merged_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "authenticator_app" (
	"role" text NOT NULL,
	"account_id" text NOT NULL,
	"sealed_secret" text NOT NULL,
	"last_step" bigint NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_used_at" timestamp with time zone,
	CONSTRAINT "authenticator_app_role_account_id_pk" PRIMARY KEY("role","account_id")
);
--> statement-breakpoint
CREATE TABLE "passkey" (
	"id" text PRIMARY KEY NOT NULL,
	"credential_id" text NOT NULL,
	"role" text NOT NULL,
	"account_id" text NOT NULL,
	"name" text NOT NULL,
	"public_key" text NOT NULL,
	"counter" bigint NOT NULL,
	"transports" text[] NOT NULL,
	"is_synced" boolean NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_used_at" timestamp with time zone,
	CONSTRAINT "passkey_credential" UNIQUE("credential_id")
);
--> statement-breakpoint
CREATE TABLE "passkey_challenge" (
	"challenge" text PRIMARY KEY NOT NULL,
	"purpose" text NOT NULL,
	"role" text NOT NULL,
	"account_id" text,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "recovery_code" (
	"role" text NOT NULL,
	"account_id" text NOT NULL,
	"code_hash" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"used_at" timestamp with time zone,
	CONSTRAINT "recovery_code_role_account_id_code_hash_pk" PRIMARY KEY("role","account_id","code_hash")
);
--> statement-breakpoint
CREATE TABLE "email_confirmation" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"seller_id" text NOT NULL,
	"new_email" text,
	"asked_by" text DEFAULT '' NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "seller_change" (
	"id" text PRIMARY KEY NOT NULL,
	"seller_id" text NOT NULL,
	"field" text NOT NULL,
	"value" text NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "seller_document" (
	"id" text PRIMARY KEY NOT NULL,
	"seller_id" text NOT NULL,
	"message_id" text,
	"name" text NOT NULL,
	"type" text NOT NULL,
	"bytes" integer NOT NULL,
	"content" "bytea" NOT NULL,
	"title" text DEFAULT '' NOT NULL,
	"filed_by" text DEFAULT '' NOT NULL,
	"expires_on" date,
	"replaced_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "seller_message" (
	"id" text PRIMARY KEY NOT NULL,
	"seller_id" text NOT NULL,
	"author" text NOT NULL,
	"author_name" text NOT NULL,
	"about" text NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "seller_note" (
	"id" text PRIMARY KEY NOT NULL,
	"seller_id" text NOT NULL,
	"author_id" text NOT NULL,
	"author_name" text NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"edited_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "seller_tag" (
	"seller_id" text NOT NULL,
	"key" text NOT NULL,
	"tag" text NOT NULL,
	CONSTRAINT "seller_tag_seller_id_key_pk" PRIMARY KEY("seller_id","key")
);
--> statement-breakpoint
CREATE TABLE "known_device" (
	"role" text NOT NULL,
	"account_id" text NOT NULL,
	"key_hash" text NOT NULL,
	"last_seen_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "known_device_role_account_id_key_hash_pk" PRIMARY KEY("role","account_id","key_hash")
);
--> statement-breakpoint
CREATE TABLE "session" (
	"id" text PRIMARY KEY NOT NULL,
	"role" text NOT NULL,
	"account_id" text NOT NULL,
	"device" text NOT NULL,
	"device_hash" text,
	"network" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_seen_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"seller_id" text,
	"support_session_id" text,
	CONSTRAINT "session_of_staff" CHECK (("session"."role" = 'staff') = ("session"."seller_id" is not null))
);
--> statement-breakpoint
CREATE TABLE "staff" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"password_hash" text NOT NULL,
	"token_version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"language" text DEFAULT 'en' NOT NULL,
	CONSTRAINT "staff_language" CHECK ("staff"."language" in ('en', 'ar'))
);
--> statement-breakpoint
CREATE TABLE "staff_member" (
	"staff_id" text NOT NULL,
	"seller_id" text NOT NULL,
	"role" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "staff_member_key" PRIMARY KEY("staff_id","seller_id")
);
--> statement-breakpoint
CREATE TABLE "audit_entry" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "audit_entry_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"role" text NOT NULL,
	"actor_id" text NOT NULL,
	"actor_name" text NOT NULL,
	"action" text NOT NULL,
	"entity" text NOT NULL,
	"entity_id" text NOT NULL,
	"before" jsonb,
	"after" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"seller_id" text
);
--> statement-breakpoint
CREATE TABLE "contact_answer" (
	"id" text PRIMARY KEY NOT NULL,
	"message_id" text NOT NULL,
	"admin_name" text NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "contact_message" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"message" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"read_at" timestamp with time zone,
	"taken_by" text,
	"done_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"notice_version" text,
	"language" text DEFAULT 'en' NOT NULL,
	CONSTRAINT "contact_language" CHECK ("contact_message"."language" in ('en', 'ar'))
);
--> statement-breakpoint
CREATE TABLE "enquiry" (
	"id" text PRIMARY KEY NOT NULL,
	"reference" text NOT NULL,
	"product_id" text,
	"product_name" text NOT NULL,
	"seller_id" text NOT NULL,
	"region" text NOT NULL,
	"price" numeric(12, 2) NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"lead_id" text NOT NULL,
	"size" text DEFAULT '' NOT NULL,
	"quantity" integer DEFAULT 1 NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"holds" boolean DEFAULT false NOT NULL,
	"won_on" date,
	"won_product_id" text,
	CONSTRAINT "enquiry_reference" UNIQUE("reference")
);
--> statement-breakpoint
CREATE TABLE "newsletter_subscriber" (
	"id" text PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"confirmed_at" timestamp with time zone,
	"link_hash" text,
	"link_expires_at" timestamp with time zone,
	"notice_version" text,
	"language" text DEFAULT 'en' NOT NULL,
	CONSTRAINT "newsletter_link" UNIQUE("link_hash"),
	CONSTRAINT "newsletter_language" CHECK ("newsletter_subscriber"."language" in ('en', 'ar'))
);
--> statement-breakpoint
CREATE TABLE "announcement" (
	"id" text PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"text" text NOT NULL,
	"arabic" jsonb,
	"tag" text,
	"mailed" boolean NOT NULL,
	"sellers" integer NOT NULL,
	"by" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "announcement_reader" (
	"announcement_id" text NOT NULL,
	"seller_id" text NOT NULL,
	"read_at" timestamp with time zone,
	CONSTRAINT "announcement_reader_announcement_id_seller_id_pk" PRIMARY KEY("announcement_id","seller_id")
);
--> statement-breakpoint
CREATE TABLE "attribute" (
	"id" text PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"name" text NOT NULL,
	"kind" text NOT NULL,
	"unit" text DEFAULT '' NOT NULL,
	"scale" text DEFAULT '' NOT NULL,
	"group_name" text DEFAULT '' NOT NULL,
	"name_arabic" text DEFAULT '' NOT NULL,
	"unit_arabic" text DEFAULT '' NOT NULL,
	"group_arabic" text DEFAULT '' NOT NULL,
	"lowest" double precision,
	"highest" double precision,
	"filterable" boolean DEFAULT false NOT NULL,
	"comparable" boolean DEFAULT true NOT NULL,
	"on_card" boolean DEFAULT false NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "attribute_code" UNIQUE("code"),
	CONSTRAINT "attribute_range" CHECK ("attribute"."lowest" <= "attribute"."highest")
);
--> statement-breakpoint
CREATE TABLE "attribute_choice" (
	"id" text PRIMARY KEY NOT NULL,
	"attribute_id" text NOT NULL,
	"label" text NOT NULL,
	"label_arabic" text DEFAULT '' NOT NULL,
	"swatch" text,
	"position" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "attribute_choice_swatch" CHECK ("attribute_choice"."swatch" ~ '^#[0-9a-f]{6}$')
);
--> statement-breakpoint
CREATE TABLE "attribute_entry" (
	"id" text PRIMARY KEY NOT NULL,
	"attribute_id" text NOT NULL,
	"category_id" text,
	"sub_category_id" text,
	"product_type_id" text,
	"required" boolean DEFAULT false NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "attribute_entry_one" CHECK (num_nonnulls("attribute_entry"."category_id", "attribute_entry"."sub_category_id", "attribute_entry"."product_type_id") = 1)
);
--> statement-breakpoint
CREATE TABLE "attribute_refill" (
	"attribute_id" text PRIMARY KEY NOT NULL,
	"after_id" text DEFAULT '' NOT NULL,
	"name" text DEFAULT '' NOT NULL,
	"done" integer DEFAULT 0 NOT NULL,
	"total" integer
);
--> statement-breakpoint
CREATE TABLE "bin_entry" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"before" jsonb NOT NULL,
	"image_id" text,
	"deleted_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "catalogue_merge" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"how" text NOT NULL,
	"from" jsonb NOT NULL,
	"from_name" text NOT NULL,
	"into" text NOT NULL,
	"into_name" text NOT NULL,
	"asked" text NOT NULL,
	"keep_attributes" boolean NOT NULL,
	"done" integer DEFAULT 0 NOT NULL,
	"total" integer NOT NULL,
	"admin_id" text NOT NULL,
	"admin_name" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"worked_at" timestamp with time zone DEFAULT now() NOT NULL,
	"ended_at" timestamp with time zone,
	"problem" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "merged_brand" (
	"spelling" text PRIMARY KEY NOT NULL,
	"brand" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "moved_entry" (
	"from_path" text PRIMARY KEY NOT NULL,
	"to_path" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "category" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"name_arabic" text DEFAULT '' NOT NULL,
	"description_arabic" text DEFAULT '' NOT NULL,
	"image_id" text,
	"focus_x" smallint,
	"focus_y" smallint,
	"status" text DEFAULT 'LISTED' NOT NULL,
	"position" smallint,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "category_focus" CHECK (("category"."focus_x" is null) = ("category"."focus_y" is null)
        and "category"."focus_x" between 0 and 100 and "category"."focus_y" between 0 and 100)
);
--> statement-breakpoint
CREATE TABLE "product_type" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"name_arabic" text DEFAULT '' NOT NULL,
	"description_arabic" text DEFAULT '' NOT NULL,
	"image_id" text,
	"focus_x" smallint,
	"focus_y" smallint,
	"status" text DEFAULT 'LISTED' NOT NULL,
	"position" smallint,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"category_id" text NOT NULL,
	"sub_category_id" text NOT NULL,
	CONSTRAINT "product_type_in_sub_category" UNIQUE("id","sub_category_id"),
	CONSTRAINT "product_type_focus" CHECK (("product_type"."focus_x" is null) = ("product_type"."focus_y" is null)
        and "product_type"."focus_x" between 0 and 100 and "product_type"."focus_y" between 0 and 100)
);
--> statement-breakpoint
CREATE TABLE "sub_category" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"name_arabic" text DEFAULT '' NOT NULL,
	"description_arabic" text DEFAULT '' NOT NULL,
	"image_id" text,
	"focus_x" smallint,
	"focus_y" smallint,
	"status" text DEFAULT 'LISTED' NOT NULL,
	"position" smallint,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"category_id" text NOT NULL,
	CONSTRAINT "sub_category_in_category" UNIQUE("id","category_id"),
	CONSTRAINT "sub_category_focus" CHECK (("sub_category"."focus_x" is null) = ("sub_category"."focus_y" is null)
        and "sub_category"."focus_x" between 0 and 100 and "sub_category"."focus_y" between 0 and 100)
);
--> statement-breakpoint
CREATE TABLE "content_picture" (
	"number" integer NOT NULL,
	"media_id" text NOT NULL,
	CONSTRAINT "content_picture_number_media_id_pk" PRIMARY KEY("number","media_id")
);
--> statement-breakpoint
CREATE TABLE "content_version" (
	"number" integer PRIMARY KEY NOT NULL,
	"body" jsonb NOT NULL,
	"publish_at" timestamp with time zone,
	"published_at" timestamp with time zone,
	"admin_id" text,
	"admin_name" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "category_count" (
	"day" date NOT NULL,
	"category_id" text NOT NULL,
	"region" text NOT NULL,
	"views" integer NOT NULL,
	"enquiries" integer NOT NULL,
	CONSTRAINT "category_count_key" PRIMARY KEY("day","category_id","region")
);
--> statement-breakpoint
CREATE TABLE "upload_count" (
	"seller_id" text PRIMARY KEY NOT NULL,
	"uploads" integer NOT NULL,
	"bytes" bigint NOT NULL,
	"ends_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
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
CREATE TABLE "customer" (
	"id" text PRIMARY KEY NOT NULL,
	"seller_id" text NOT NULL,
	"name" text DEFAULT '' NOT NULL,
	"phone" text,
	"email" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "lead" (
	"id" text PRIMARY KEY NOT NULL,
	"reference" text NOT NULL,
	"seller_id" text NOT NULL,
	"region" text NOT NULL,
	"source" text DEFAULT 'CHAT' NOT NULL,
	"state" text DEFAULT 'NEW' NOT NULL,
	"lost_reason" text,
	"won_price" numeric(12, 2),
	"won_currency" text,
	"reserved_until" date,
	"follow_up_on" date,
	"is_due" boolean DEFAULT false NOT NULL,
	"message" text DEFAULT '' NOT NULL,
	"language" text DEFAULT 'en' NOT NULL,
	"assignee_id" text,
	"customer_id" text,
	"words" text DEFAULT '' NOT NULL,
	"codes" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"first_moved_at" timestamp with time zone,
	"moved_at" timestamp with time zone DEFAULT now() NOT NULL,
	"personal_at" timestamp with time zone,
	"erased_at" timestamp with time zone,
	"junk_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"notice_version" text,
	CONSTRAINT "lead_reference" UNIQUE("reference"),
	CONSTRAINT "lead_language" CHECK ("lead"."language" in ('en', 'ar')),
	CONSTRAINT "lead_state" CHECK ("lead"."state" in ('NEW', 'TALKING', 'RESERVED', 'WON', 'LOST')
        and ("lead"."state" = 'LOST') = ("lead"."lost_reason" is not null)
        and ("lead"."state" = 'WON') = ("lead"."won_price" is not null)
        and ("lead"."state" = 'WON') = ("lead"."won_currency" is not null)
        and ("lead"."state" = 'RESERVED') = ("lead"."reserved_until" is not null))
);
--> statement-breakpoint
CREATE TABLE "lead_count" (
	"seller_id" text NOT NULL,
	"region" text NOT NULL,
	"state" text NOT NULL,
	"part" integer NOT NULL,
	"leads" integer NOT NULL,
	CONSTRAINT "lead_count_key" PRIMARY KEY("seller_id","state","region","part")
);
--> statement-breakpoint
CREATE TABLE "lead_event" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "lead_event_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"lead_id" text NOT NULL,
	"kind" text NOT NULL,
	"from" text,
	"to" text,
	"words" text DEFAULT '' NOT NULL,
	"actor_role" text NOT NULL,
	"actor_id" text NOT NULL,
	"actor_name" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "reply_template" (
	"id" text PRIMARY KEY NOT NULL,
	"seller_id" text NOT NULL,
	"name" text NOT NULL,
	"text" text NOT NULL,
	"position" integer NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "media_asset" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"file" text NOT NULL,
	"bytes" integer NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"webp" integer[] DEFAULT '{}' NOT NULL,
	"avif" integer[] DEFAULT '{}' NOT NULL,
	"placeholder" text DEFAULT '' NOT NULL,
	"color" text DEFAULT '' NOT NULL,
	"look" bit(128),
	"shown" text GENERATED ALWAYS AS (media_shown(id, file, width, height, webp, avif, color)) STORED NOT NULL,
	"encoding" boolean DEFAULT false NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"leased_until" timestamp with time zone,
	"ready" boolean DEFAULT false NOT NULL,
	"reserved_at" timestamp with time zone DEFAULT now(),
	"reservations" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "media_asset_size" CHECK ("media_asset"."width" > 0 and "media_asset"."height" > 0 and "media_asset"."bytes" > 0)
);
--> statement-breakpoint
CREATE TABLE "newsletter_issue" (
	"id" text PRIMARY KEY NOT NULL,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"arabic" jsonb,
	"state" text DEFAULT 'draft' NOT NULL,
	"position" text DEFAULT '' NOT NULL,
	"mailed" integer DEFAULT 0 NOT NULL,
	"readers" integer DEFAULT 0 NOT NULL,
	"by" text NOT NULL,
	"sent_by" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"sent_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "lead_mail_sent" (
	"seller_id" text PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "notice" (
	"id" text PRIMARY KEY NOT NULL,
	"seller_id" text NOT NULL,
	"lead_id" text NOT NULL,
	"subscription_id" text,
	"given" boolean DEFAULT false NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"retry_until" timestamp with time zone NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"leased_until" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "notice_settings" (
	"seller_id" text PRIMARY KEY NOT NULL,
	"lead_mail" text DEFAULT 'AT_ONCE' NOT NULL,
	"quiet_from" text,
	"quiet_until" text,
	"time_zone" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "push_subscription" (
	"id" text PRIMARY KEY NOT NULL,
	"role" text NOT NULL,
	"account_id" text NOT NULL,
	"session_id" text NOT NULL,
	"endpoint" text NOT NULL,
	"p256dh" text NOT NULL,
	"auth" text NOT NULL,
	"device" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"sent_at" timestamp with time zone,
	"failed_at" timestamp with time zone,
	CONSTRAINT "push_subscription_endpoint" UNIQUE("endpoint")
);
--> statement-breakpoint
CREATE TABLE "audit_seal" (
	"position" bigint PRIMARY KEY NOT NULL,
	"entry_id" bigint NOT NULL,
	"salt" text,
	"values_digest" text NOT NULL,
	"hash" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "audit_unsealed" (
	"entry_id" bigint PRIMARY KEY NOT NULL
);
--> statement-breakpoint
CREATE TABLE "backup_run" (
	"id" text PRIMARY KEY NOT NULL,
	"scheduled" boolean NOT NULL,
	"archive" text NOT NULL,
	"started_at" timestamp with time zone DEFAULT now() NOT NULL,
	"leased_until" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"bytes" bigint,
	"missing" integer,
	"error" text
);
--> statement-breakpoint
CREATE TABLE "change_log" (
	"id" text NOT NULL,
	"tags" text[] NOT NULL,
	"transaction" "xid8" DEFAULT pg_current_xact_id() NOT NULL,
	"created_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "enquiry_count" (
	"seller_id" text NOT NULL,
	"day" date NOT NULL,
	"product_id" text NOT NULL,
	"region" text NOT NULL,
	"product_name" text NOT NULL,
	"part" integer DEFAULT 0 NOT NULL,
	"enquiries" integer NOT NULL,
	CONSTRAINT "enquiry_count_seller_id_day_product_id_region_part_pk" PRIMARY KEY("seller_id","day","product_id","region","part")
);
--> statement-breakpoint
CREATE TABLE "erasure" (
	"salt" text NOT NULL,
	"hash" text NOT NULL,
	"erased_at" timestamp with time zone NOT NULL,
	CONSTRAINT "erasure_hash_erased_at_pk" PRIMARY KEY("hash","erased_at")
);
--> statement-breakpoint
CREATE TABLE "parent_change" (
	"parent_id" text PRIMARY KEY NOT NULL,
	"parent" text NOT NULL,
	"hidden" boolean NOT NULL,
	"showing" boolean NOT NULL,
	"filling" boolean NOT NULL,
	"done" integer DEFAULT 0 NOT NULL,
	"total" integer NOT NULL,
	"after_moment" text DEFAULT 'infinity' NOT NULL,
	"after_id" text DEFAULT '' NOT NULL,
	"ticket" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "product_without_picture" (
	"product_id" text PRIMARY KEY NOT NULL
);
--> statement-breakpoint
CREATE TABLE "rate_limit" (
	"key" text PRIMARY KEY NOT NULL,
	"hits" integer NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"wait_until" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "row_count" (
	"name" text NOT NULL,
	"part" integer NOT NULL,
	"rows" bigint NOT NULL,
	CONSTRAINT "row_count_name_part_pk" PRIMARY KEY("name","part")
);
--> statement-breakpoint
CREATE TABLE "search_word" (
	"word" text PRIMARY KEY NOT NULL,
	"products" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_word_change" (
	"words" text[] NOT NULL,
	"products" integer[] NOT NULL
);
--> statement-breakpoint
CREATE TABLE "site_state" (
	"name" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "job" (
	"name" text PRIMARY KEY NOT NULL,
	"holder" text DEFAULT '' NOT NULL,
	"leased_until" timestamp with time zone,
	"due_at" timestamp with time zone DEFAULT now() NOT NULL,
	"position" text DEFAULT '' NOT NULL,
	"done_at" timestamp with time zone,
	"failed_at" timestamp with time zone,
	"error" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mail" (
	"id" text PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"subject" text NOT NULL,
	"sealed" text NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"lane" smallint DEFAULT 1 NOT NULL,
	"good_until" timestamp with time zone,
	"lead_id" text,
	"forgotten" boolean DEFAULT false NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"interruptions" integer DEFAULT 0 NOT NULL,
	"leased_until" timestamp with time zone,
	"next_at" timestamp with time zone NOT NULL,
	"retry_until" timestamp with time zone NOT NULL,
	"is_held" boolean DEFAULT false NOT NULL,
	"problem" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"settled_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "mail_text" (
	"kind" text NOT NULL,
	"language" text DEFAULT 'en' NOT NULL,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"by" text NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "mail_text_kind_language_pk" PRIMARY KEY("kind","language"),
	CONSTRAINT "mail_text_language" CHECK ("mail_text"."language" in ('en', 'ar'))
);
--> statement-breakpoint
CREATE TABLE "privacy_notice" (
	"version" text NOT NULL,
	"since" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	"sections" jsonb NOT NULL,
	CONSTRAINT "privacy_notice_key" PRIMARY KEY("version","since")
);
--> statement-breakpoint
CREATE TABLE "page" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"title" text NOT NULL,
	"published" jsonb,
	"draft" jsonb,
	"publish_at" timestamp with time zone,
	"published_at" timestamp with time zone,
	"changed_at" timestamp with time zone,
	"admin_id" text NOT NULL,
	"admin_name" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "page_says_something" CHECK ("page"."published" is not null or "page"."draft" is not null)
);
--> statement-breakpoint
CREATE TABLE "page_picture" (
	"page_id" text NOT NULL,
	"media_id" text NOT NULL,
	CONSTRAINT "page_picture_page_id_media_id_pk" PRIMARY KEY("page_id","media_id")
);
--> statement-breakpoint
CREATE TABLE "page_version" (
	"page_id" text NOT NULL,
	"number" integer NOT NULL,
	"body" jsonb NOT NULL,
	"admin_name" text NOT NULL,
	"published_at" timestamp with time zone NOT NULL,
	CONSTRAINT "page_version_page_id_number_pk" PRIMARY KEY("page_id","number")
);
--> statement-breakpoint
CREATE TABLE "listing" (
	"id" text PRIMARY KEY NOT NULL,
	"seller_id" text NOT NULL,
	"category_id" text NOT NULL,
	"sub_category_id" text NOT NULL,
	"product_type_id" text NOT NULL,
	"brand" text NOT NULL,
	"price_inr" numeric(12, 2) NOT NULL,
	"price_aed" numeric(12, 2) NOT NULL,
	"rating" numeric(2, 1) NOT NULL,
	"reserved_until" date,
	"sold_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"values" text[] NOT NULL,
	"headline" "tsvector" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "listing_total" (
	"category_id" text NOT NULL,
	"sub_category_id" text NOT NULL,
	"kind" text NOT NULL,
	"value" text NOT NULL,
	"products" integer NOT NULL,
	"folded" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "price_change" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "price_change_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"product_id" text NOT NULL,
	"price_inr" numeric(12, 2) NOT NULL,
	"price_aed" numeric(12, 2) NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "product_draft" (
	"seller_id" text NOT NULL,
	"id" text NOT NULL,
	"values" jsonb NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "product_draft_seller_id_id_pk" PRIMARY KEY("seller_id","id")
);
--> statement-breakpoint
CREATE TABLE "product_import" (
	"id" text PRIMARY KEY NOT NULL,
	"seller_id" text,
	"admin_id" text,
	"file_name" text NOT NULL,
	"stage" text DEFAULT 'checked' NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"undone" integer DEFAULT 0 NOT NULL,
	"ignored_columns" jsonb NOT NULL,
	"reading" jsonb NOT NULL,
	"leased_until" timestamp with time zone,
	"support" jsonb,
	"staff" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "product_import_owner" CHECK (("product_import"."seller_id" is null) <> ("product_import"."admin_id" is null))
);
--> statement-breakpoint
CREATE TABLE "product_import_archive" (
	"import_id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"state" text DEFAULT 'unpacking' NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"holder" text NOT NULL,
	"path" text NOT NULL,
	"held_until" timestamp with time zone NOT NULL,
	"sent_at" timestamp with time zone DEFAULT now() NOT NULL,
	"entries" integer DEFAULT 0 NOT NULL,
	"seen" integer DEFAULT 0 NOT NULL,
	"taken" integer DEFAULT 0 NOT NULL,
	"unknown" integer DEFAULT 0 NOT NULL,
	"refused" jsonb DEFAULT '[]'::jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "product_import_picture" (
	"import_id" text NOT NULL,
	"name" text NOT NULL,
	"media_id" text,
	"sent_id" text,
	CONSTRAINT "product_import_picture_import_id_name_pk" PRIMARY KEY("import_id","name")
);
--> statement-breakpoint
CREATE TABLE "product_import_row" (
	"import_id" text NOT NULL,
	"row" integer NOT NULL,
	"of_seller" text,
	"seller_sku" text NOT NULL,
	"state" text NOT NULL,
	"values" jsonb,
	"faults" jsonb NOT NULL,
	CONSTRAINT "product_import_row_import_id_row_pk" PRIMARY KEY("import_id","row")
);
--> statement-breakpoint
CREATE TABLE "product_review" (
	"product_id" text PRIMARY KEY NOT NULL,
	"state" text,
	"changes" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"before" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"media_before" jsonb,
	"words" text DEFAULT '' NOT NULL,
	"met" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "product_review_media" (
	"product_id" text NOT NULL,
	"position" smallint NOT NULL,
	"media_id" text NOT NULL,
	CONSTRAINT "product_review_media_product_id_position_pk" PRIMARY KEY("product_id","position")
);
--> statement-breakpoint
CREATE TABLE "product_undo" (
	"product_id" text NOT NULL,
	"seller_id" text NOT NULL,
	"name" text NOT NULL,
	"kind" text DEFAULT 'changed' NOT NULL,
	"change" text NOT NULL,
	"actor_id" text NOT NULL,
	"by_admin" boolean DEFAULT false NOT NULL,
	"version_before" integer NOT NULL,
	"version" integer NOT NULL,
	"before" jsonb NOT NULL,
	"mail_id" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "product_undo_product_id_change_pk" PRIMARY KEY("product_id","change")
);
--> statement-breakpoint
CREATE TABLE "product_undo_media" (
	"product_id" text NOT NULL,
	"change" text NOT NULL,
	"media_id" text NOT NULL,
	CONSTRAINT "product_undo_media_product_id_change_media_id_pk" PRIMARY KEY("product_id","change","media_id")
);
--> statement-breakpoint
CREATE TABLE "product" (
	"id" text PRIMARY KEY NOT NULL,
	"seller_id" text NOT NULL,
	"category_id" text NOT NULL,
	"sub_category_id" text NOT NULL,
	"product_type_id" text,
	"name" text NOT NULL,
	"brand" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"name_arabic" text DEFAULT '' NOT NULL,
	"description_arabic" text DEFAULT '' NOT NULL,
	"price_inr" numeric(12, 2) NOT NULL,
	"price_aed" numeric(12, 2) NOT NULL,
	"original_price" numeric(12, 2),
	"original_price_aed" numeric(12, 2),
	"changed_inr" timestamp with time zone,
	"changed_aed" timestamp with time zone,
	"lowest_inr" numeric(12, 2),
	"lowest_aed" numeric(12, 2),
	"rating" numeric(2, 1),
	"reviews" integer,
	"trending" boolean DEFAULT false NOT NULL,
	"seller_sku" text DEFAULT '' NOT NULL,
	"attributes" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"submission" text,
	"availability" text DEFAULT 'AVAILABLE' NOT NULL,
	"reserved_until" date,
	"sold_at" timestamp with time zone,
	"hidden_at" timestamp with time zone,
	"taken_down_at" timestamp with time zone,
	"taken_down_reason" text,
	"taken_down_words" text DEFAULT '' NOT NULL,
	"look_again_at" timestamp with time zone,
	"look_again_words" text DEFAULT '' NOT NULL,
	"listed" boolean DEFAULT false NOT NULL,
	"published" boolean DEFAULT false NOT NULL,
	"headline" "tsvector" DEFAULT '' NOT NULL,
	"document" "tsvector" DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "product_prices" CHECK ("product"."price_inr" > 0 and "product"."price_aed" > 0),
	CONSTRAINT "product_original_price" CHECK ("product"."original_price" > 0),
	CONSTRAINT "product_original_price_aed" CHECK ("product"."original_price_aed" > 0),
	CONSTRAINT "product_rating" CHECK ("product"."rating" between 0 and 5 and "product"."reviews" >= 0),
	CONSTRAINT "product_availability" CHECK ("product"."availability" in ('AVAILABLE', 'RESERVED', 'SOLD')
        and ("product"."availability" = 'RESERVED') = ("product"."reserved_until" is not null)
        and ("product"."availability" = 'SOLD') = ("product"."sold_at" is not null)),
	CONSTRAINT "product_taken_down" CHECK (("product"."taken_down_at" is null) = ("product"."taken_down_reason" is null))
);
--> statement-breakpoint
CREATE TABLE "product_media" (
	"product_id" text NOT NULL,
	"position" smallint NOT NULL,
	"media_id" text NOT NULL,
	CONSTRAINT "product_media_product_id_position_pk" PRIMARY KEY("product_id","position"),
	CONSTRAINT "product_media_slots" CHECK ("product_media"."position" between 0 and 3)
);
--> statement-breakpoint
CREATE TABLE "trending_piece" (
	"product_id" text PRIMARY KEY NOT NULL,
	"position" smallint,
	"starts_at" timestamp with time zone,
	"ends_at" timestamp with time zone,
	"asked_at" timestamp with time zone,
	CONSTRAINT "trending_piece_order" CHECK ("trending_piece"."starts_at" < "trending_piece"."ends_at")
);
--> statement-breakpoint
CREATE TABLE "missing_page" (
	"path" text PRIMARY KEY NOT NULL,
	"times" integer NOT NULL,
	"last_met_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "redirect" (
	"from_path" text PRIMARY KEY NOT NULL,
	"to_path" text NOT NULL,
	"reason" text NOT NULL,
	"admin_id" text NOT NULL,
	"admin_name" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "redirect_elsewhere" CHECK ("redirect"."from_path" <> "redirect"."to_path")
);
--> statement-breakpoint
CREATE TABLE "report" (
	"id" text PRIMARY KEY NOT NULL,
	"product_id" text,
	"product_name" text DEFAULT '' NOT NULL,
	"seller_id" text NOT NULL,
	"reason" text NOT NULL,
	"words" text DEFAULT '' NOT NULL,
	"email" text,
	"notice_version" text,
	"answer_id" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "report_answer" (
	"id" text PRIMARY KEY NOT NULL,
	"product_id" text,
	"product_name" text DEFAULT '' NOT NULL,
	"seller_id" text NOT NULL,
	"outcome" text NOT NULL,
	"words" text DEFAULT '' NOT NULL,
	"reports" integer NOT NULL,
	"admin_id" text NOT NULL,
	"admin_name" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "list_choice" (
	"role" text NOT NULL,
	"account_id" text NOT NULL,
	"list" text NOT NULL,
	"columns" text[],
	"default_view_id" text,
	CONSTRAINT "list_choice_role_account_id_list_pk" PRIMARY KEY("role","account_id","list")
);
--> statement-breakpoint
CREATE TABLE "saved_view" (
	"id" text PRIMARY KEY NOT NULL,
	"role" text NOT NULL,
	"account_id" text NOT NULL,
	"list" text NOT NULL,
	"name" text NOT NULL,
	"query" text NOT NULL,
	"columns" text[] NOT NULL,
	"is_shared" boolean NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "blocked_word" (
	"word" text PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_count" (
	"day" date NOT NULL,
	"text" text NOT NULL,
	"searches" integer NOT NULL,
	"found" integer NOT NULL,
	"networks" bigint DEFAULT 0 NOT NULL,
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
ALTER TABLE "seller" ADD CONSTRAINT "seller_image_id_media_asset_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media_asset"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitation" ADD CONSTRAINT "invitation_seller_id_seller_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."seller"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "merged_seller" ADD CONSTRAINT "merged_seller_seller_id_seller_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."seller"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "email_confirmation" ADD CONSTRAINT "email_confirmation_seller_id_seller_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."seller"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seller_change" ADD CONSTRAINT "seller_change_seller_id_seller_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."seller"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seller_document" ADD CONSTRAINT "seller_document_seller_id_seller_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."seller"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seller_document" ADD CONSTRAINT "seller_document_message_id_seller_message_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."seller_message"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seller_message" ADD CONSTRAINT "seller_message_seller_id_seller_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."seller"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seller_note" ADD CONSTRAINT "seller_note_seller_id_seller_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."seller"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seller_tag" ADD CONSTRAINT "seller_tag_seller_id_seller_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."seller"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session" ADD CONSTRAINT "session_support_session" FOREIGN KEY ("support_session_id") REFERENCES "public"."session"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session" ADD CONSTRAINT "session_staff_member" FOREIGN KEY ("account_id","seller_id") REFERENCES "public"."staff_member"("staff_id","seller_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_member" ADD CONSTRAINT "staff_member_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_member" ADD CONSTRAINT "staff_member_seller_id_seller_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."seller"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_answer" ADD CONSTRAINT "contact_answer_message_id_contact_message_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."contact_message"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_message" ADD CONSTRAINT "contact_message_taken_by_admin_id_fk" FOREIGN KEY ("taken_by") REFERENCES "public"."admin"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enquiry" ADD CONSTRAINT "enquiry_product_id_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enquiry" ADD CONSTRAINT "enquiry_seller_id_seller_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."seller"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enquiry" ADD CONSTRAINT "enquiry_lead_id_lead_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."lead"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "announcement_reader" ADD CONSTRAINT "announcement_reader_announcement_id_announcement_id_fk" FOREIGN KEY ("announcement_id") REFERENCES "public"."announcement"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "announcement_reader" ADD CONSTRAINT "announcement_reader_seller_id_seller_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."seller"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attribute_choice" ADD CONSTRAINT "attribute_choice_attribute_id_attribute_id_fk" FOREIGN KEY ("attribute_id") REFERENCES "public"."attribute"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attribute_entry" ADD CONSTRAINT "attribute_entry_attribute_id_attribute_id_fk" FOREIGN KEY ("attribute_id") REFERENCES "public"."attribute"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attribute_entry" ADD CONSTRAINT "attribute_entry_category_id_category_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."category"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attribute_entry" ADD CONSTRAINT "attribute_entry_sub_category_id_sub_category_id_fk" FOREIGN KEY ("sub_category_id") REFERENCES "public"."sub_category"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attribute_entry" ADD CONSTRAINT "attribute_entry_product_type_id_product_type_id_fk" FOREIGN KEY ("product_type_id") REFERENCES "public"."product_type"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bin_entry" ADD CONSTRAINT "bin_entry_image_id_media_asset_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media_asset"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "category" ADD CONSTRAINT "category_image_id_media_asset_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media_asset"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_type" ADD CONSTRAINT "product_type_image_id_media_asset_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media_asset"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_type" ADD CONSTRAINT "product_type_sub_category" FOREIGN KEY ("sub_category_id","category_id") REFERENCES "public"."sub_category"("id","category_id") ON DELETE no action ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "sub_category" ADD CONSTRAINT "sub_category_image_id_media_asset_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media_asset"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sub_category" ADD CONSTRAINT "sub_category_category_id_category_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."category"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_picture" ADD CONSTRAINT "content_picture_number_content_version_number_fk" FOREIGN KEY ("number") REFERENCES "public"."content_version"("number") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_picture" ADD CONSTRAINT "content_picture_media_id_media_asset_id_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media_asset"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "upload_count" ADD CONSTRAINT "upload_count_seller_id_seller_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."seller"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer" ADD CONSTRAINT "customer_seller_id_seller_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."seller"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lead" ADD CONSTRAINT "lead_seller_id_seller_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."seller"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lead" ADD CONSTRAINT "lead_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lead_event" ADD CONSTRAINT "lead_event_lead_id_lead_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."lead"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reply_template" ADD CONSTRAINT "reply_template_seller_id_seller_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."seller"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lead_mail_sent" ADD CONSTRAINT "lead_mail_sent_seller_id_seller_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."seller"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notice" ADD CONSTRAINT "notice_seller_id_seller_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."seller"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notice" ADD CONSTRAINT "notice_lead_id_lead_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."lead"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notice" ADD CONSTRAINT "notice_subscription_id_push_subscription_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "public"."push_subscription"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notice_settings" ADD CONSTRAINT "notice_settings_seller_id_seller_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."seller"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_subscription" ADD CONSTRAINT "push_subscription_session_id_session_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."session"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_without_picture" ADD CONSTRAINT "product_without_picture_product_id_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "page_picture" ADD CONSTRAINT "page_picture_page_id_page_id_fk" FOREIGN KEY ("page_id") REFERENCES "public"."page"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "page_picture" ADD CONSTRAINT "page_picture_media_id_media_asset_id_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media_asset"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "page_version" ADD CONSTRAINT "page_version_page_id_page_id_fk" FOREIGN KEY ("page_id") REFERENCES "public"."page"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "price_change" ADD CONSTRAINT "price_change_product_id_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_draft" ADD CONSTRAINT "product_draft_seller_id_seller_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."seller"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_import" ADD CONSTRAINT "product_import_seller_id_seller_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."seller"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_import" ADD CONSTRAINT "product_import_admin_id_admin_id_fk" FOREIGN KEY ("admin_id") REFERENCES "public"."admin"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_import_archive" ADD CONSTRAINT "product_import_archive_import_id_product_import_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."product_import"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_import_picture" ADD CONSTRAINT "product_import_picture_import_id_product_import_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."product_import"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_import_picture" ADD CONSTRAINT "product_import_picture_media_id_media_asset_id_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media_asset"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_import_row" ADD CONSTRAINT "product_import_row_import_id_product_import_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."product_import"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_review" ADD CONSTRAINT "product_review_product_id_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_review_media" ADD CONSTRAINT "product_review_media_product_id_product_review_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product_review"("product_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_review_media" ADD CONSTRAINT "product_review_media_media_id_media_asset_id_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media_asset"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_undo" ADD CONSTRAINT "product_undo_seller_id_seller_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."seller"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_undo_media" ADD CONSTRAINT "product_undo_media_of_undo" FOREIGN KEY ("product_id","change") REFERENCES "public"."product_undo"("product_id","change") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_undo_media" ADD CONSTRAINT "product_undo_media_media_id_media_asset_id_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media_asset"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product" ADD CONSTRAINT "product_seller_id_seller_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."seller"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product" ADD CONSTRAINT "product_sub_category" FOREIGN KEY ("sub_category_id") REFERENCES "public"."sub_category"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product" ADD CONSTRAINT "product_product_type" FOREIGN KEY ("product_type_id","sub_category_id") REFERENCES "public"."product_type"("id","sub_category_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_media" ADD CONSTRAINT "product_media_product_id_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_media" ADD CONSTRAINT "product_media_media_id_media_asset_id_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media_asset"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trending_piece" ADD CONSTRAINT "trending_piece_product_id_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report" ADD CONSTRAINT "report_product_id_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report" ADD CONSTRAINT "report_seller_id_seller_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."seller"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report" ADD CONSTRAINT "report_answer_id_report_answer_id_fk" FOREIGN KEY ("answer_id") REFERENCES "public"."report_answer"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_answer" ADD CONSTRAINT "report_answer_product_id_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_answer" ADD CONSTRAINT "report_answer_seller_id_seller_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."seller"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "list_choice" ADD CONSTRAINT "list_choice_default_view_id_saved_view_id_fk" FOREIGN KEY ("default_view_id") REFERENCES "public"."saved_view"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "admin_email" ON "admin" USING btree (lower("email"));--> statement-breakpoint
CREATE UNIQUE INDEX "admin_phone" ON "admin" USING btree ("phone") WHERE "admin"."phone" <> '';--> statement-breakpoint
CREATE INDEX "password_reset_account" ON "password_reset" USING btree ("role","account_id");--> statement-breakpoint
CREATE UNIQUE INDEX "seller_email" ON "seller" USING btree (lower("email"));--> statement-breakpoint
CREATE UNIQUE INDEX "seller_phone" ON "seller" USING btree ("phone");--> statement-breakpoint
CREATE UNIQUE INDEX "seller_name_key" ON "seller" USING btree ("name_key");--> statement-breakpoint
CREATE UNIQUE INDEX "seller_name_look" ON "seller" USING btree ("name_look");--> statement-breakpoint
CREATE INDEX "seller_unread" ON "seller" USING btree ("unread_since") WHERE "seller"."unread_since" is not null;--> statement-breakpoint
CREATE INDEX "seller_newest" ON "seller" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "seller_by_name" ON "seller" USING btree ("name" collate "und-x-icu","id");--> statement-breakpoint
CREATE INDEX "seller_words" ON "seller" USING gin (to_tsvector('simple', translate(dashed("name"), '-', ' ')));--> statement-breakpoint
CREATE INDEX "seller_image" ON "seller" USING btree ("image_id");--> statement-breakpoint
CREATE UNIQUE INDEX "invitation_token" ON "invitation" USING btree ("token_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "invitation_open" ON "invitation" USING btree ("kind",coalesce("seller_id", ''),lower("email")) WHERE "invitation"."accepted_at" is null and "invitation"."cancelled_at" is null;--> statement-breakpoint
CREATE INDEX "invitation_seller" ON "invitation" USING btree ("seller_id");--> statement-breakpoint
CREATE INDEX "invitation_inviter" ON "invitation" USING btree ("inviter_id");--> statement-breakpoint
CREATE INDEX "merged_seller_into" ON "merged_seller" USING btree ("seller_id");--> statement-breakpoint
CREATE INDEX "merged_seller_email" ON "merged_seller" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "merged_seller_phone" ON "merged_seller" USING btree ("phone");--> statement-breakpoint
CREATE INDEX "passkey_of_account" ON "passkey" USING btree ("role","account_id","created_at");--> statement-breakpoint
CREATE INDEX "passkey_challenge_expires" ON "passkey_challenge" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "email_confirmation_seller" ON "email_confirmation" USING btree ("seller_id");--> statement-breakpoint
CREATE UNIQUE INDEX "seller_change_field" ON "seller_change" USING btree ("seller_id","field");--> statement-breakpoint
CREATE INDEX "seller_change_waiting" ON "seller_change" USING btree ("created_at","id") WHERE "seller_change"."state" = 'waiting';--> statement-breakpoint
CREATE INDEX "seller_document_message" ON "seller_document" USING btree ("message_id");--> statement-breakpoint
CREATE INDEX "seller_document_seller" ON "seller_document" USING btree ("seller_id");--> statement-breakpoint
CREATE INDEX "seller_document_expires" ON "seller_document" USING btree ("expires_on","seller_id") WHERE "seller_document"."expires_on" is not null and "seller_document"."replaced_at" is null;--> statement-breakpoint
CREATE INDEX "seller_message_newest" ON "seller_message" USING btree ("seller_id","created_at","id");--> statement-breakpoint
CREATE INDEX "seller_note_newest" ON "seller_note" USING btree ("seller_id","created_at","id");--> statement-breakpoint
CREATE INDEX "seller_tag_key" ON "seller_tag" USING btree ("key","seller_id");--> statement-breakpoint
CREATE INDEX "known_device_last_seen" ON "known_device" USING btree ("last_seen_at");--> statement-breakpoint
CREATE INDEX "session_of_account" ON "session" USING btree ("role","account_id");--> statement-breakpoint
CREATE INDEX "session_expires" ON "session" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "session_support" ON "session" USING btree ("support_session_id");--> statement-breakpoint
CREATE INDEX "session_of_shop" ON "session" USING btree ("seller_id") WHERE "session"."seller_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "staff_email" ON "staff" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "staff_member_of_seller" ON "staff_member" USING btree ("seller_id","created_at");--> statement-breakpoint
CREATE INDEX "audit_of_actor" ON "audit_entry" USING btree ("actor_id","id");--> statement-breakpoint
CREATE INDEX "audit_without_log_ins" ON "audit_entry" USING btree ("id") WHERE "audit_entry"."action" not in ('log-in', 'log-in-from-new-device', 'log-in-failed', 'second-factor-failed', 'log-out');--> statement-breakpoint
CREATE INDEX "audit_when" ON "audit_entry" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "audit_of_seller" ON "audit_entry" USING btree ("seller_id","id");--> statement-breakpoint
CREATE INDEX "audit_done_to_seller" ON "audit_entry" USING btree ("seller_id","id") WHERE "audit_entry"."role" = 'admin';--> statement-breakpoint
CREATE INDEX "audit_of_entity" ON "audit_entry" USING btree ("entity","entity_id","id");--> statement-breakpoint
CREATE INDEX "audit_by_entity_id" ON "audit_entry" USING btree ("entity_id" text_pattern_ops,"id");--> statement-breakpoint
CREATE INDEX "audit_words" ON "audit_entry" USING gin (to_tsvector('simple', translate(dashed("actor_name" || ' ' || "action" || ' ' || "entity"), '-', ' ')));--> statement-breakpoint
CREATE INDEX "contact_answer_of" ON "contact_answer" USING btree ("message_id","created_at");--> statement-breakpoint
CREATE INDEX "contact_newest" ON "contact_message" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "contact_unread" ON "contact_message" USING btree ("created_at","id") WHERE "contact_message"."read_at" is null;--> statement-breakpoint
CREATE INDEX "contact_read" ON "contact_message" USING btree ("created_at","id") WHERE "contact_message"."read_at" is not null;--> statement-breakpoint
CREATE INDEX "contact_open" ON "contact_message" USING btree ("created_at","id") WHERE "contact_message"."done_at" is null;--> statement-breakpoint
CREATE INDEX "contact_done" ON "contact_message" USING btree ("created_at","id") WHERE "contact_message"."done_at" is not null;--> statement-breakpoint
CREATE INDEX "contact_taken" ON "contact_message" USING btree ("taken_by","created_at","id") WHERE "contact_message"."taken_by" is not null;--> statement-breakpoint
CREATE INDEX "enquiry_newest" ON "enquiry" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "enquiry_of_seller" ON "enquiry" USING btree ("seller_id","created_at","id");--> statement-breakpoint
CREATE INDEX "enquiry_of_product" ON "enquiry" USING btree ("product_id","created_at","id");--> statement-breakpoint
CREATE INDEX "enquiry_of_region" ON "enquiry" USING btree ("region","created_at","id");--> statement-breakpoint
CREATE INDEX "enquiry_by_reference" ON "enquiry" USING btree ("reference" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "enquiry_words" ON "enquiry" USING gin (to_tsvector('simple', translate(dashed("product_name"), '-', ' ')));--> statement-breakpoint
CREATE INDEX "enquiry_reference_parts" ON "enquiry" USING gin ("reference" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "enquiry_number_parts" ON "enquiry" USING gin (squeezed("product_name") gin_trgm_ops) WHERE "enquiry"."product_name" ~ '[0-9]';--> statement-breakpoint
CREATE INDEX "enquiry_of_lead" ON "enquiry" USING btree ("lead_id","reference");--> statement-breakpoint
CREATE INDEX "enquiry_holding" ON "enquiry" USING btree ("product_id") WHERE "enquiry"."holds";--> statement-breakpoint
CREATE UNIQUE INDEX "newsletter_email" ON "newsletter_subscriber" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "newsletter_newest" ON "newsletter_subscriber" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "newsletter_unconfirmed" ON "newsletter_subscriber" USING btree ("created_at","id") WHERE "newsletter_subscriber"."confirmed_at" is null;--> statement-breakpoint
CREATE INDEX "announcement_newest" ON "announcement" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "announcement_of_seller" ON "announcement_reader" USING btree ("seller_id");--> statement-breakpoint
CREATE UNIQUE INDEX "attribute_name" ON "attribute" USING btree (lower("name"));--> statement-breakpoint
CREATE UNIQUE INDEX "attribute_choice_label" ON "attribute_choice" USING btree ("attribute_id",lower("label"));--> statement-breakpoint
CREATE UNIQUE INDEX "attribute_entry_once" ON "attribute_entry" USING btree ("attribute_id",coalesce("category_id", "sub_category_id", "product_type_id"));--> statement-breakpoint
CREATE INDEX "attribute_entry_category" ON "attribute_entry" USING btree ("category_id");--> statement-breakpoint
CREATE INDEX "attribute_entry_sub_category" ON "attribute_entry" USING btree ("sub_category_id");--> statement-breakpoint
CREATE INDEX "attribute_entry_type" ON "attribute_entry" USING btree ("product_type_id");--> statement-breakpoint
CREATE INDEX "bin_entry_image" ON "bin_entry" USING btree ("image_id");--> statement-breakpoint
CREATE INDEX "catalogue_merge_running" ON "catalogue_merge" USING btree ("worked_at") WHERE "catalogue_merge"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "moved_entry_to" ON "moved_entry" USING btree ("to_path");--> statement-breakpoint
CREATE UNIQUE INDEX "category_name" ON "category" USING btree (lower("name"));--> statement-breakpoint
CREATE INDEX "category_image" ON "category" USING btree ("image_id");--> statement-breakpoint
CREATE UNIQUE INDEX "product_type_name" ON "product_type" USING btree ("sub_category_id",lower("name"));--> statement-breakpoint
CREATE INDEX "product_type_category" ON "product_type" USING btree ("category_id");--> statement-breakpoint
CREATE INDEX "product_type_image" ON "product_type" USING btree ("image_id");--> statement-breakpoint
CREATE UNIQUE INDEX "sub_category_name" ON "sub_category" USING btree ("category_id",lower("name"));--> statement-breakpoint
CREATE INDEX "sub_category_image" ON "sub_category" USING btree ("image_id");--> statement-breakpoint
CREATE INDEX "content_picture_media" ON "content_picture" USING btree ("media_id");--> statement-breakpoint
CREATE UNIQUE INDEX "content_draft" ON "content_version" USING btree ((true)) WHERE "content_version"."published_at" is null;--> statement-breakpoint
CREATE INDEX "content_published" ON "content_version" USING btree ("published_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "seller_view_count_day" ON "seller_view_count" USING btree ("day");--> statement-breakpoint
CREATE INDEX "view_count_day" ON "view_count" USING btree ("day");--> statement-breakpoint
CREATE INDEX "won_count_day" ON "won_count" USING btree ("day");--> statement-breakpoint
CREATE UNIQUE INDEX "customer_phone" ON "customer" USING btree ("seller_id","phone");--> statement-breakpoint
CREATE UNIQUE INDEX "customer_email" ON "customer" USING btree ("seller_id",lower("email"));--> statement-breakpoint
CREATE INDEX "customer_of_seller" ON "customer" USING btree ("seller_id","created_at","id");--> statement-breakpoint
CREATE INDEX "customer_oldest" ON "customer" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "customer_by_email" ON "customer" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "customer_words" ON "customer" USING gin (to_tsvector('simple', translate(dashed("name" || ' ' || coalesce("email", '')), '-', ' ')));--> statement-breakpoint
CREATE INDEX "customer_phone_parts" ON "customer" USING gin ("phone" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "lead_due_first" ON "lead" USING btree ("seller_id","is_due","created_at","id");--> statement-breakpoint
CREATE INDEX "lead_of_state" ON "lead" USING btree ("seller_id","state","is_due","created_at","id");--> statement-breakpoint
CREATE INDEX "lead_of_region" ON "lead" USING btree ("seller_id","region","is_due","created_at","id");--> statement-breakpoint
CREATE INDEX "lead_of_assignee" ON "lead" USING btree ("seller_id","assignee_id","is_due","created_at","id");--> statement-breakpoint
CREATE INDEX "lead_of_seller" ON "lead" USING btree ("seller_id","created_at","id");--> statement-breakpoint
CREATE INDEX "lead_follow_up" ON "lead" USING btree ("seller_id","follow_up_on","id") WHERE "lead"."follow_up_on" is not null;--> statement-breakpoint
CREATE INDEX "lead_to_be_due" ON "lead" USING btree ("follow_up_on","id") WHERE "lead"."follow_up_on" is not null and not "lead"."is_due";--> statement-breakpoint
CREATE INDEX "lead_of_customer" ON "lead" USING btree ("customer_id","created_at","id");--> statement-breakpoint
CREATE INDEX "lead_newest" ON "lead" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "lead_newest_of_state" ON "lead" USING btree ("state","created_at","id");--> statement-breakpoint
CREATE INDEX "lead_to_expire" ON "lead" USING btree (coalesce("personal_at", "created_at"),"id") WHERE "lead"."erased_at" is null;--> statement-breakpoint
CREATE INDEX "lead_junk" ON "lead" USING btree ("seller_id","created_at","id") WHERE "lead"."junk_at" is not null;--> statement-breakpoint
CREATE INDEX "lead_won" ON "lead" USING btree ("seller_id","moved_at") WHERE "lead"."state" = 'WON';--> statement-breakpoint
CREATE INDEX "lead_first_moved" ON "lead" USING btree ("seller_id","first_moved_at") WHERE "lead"."first_moved_at" is not null;--> statement-breakpoint
CREATE INDEX "lead_words" ON "lead" USING gin (to_tsvector('simple', translate(dashed("words"), '-', ' ')));--> statement-breakpoint
CREATE INDEX "lead_codes" ON "lead" USING gin ("codes" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "lead_event_of_lead" ON "lead_event" USING btree ("lead_id","id");--> statement-breakpoint
CREATE INDEX "reply_template_of_seller" ON "reply_template" USING btree ("seller_id","position","id");--> statement-breakpoint
CREATE INDEX "media_asset_queue" ON "media_asset" USING btree ("created_at") WHERE "media_asset"."encoding";--> statement-breakpoint
CREATE INDEX "media_asset_reserved" ON "media_asset" USING btree ("reserved_at") WHERE "media_asset"."reserved_at" is not null;--> statement-breakpoint
CREATE INDEX "newsletter_issue_newest" ON "newsletter_issue" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "newsletter_issue_sending" ON "newsletter_issue" USING btree ("id") WHERE "newsletter_issue"."state" = 'sending';--> statement-breakpoint
CREATE INDEX "notice_due" ON "notice" USING btree ("due_at");--> statement-breakpoint
CREATE INDEX "notice_of_subscription" ON "notice" USING btree ("subscription_id");--> statement-breakpoint
CREATE INDEX "notice_of_lead" ON "notice" USING btree ("lead_id");--> statement-breakpoint
CREATE INDEX "notice_of_seller" ON "notice" USING btree ("seller_id");--> statement-breakpoint
CREATE INDEX "push_subscription_of_account" ON "push_subscription" USING btree ("role","account_id","created_at","id");--> statement-breakpoint
CREATE INDEX "push_subscription_of_session" ON "push_subscription" USING btree ("session_id");--> statement-breakpoint
CREATE UNIQUE INDEX "audit_seal_entry" ON "audit_seal" USING btree ("entry_id");--> statement-breakpoint
CREATE INDEX "backup_run_newest" ON "backup_run" USING btree ("started_at");--> statement-breakpoint
CREATE INDEX "change_log_transaction" ON "change_log" USING btree ("transaction");--> statement-breakpoint
CREATE INDEX "enquiry_count_day" ON "enquiry_count" USING btree ("day");--> statement-breakpoint
CREATE INDEX "rate_limit_ends" ON "rate_limit" USING btree ("ends_at");--> statement-breakpoint
CREATE INDEX "search_word_beginning" ON "search_word" USING btree ("word" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "search_word_trigrams" ON "search_word" USING gin ("word" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "mail_due" ON "mail" USING btree ("lane","next_at") WHERE "mail"."state" = 'waiting';--> statement-breakpoint
CREATE INDEX "mail_newest" ON "mail" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "mail_of_lead" ON "mail" USING btree ("lead_id") WHERE "mail"."lead_id" is not null;--> statement-breakpoint
CREATE INDEX "mail_email" ON "mail" USING btree (lower("email"));--> statement-breakpoint
CREATE UNIQUE INDEX "page_name" ON "page" USING btree ("kind","name");--> statement-breakpoint
CREATE INDEX "page_updated" ON "page" USING btree ("updated_at","id");--> statement-breakpoint
CREATE INDEX "page_published" ON "page" USING btree ("kind","published_at" DESC NULLS LAST) WHERE "page"."published" is not null;--> statement-breakpoint
CREATE INDEX "page_picture_media" ON "page_picture" USING btree ("media_id");--> statement-breakpoint
CREATE INDEX "listing_newest" ON "listing" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "listing_category" ON "listing" USING btree ("category_id","created_at","id");--> statement-breakpoint
CREATE INDEX "listing_sub_category" ON "listing" USING btree ("sub_category_id","created_at","id");--> statement-breakpoint
CREATE INDEX "listing_seller" ON "listing" USING btree ("seller_id","created_at","id");--> statement-breakpoint
CREATE INDEX "listing_brand" ON "listing" USING btree ("brand","created_at","id");--> statement-breakpoint
CREATE INDEX "listing_inr" ON "listing" USING btree ("price_inr","id");--> statement-breakpoint
CREATE INDEX "listing_aed" ON "listing" USING btree ("price_aed","id");--> statement-breakpoint
CREATE INDEX "listing_rating" ON "listing" USING btree ("rating","id");--> statement-breakpoint
CREATE INDEX "listing_words" ON "listing" USING gin ("values","headline");--> statement-breakpoint
CREATE INDEX "listing_total_category" ON "listing_total" USING btree ("category_id","kind");--> statement-breakpoint
CREATE INDEX "listing_total_sub_category" ON "listing_total" USING btree ("sub_category_id","kind","value");--> statement-breakpoint
CREATE INDEX "listing_total_value" ON "listing_total" USING btree ("kind","value" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "listing_total_new" ON "listing_total" USING btree ("kind") WHERE not "listing_total"."folded";--> statement-breakpoint
CREATE INDEX "price_change_of_product" ON "price_change" USING btree ("product_id","changed_at");--> statement-breakpoint
CREATE INDEX "price_change_oldest" ON "price_change" USING btree ("changed_at");--> statement-breakpoint
CREATE INDEX "product_draft_newest" ON "product_draft" USING btree ("seller_id","updated_at");--> statement-breakpoint
CREATE INDEX "product_import_of_seller" ON "product_import" USING btree ("seller_id","created_at","id");--> statement-breakpoint
CREATE INDEX "product_import_of_admin" ON "product_import" USING btree ("admin_id","created_at","id");--> statement-breakpoint
CREATE INDEX "product_import_stage" ON "product_import" USING btree ("stage","created_at");--> statement-breakpoint
CREATE INDEX "product_import_archive_holder" ON "product_import_archive" USING btree ("holder","sent_at");--> statement-breakpoint
CREATE INDEX "product_import_picture_asset" ON "product_import_picture" USING btree ("media_id");--> statement-breakpoint
CREATE INDEX "product_import_row_state" ON "product_import_row" USING btree ("import_id","state","row");--> statement-breakpoint
CREATE INDEX "product_review_media_asset" ON "product_review_media" USING btree ("media_id");--> statement-breakpoint
CREATE INDEX "product_undo_change" ON "product_undo" USING btree ("change","product_id");--> statement-breakpoint
CREATE INDEX "product_undo_of_seller" ON "product_undo" USING btree ("seller_id");--> statement-breakpoint
CREATE INDEX "product_undo_oldest" ON "product_undo" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "product_undo_media_asset" ON "product_undo_media" USING btree ("media_id");--> statement-breakpoint
CREATE UNIQUE INDEX "product_sku" ON "product" USING btree (substr("id", 1, 8) text_pattern_ops);--> statement-breakpoint
CREATE UNIQUE INDEX "product_submission" ON "product" USING btree ("seller_id","submission") WHERE "product"."submission" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "product_seller_sku" ON "product" USING btree ("seller_id",lower("seller_sku" collate "und-x-icu")) WHERE "product"."seller_sku" <> '';--> statement-breakpoint
CREATE INDEX "product_by_newest" ON "product" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "product_by_name" ON "product" USING btree ("name" collate "und-x-icu","id");--> statement-breakpoint
CREATE INDEX "product_by_brand" ON "product" USING btree ("brand" collate "und-x-icu","id");--> statement-breakpoint
CREATE INDEX "product_by_inr" ON "product" USING btree ("price_inr","id");--> statement-breakpoint
CREATE INDEX "product_by_aed" ON "product" USING btree ("price_aed","id");--> statement-breakpoint
CREATE INDEX "product_by_trending" ON "product" USING btree ("trending","created_at","id");--> statement-breakpoint
CREATE INDEX "product_by_seller" ON "product" USING btree ("seller_id","created_at","id");--> statement-breakpoint
CREATE INDEX "product_by_category" ON "product" USING btree ("category_id","id");--> statement-breakpoint
CREATE INDEX "product_by_sub_category" ON "product" USING btree ("sub_category_id","product_type_id","id");--> statement-breakpoint
CREATE INDEX "product_hidden" ON "product" USING btree ("created_at","id","taken_down_at","hidden_at","availability") WHERE not "product"."published";--> statement-breakpoint
CREATE INDEX "product_look_again" ON "product" USING btree ("look_again_at","id") WHERE "product"."look_again_at" is not null;--> statement-breakpoint
CREATE INDEX "product_reserved" ON "product" USING btree ("reserved_until","id") WHERE "product"."availability" = 'RESERVED';--> statement-breakpoint
CREATE INDEX "product_seller_sku_parts" ON "product" USING gin (squeezed("seller_sku") gin_trgm_ops) WHERE "product"."seller_sku" <> '';--> statement-breakpoint
CREATE INDEX "product_attribute_ids" ON "product" USING gin (jsonb_path_query_array("attributes", '$.keyvalue().key')) WHERE "product"."attributes" <> '{}';--> statement-breakpoint
CREATE INDEX "product_words" ON "product" USING gin ("headline","document");--> statement-breakpoint
CREATE INDEX "product_name_trigrams" ON "product" USING gin (folded("brand" || ' ' || "name" || ' ' || "name_arabic") gin_trgm_ops,squeezed("brand" || ' ' || "name" || ' ' || "name_arabic") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "product_media_asset" ON "product_media" USING btree ("media_id");--> statement-breakpoint
CREATE INDEX "trending_piece_starts" ON "trending_piece" USING btree ("starts_at") WHERE "trending_piece"."starts_at" is not null;--> statement-breakpoint
CREATE INDEX "trending_piece_ends" ON "trending_piece" USING btree ("ends_at") WHERE "trending_piece"."ends_at" is not null;--> statement-breakpoint
CREATE INDEX "trending_piece_asked" ON "trending_piece" USING btree ("asked_at") WHERE "trending_piece"."asked_at" is not null;--> statement-breakpoint
CREATE INDEX "redirect_to" ON "redirect" USING btree ("to_path" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "report_open" ON "report" USING btree (coalesce("product_id", "seller_id"),"created_at","id") WHERE "report"."answer_id" is null;--> statement-breakpoint
CREATE INDEX "report_of_answer" ON "report" USING btree ("answer_id");--> statement-breakpoint
CREATE INDEX "report_product" ON "report" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "report_seller" ON "report" USING btree ("seller_id");--> statement-breakpoint
CREATE INDEX "report_email" ON "report" USING btree (lower("email")) WHERE "report"."email" is not null;--> statement-breakpoint
CREATE INDEX "report_personal" ON "report" USING btree ("created_at","id") WHERE "report"."email" is not null or "report"."words" <> '';--> statement-breakpoint
CREATE INDEX "report_answer_newest" ON "report_answer" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "report_answer_of" ON "report_answer" USING btree (coalesce("product_id", "seller_id"),"created_at");--> statement-breakpoint
CREATE INDEX "report_answer_product" ON "report_answer" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "report_answer_seller" ON "report_answer" USING btree ("seller_id");--> statement-breakpoint
CREATE INDEX "list_choice_of_view" ON "list_choice" USING btree ("default_view_id");--> statement-breakpoint
CREATE UNIQUE INDEX "saved_view_name" ON "saved_view" USING btree ("role","account_id","list",lower("name"));--> statement-breakpoint
CREATE INDEX "saved_view_shared" ON "saved_view" USING btree ("role") WHERE "saved_view"."is_shared";--> statement-breakpoint
CREATE INDEX "search_count_beginning" ON "search_count" USING btree ("text" text_pattern_ops,"day");--> statement-breakpoint
ALTER TABLE "seller_document" ALTER COLUMN "content" SET STORAGE EXTERNAL;
