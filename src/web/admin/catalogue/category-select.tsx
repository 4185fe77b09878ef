import { useFormContext } from 'react-hook-form';
import { categoryCalls, subCategoryCalls } from '#contracts/calls/taxonomy.ts';
import { isolate } from '#domain/text/isolate.ts';
import { SelectField } from '#web/ui/back-office/form/form-fields.tsx';
import { asOrdered } from '#web/ui/back-office/list/as-ordered.ts';
import { useReadAll } from '#web/ui/back-office/list/read-all.ts';

const notLoaded = 'The choices did not load. Close this and try again.';

export function CategorySelect({ label }: { label: string }) {
  const { choices, isError } = useCategoryChoices();
  const { setValue } = useFormContext();
  return (
    <SelectField
      name="categoryId"
      label={label}
      placeholder="Select Category"
      options={choices}
      hint={isError && notLoaded}
      required
      // A different category has different sub-categories.
      onEdit={() => setValue('subCategoryId', '')}
    />
  );
}

/** Disabled until a category is chosen, and filtered to it. */
export function SubCategorySelect() {
  const categoryId: string = useFormContext<{ categoryId?: string }>().watch('categoryId') ?? '';
  const { data, isError } = useReadAll(
    subCategoryCalls.getAll,
    (window) => ({ query: { categoryId, ...byName, ...window } }),
    { enabled: categoryId !== '' },
  );
  const isNone = categoryId !== '' && data?.length === 0;
  return (
    <SelectField
      name="subCategoryId"
      label="Sub Category"
      placeholder="Select Sub Category"
      options={choicesOf(data)}
      disabled={categoryId === ''}
      hint={isError ? notLoaded : isNone && 'This category has no sub-categories yet.'}
      required
    />
  );
}

export function useCategoryChoices() {
  const { data, isError } = useReadAll(categoryCalls.getAll, (window) => ({
    query: { ...byName, ...window },
  }));
  return { choices: choicesOf(data), isError };
}

const byName = { sort: 'name', order: 'asc' } as const;

type Entry = { _id: string; name: string; status: string; position: number | null };

const choicesOf = (rows: readonly Entry[] = []) =>
  asOrdered(rows).map(({ _id, name, status }) => ({
    value: _id,
    label: status === 'LISTED' ? name : `${isolate(name)} (unlisted)`,
  }));
