import { useQuery } from '@tanstack/react-query';
import type { Category, SubCategory } from '#contracts/category.ts';
import { isolate } from '#domain/isolate.ts';
import { readAll } from '#web/ui/office/list/read-all.ts';
import { useCalls } from '#web/ui/office/office-provider.tsx';
import { categoryKind, subCategoryKind } from './places.ts';

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
