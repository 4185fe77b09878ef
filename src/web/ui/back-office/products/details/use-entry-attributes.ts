import { getAttributes } from '#contracts/attributes/calls.ts';
import { useRead } from '../../use-call.ts';

type ChosenIds = { categoryId: string; subCategoryId: string; productTypeId?: unknown };

/** The attributes of a form's taxonomy entries; an id that is not chosen yet is empty. */
export function useEntryAttributes({ categoryId, subCategoryId, productTypeId }: ChosenIds) {
  const query = {
    category: categoryId,
    ...(subCategoryId !== '' && { subCategory: subCategoryId }),
    ...(typeof productTypeId === 'string' && productTypeId !== '' && { type: productTypeId }),
  };
  return useRead(getAttributes, { query }, { enabled: categoryId !== '' });
}
