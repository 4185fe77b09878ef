import type { Product, ProductInput, ProductValues } from '#contracts/product.ts';
import { asForm, fieldsOf } from '#contracts/product-fields.ts';
import { fieldColumns } from '#database/queries/products/json/product-columns.ts';
import type { SavedProduct } from '#database/queries/products/write-product.ts';
import type { ColumnKey } from '#services/imports/columns.ts';
import { valuesOf } from '#services/products/save-form.ts';
import { fieldDefaults } from '#web/ui/back-office/products/product-form.ts';

declare const whole: ProductValues;
declare const input: ProductInput;
declare const answer: Product;
declare const cells: Record<ColumnKey, string>;

// The schema has no column for a field: columns are neither read, locked, compared nor exported.
const { sellerSku: _column, ...columns } = fieldColumns;
// expects: Property 'sellerSku' is missing
fieldsOf(columns);

// A save, by a form or an import, leaves a field out.
const { sellerSku: _value, ...values } = whole;
// expects: Property 'sellerSku' is missing
export const saved: SavedProduct = values;

// A form does not send it.
const { sellerSku: _sent, ...sent } = input;
// expects: Property 'sellerSku' is missing
valuesOf(sent);

// A row of an import does not read it, a draft does not keep it, the form does not begin with it.
// expects: Property 'sellerSku' is missing
asForm(values);
const { sellerSku: _kept, ...begun } = fieldDefaults(null);
// expects: Property 'sellerSku' is missing
export const draft: ReturnType<typeof fieldDefaults> = begun;

// An export has no cell for it.
const { sellerSku: _cell, ...written } = cells;
// expects: Property 'sellerSku' is missing
export const row: Record<ColumnKey, string> = written;

// It is not presented, or presented to everybody.
const { brand: _brand, ...shown } = answer;
// expects: Property 'brand' is missing
export const presented: Product = shown;
// expects: Property 'sellerSku' does not exist
export const leaked = answer.sellerSku;
