import { categoryCalls } from '#contracts/calls/taxonomy.ts';
import { CategoryInput, type ManagedCategory } from '#contracts/category.ts';
import { inTranslations, translationsIn } from '#languages/translations.ts';
import { TextAreaField, TextField } from '#web/ui/back-office/form/form-fields.tsx';
import { TranslatedFields } from '#web/ui/back-office/form/translated-fields.tsx';
import { adminPages } from '#web/ui/back-office/list/shown-pages.ts';
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

const columns: TaxonomyColumn<ManagedCategory>[] = [
  imageColumn,
  nameColumn('Name'),
  productsColumn,
  createdColumn('Created'),
  statusColumn,
];

const Form = CategoryInput.pick({
  ...{ name: true, description: true },
  ...inTranslations(['name', 'description'], () => true as const),
}).extend({ ...pictureFields });

export default function Categories() {
  return (
    <TaxonomyList
      id="categories"
      calls={categoryCalls}
      level="category"
      name="Category"
      title="Categories"
      noun="categories"
      columns={columns}
      pageSize={5}
      numbers={adminPages}
      form={{
        schema: Form,
        defaults: (entry) => ({
          name: entry?.name ?? '',
          description: entry?.description ?? '',
          ...translationsIn(entry, 'name', 'description'),
          ...pictureDefaults(entry),
        }),
        edit: ({ _id, version }) => ({
          fields: { categoryId: _id, version },
        }),
      }}
    >
      <TextField name="name" label="Category Name" autoComplete="off" required />
      <TextAreaField
        name="description"
        label="Description"
        rows={2}
        hint="Optional. Shown to shoppers."
      />
      <TranslatedFields rows={2} />
    </TaxonomyList>
  );
}
