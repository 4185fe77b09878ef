insert into row_count (name, part, rows) select 'product', 0, count(*) from product;
--> statement-breakpoint
create trigger product_row_counted_in after insert on product
  referencing new table as new_rows for each statement execute function count_rows();
--> statement-breakpoint
create trigger product_row_counted_out after delete on product
  referencing old table as old_rows for each statement execute function count_rows();
