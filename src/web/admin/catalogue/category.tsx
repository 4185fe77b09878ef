import type { z } from 'zod';
import { type Category, CategoryInput } from '#contracts/category.ts';
import { TextAreaField, TextField } from '#web/ui/office/form/form-fields.tsx';
import type { ListColumn } from '#web/ui/office/list/list-column.ts';
import { adminPages } from '#web/ui/office/list/shown-pages.ts';
import { PictureFile } from '#web/ui/office/pictures/picture-file.ts';
import {
  createdColumn,
  imageColumn,
  nameColumn,
  productsColumn,
  statusColumn,
} from './place-columns.tsx';
import { PlaceList } from './place-list.tsx';
import { categoryKind } from './places.ts';

const columns: ListColumn<Category>[] = [
  imageColumn,
  nameColumn('Name'),
  productsColumn,
  createdColumn('Created'),
  statusColumn,
];

const Form = CategoryInput.pick({ name: true, description: true }).extend({ image: PictureFile });

export default function Categories() {
  return (
    <PlaceList<Category, z.input<typeof Form>, z.output<typeof Form>>
      kind={categoryKind}
      title="Categories"
      noun="categories"
      columns={columns}
      pageSize={5}
      numbers={adminPages}
      form={{
        schema: Form,
        defaults: (place) => ({
          name: place?.name ?? '',
          description: place?.description ?? '',
          image: null,
        }),
        edit: ({ _id, version }) => ({
          path: '/admin/edit-category',
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
    </PlaceList>
  );
}
