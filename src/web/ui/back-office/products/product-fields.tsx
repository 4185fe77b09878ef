import type { ReactNode } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import type { EntryAttribute } from '#contracts/attributes/attribute.ts';
import type { ManagedProduct } from '#contracts/product.ts';
import type { FlagName } from '#contracts/product-fields.ts';
import * as texts from '#texts/back-office/products.tsx';
import { SelectField, TextAreaField, TextField } from '../form/form-fields.tsx';
import { PriceField } from '../form/price-field.tsx';
import { Switch } from '../form/switch.tsx';
import { TranslatedFields } from '../form/translated-fields.tsx';
import { useOwnCurrencies } from '../own-currencies.ts';
import { DetailsSection } from './details/details-section.tsx';
import { MediaField } from './media-field.tsx';
import { PricePair } from './prices/price-pair.tsx';
import type { ProductFormIn } from './product-form.ts';
import { useTaxonomy, withChosen } from './use-taxonomy.ts';
import type { Uploads } from './use-uploads.ts';

type ProductFieldsProps = {
  product: ManagedProduct | null;
  /** Null where pictures cannot be uploaded yet. */
  uploads: Uploads | null;
  /** How many rupees a dirham is worth to the seller; null where that is not known. */
  rate: number | null;
  /** Called with the attributes of the chosen taxonomy entries, null until they are known. */
  onAttributes?: (attributes: EntryAttribute[] | null) => void;
};

const originalPrices = {
  INR: {
    name: 'originalPrice',
    label: texts.originalPriceINR,
    hint: texts.originalPriceINRHint,
  },
  AED: {
    name: 'originalPriceAED',
    label: texts.originalPriceAED,
    hint: texts.originalPriceAEDHint,
  },
} as const;

/** All fields of the Add/Edit Product dialog. */
export function ProductFields({ product, uploads, rate, onAttributes }: ProductFieldsProps) {
  const { watch, setValue } = useFormContext<ProductFormIn>();
  const currencies = useOwnCurrencies();
  const categoryId = watch('categoryId');
  const subCategoryId = watch('subCategoryId');
  const taxonomy = useTaxonomy(categoryId, subCategoryId);
  const isOwnCategory = categoryId === product?.categoryId._id;
  const isOwnSubCategory = subCategoryId === product?.subCategoryId._id;
  const categories = withChosen(taxonomy.categories, product?.categoryId);
  const subCategories = withChosen(
    taxonomy.subCategories,
    isOwnCategory ? product?.subCategoryId : null,
  );
  const types = withChosen(taxonomy.types, isOwnSubCategory ? product?.productTypeId : null);
  const typeId = watch('productTypeId');
  const entryNames = [
    categories.find(({ value }) => value === categoryId),
    subCategories.find(({ value }) => value === subCategoryId),
    types.find(({ value }) => value === typeId),
  ].flatMap((option) => option?.label ?? []);
  return (
    <>
      <div className="grid gap-4 md:grid-cols-2">
        <TextField name="name" label={texts.name} autoComplete="off" />
        <TextField name="brand" label={texts.brand} autoComplete="off" />
        <SelectField
          name="categoryId"
          label={texts.category}
          placeholder={texts.selectCategory}
          options={categories}
          onEdit={() => {
            setValue('subCategoryId', '', { shouldDirty: true });
            setValue('productTypeId', '', { shouldDirty: true });
          }}
        />
        <SelectField
          name="subCategoryId"
          label={texts.subCategory}
          placeholder={texts.selectSubCategory}
          disabled={categoryId === ''}
          options={subCategories}
          onEdit={() => setValue('productTypeId', '', { shouldDirty: true })}
        />
      </div>
      <PricePair rate={rate} />
      <TextAreaField
        name="description"
        label={texts.description}
        rows={5}
        placeholder={texts.enterDescription}
      />
      {uploads && <MediaField uploads={uploads} />}
      <FlagField name="isTrending" label={texts.trending}>
        {product?.trendingAsked && <span className="text-ink-muted">{texts.trendingAsked}</span>}
      </FlagField>
      <div className="grid gap-4 border-t border-hair pt-4 md:grid-cols-2">
        <SelectField
          name="productTypeId"
          label={texts.productType}
          placeholder={texts.anyType}
          disabled={subCategoryId === ''}
          options={types}
        />
        {currencies.map((currency) => (
          <PriceField key={currency} currency={currency} {...originalPrices[currency]} />
        ))}
        {currencies.some((currency) => watch(originalPrices[currency].name)) && (
          <TextField
            name="saleUntil"
            label={texts.saleUntil}
            type="date"
            hint={texts.saleUntilHint}
          />
        )}
        <TextField
          name="sellerSku"
          label={texts.articleNumber}
          autoComplete="off"
          hint={texts.articleNumberHint}
        />
        <TextField
          name="quantity"
          label={texts.quantity}
          inputMode="numeric"
          autoComplete="off"
          hint={texts.quantityHint}
        />
        {String(watch('quantity') ?? '').trim() !== '' && (
          <FlagField name="quantityShown" label={texts.quantityShown} />
        )}
      </div>
      <TranslatedFields rows={5} />
      <DetailsSection product={product} entryNames={entryNames} onAttributes={onAttributes} />
    </>
  );
}

type FlagFieldProps = {
  name: FlagName;
  label: string;
  children?: ReactNode;
};

function FlagField({ name, label, children }: FlagFieldProps) {
  const { field } = useController<ProductFormIn, FlagName>({ name });
  return (
    <div className="flex items-center gap-3">
      <Switch
        label={label}
        checked={field.value === true || field.value === 'true'}
        onChange={field.onChange}
      />
      <span aria-hidden="true">{label}</span>
      {children}
    </div>
  );
}
