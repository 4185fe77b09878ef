import { useFormContext } from 'react-hook-form';
import { SelectField } from '#web/ui/back-office/form/form-fields.tsx';
import { useCategoryChoices, useSubCategoryChoices } from './use-choices.ts';

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
      // Another category has other sub-categories.
      onEdit={() => setValue('subCategoryId', '')}
    />
  );
}

/** Disabled until a category is chosen, and filtered to it. */
export function SubCategorySelect() {
  const categoryId = (useFormContext().watch('categoryId') as string | undefined) ?? '';
  const { choices, isError, isKnown } = useSubCategoryChoices(categoryId);
  const isNone = categoryId !== '' && isKnown && choices.length === 0;
  return (
    <SelectField
      name="subCategoryId"
      label="Sub Category"
      placeholder="Select Sub Category"
      options={choices}
      disabled={categoryId === ''}
      hint={isError ? notLoaded : isNone && 'This category has no sub-categories yet.'}
      required
    />
  );
}
