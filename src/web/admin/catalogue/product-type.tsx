import { productTypeCalls } from '#contracts/calls/taxonomy.ts';
import { type ManagedProductType, ProductTypeInput } from '#contracts/category.ts';
import { inTranslations, translationsIn } from '#languages/translations.ts';
import { TextField } from '#web/ui/back-office/form/form-fields.tsx';
import { TranslatedFields } from '#web/ui/back-office/form/translated-fields.tsx';
import { CategorySelect, SubCategorySelect } from './category-select.tsx';
import { pictureDefaults, pictureFields } from './focus-value.ts';
import type { TaxonomyColumn } from './taxonomy.ts';
import { createdColumn, imageColumn, nameColumn, statusColumn } from './taxonomy-columns.tsx';
import { TaxonomyList } from './taxonomy-list.tsx';

const columns: TaxonomyColumn<ManagedProductType>[] = [
  nameColumn('Product Type Name'),
  {
    key: 'category',
    title: 'Category',
    sort: 'category',
    cell: (row) => <bdi>{row.categoryId?.name || 'N/A'}</bdi>,
    text: (row) => row.categoryId?.name || 'N/A',
  },
  {
    key: 'subCategory',
    title: 'Sub Category',
    sort: 'subCategory',
    cell: (row) => <bdi>{row.subCategoryId?.name || 'N/A'}</bdi>,
    text: (row) => row.subCategoryId?.name || 'N/A',
  },
  imageColumn,
  createdColumn('Created At'),
  statusColumn,
];

const Form = ProductTypeInput.pick({
  ...{ name: true, categoryId: true, subCategoryId: true },
  ...inTranslations(['name'], () => true as const),
}).extend({
  ...pictureFields,
});

export default function ProductTypes() {
  return (
    <TaxonomyList
      id="product-types"
      calls={productTypeCalls}
      level="product-type"
      name="Product Type"
      title="Product Types"
      noun="product types"
      columns={columns}
      pageSize={10}
      form={{
        schema: Form,
        defaults: (entry) => ({
          categoryId: entry?.categoryId._id ?? '',
          subCategoryId: entry?.subCategoryId._id ?? '',
          name: entry?.name ?? '',
          ...translationsIn(entry, 'name'),
          ...pictureDefaults(entry),
        }),
        edit: ({ _id, version }) => ({
          params: { id: _id },
          fields: { version },
        }),
      }}
    >
      <CategorySelect label="Category" />
      <SubCategorySelect />
      <TextField name="name" label="Product Type Name" autoComplete="off" required />
      <TranslatedFields />
    </TaxonomyList>
  );
}
