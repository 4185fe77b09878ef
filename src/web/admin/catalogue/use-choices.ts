import { useQuery } from '@tanstack/react-query';
import type { Category, SubCategory } from '#contracts/category.ts';
import { isolate } from '#domain/isolate.ts';
import { useCalls } from '#web/ui/back-office/back-office-provider.tsx';
import { readAll } from '#web/ui/back-office/list/read-all.ts';
import { categoryKind, subCategoryKind } from './taxonomy.ts';

const choices = (rows: readonly { _id: string; name: string; status: string }[] | undefined) =>
  (rows ?? []).map(({ _id, name, status }) => ({
    value: _id,
    label: status === 'LISTED' ? name : `${isolate(name)} (unlisted)`,
  }));

/** All categories, to choose one of. */
export function useCategoryChoices() {
  const calls = useCalls();
  const { data, isError } = useQuery({
    queryKey: ['list', categoryKind.list, 'choices'],
    queryFn: () => readAll<Category>(calls, categoryKind.list, { sort: 'name', order: 'asc' }),
  });
  return { choices: choices(data), isError, isKnown: data !== undefined };
}

/** The sub-categories of one category; none before one is chosen. */
export function useSubCategoryChoices(categoryId: string) {
  const calls = useCalls();
  const { data, isError } = useQuery({
    queryKey: ['list', subCategoryKind.list, 'choices', categoryId],
    enabled: categoryId !== '',
    queryFn: () =>
      readAll<SubCategory>(calls, subCategoryKind.list, { categoryId, sort: 'name', order: 'asc' }),
  });
  return { choices: choices(data), isError, isKnown: data !== undefined };
}
