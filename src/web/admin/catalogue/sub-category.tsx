import { subCategoryCalls } from '#contracts/calls/taxonomy.ts';
import { type ManagedSubCategory, SubCategoryInput } from '#contracts/category.ts';
import { inTranslations, translationsIn } from '#languages/translations.ts';
import { TextField } from '#web/ui/back-office/form/form-fields.tsx';
import { TranslatedFields } from '#web/ui/back-office/form/translated-fields.tsx';
import { CategorySelect } from './category-select.tsx';
import { pictureDefaults, pictureFields } from './focus-value.ts';
import type { TaxonomyColumn } from './taxonomy.ts';
import {
  createdColumn,
  imageColumn,
  nameColumn,
  productsColumn,
  statusColumn,
} from './taxonomy-columns.tsx';
import { TaxonomyList } from './taxonomy-list.tsx';

const columns: TaxonomyColumn<ManagedSubCategory>[] = [
  nameColumn('Sub-Category Name'),
  {
    key: 'category',
    title: 'Parent Category',
    sort: 'category',
    cell: (row) => <bdi>{row.categoryId?.name || 'N/A'}</bdi>,
    text: (row) => row.categoryId?.name || 'N/A',
  },
  imageColumn,
  productsColumn,
  createdColumn('Created At'),
  statusColumn,
];

const Form = SubCategoryInput.pick({
  ...{ name: true, categoryId: true },
  ...inTranslations(['name'], () => true as const),
}).extend({
  ...pictureFields,
});

export default function SubCategories() {
  return (
    <TaxonomyList
      id="sub-categories"
      calls={subCategoryCalls}
      level="sub-category"
      name="Sub-Category"
      title="Sub-Categories"
      noun="subcategories"
      columns={columns}
      pageSize={10}
      form={{
        schema: Form,
        defaults: (entry) => ({
          categoryId: entry?.categoryId._id ?? '',
          name: entry?.name ?? '',
          ...translationsIn(entry, 'name'),
          ...pictureDefaults(entry),
        }),
        edit: ({ _id, version }) => ({
          params: { id: _id },
          fields: { subCategoryId: _id, version },
        }),
      }}
    >
      <CategorySelect label="Parent Category" />
      <TextField name="name" label="Sub-Category Name" autoComplete="off" required />
      <TranslatedFields />
    </TaxonomyList>
  );
}
