ALTER TABLE "category" ADD COLUMN "focus_x" smallint;--> statement-breakpoint
ALTER TABLE "category" ADD COLUMN "focus_y" smallint;--> statement-breakpoint
ALTER TABLE "product_type" ADD COLUMN "focus_x" smallint;--> statement-breakpoint
ALTER TABLE "product_type" ADD COLUMN "focus_y" smallint;--> statement-breakpoint
ALTER TABLE "sub_category" ADD COLUMN "focus_x" smallint;--> statement-breakpoint
ALTER TABLE "sub_category" ADD COLUMN "focus_y" smallint;--> statement-breakpoint
ALTER TABLE "category" ADD CONSTRAINT "category_focus" CHECK (("category"."focus_x" is null) = ("category"."focus_y" is null)
        and "category"."focus_x" between 0 and 100 and "category"."focus_y" between 0 and 100) NOT VALID;--> statement-breakpoint
ALTER TABLE "product_type" ADD CONSTRAINT "product_type_focus" CHECK (("product_type"."focus_x" is null) = ("product_type"."focus_y" is null)
        and "product_type"."focus_x" between 0 and 100 and "product_type"."focus_y" between 0 and 100) NOT VALID;--> statement-breakpoint
ALTER TABLE "sub_category" ADD CONSTRAINT "sub_category_focus" CHECK (("sub_category"."focus_x" is null) = ("sub_category"."focus_y" is null)
        and "sub_category"."focus_x" between 0 and 100 and "sub_category"."focus_y" between 0 and 100) NOT VALID;