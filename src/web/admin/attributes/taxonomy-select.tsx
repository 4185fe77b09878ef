import { productTypeCalls, subCategoryCalls } from '#contracts/calls/taxonomy.ts';
import { useReadAll } from '#web/ui/back-office/list/read-all.ts';
import { useCategoryChoices } from '../catalogue/category-select.tsx';

type Options = readonly { _id: string; name: string }[];

/** A taxonomy entry by the ids on the way to it; empty below where it ends. */
export type TaxonomyPath = { category: string; subCategory: string; type: string };

export const emptyPath: TaxonomyPath = { category: '', subCategory: '', type: '' };

/** Returns the taxonomy entry that a path leads to; null where nothing is chosen yet. */
export function deepestOf({ category, subCategory, type }: TaxonomyPath) {
  if (type !== '') return { level: 'product-type', _id: type } as const;
  if (subCategory !== '') return { level: 'sub-category', _id: subCategory } as const;
  return category === '' ? null : ({ level: 'category', _id: category } as const);
}

type TaxonomySelectProps = {
  path: TaxonomyPath;
  /** How far it leads: to a type, unless told. */
  to?: 'category' | 'sub-category' | 'product-type';
  isDisabled?: boolean;
  onChange: (path: TaxonomyPath) => void;
};

/** Chooses a category, and if wanted a sub-category and a type in it. */
export function TaxonomySelect(props: TaxonomySelectProps) {
  const { path, to = 'product-type', isDisabled = false, onChange } = props;
  const { category, subCategory, type } = path;
  const { choices } = useCategoryChoices();
  const { subCategories, types } = useTaxonomyNames();
  return (
    <>
      <Choose
        label="Category"
        none="Select Category"
        value={category}
        options={choices.map(({ value, label }) => ({ _id: value, name: label }))}
        isDisabled={isDisabled}
        onChoose={(id) => onChange({ ...emptyPath, category: id })}
      />
      {to !== 'category' && (
        <Choose
          label="Sub-category"
          none={to === 'sub-category' ? 'Select Sub-Category' : 'All sub-categories'}
          value={subCategory}
          options={subCategories.filter(({ categoryId }) => categoryId._id === category)}
          isDisabled={isDisabled}
          onChoose={(id) => onChange({ ...emptyPath, category, subCategory: id })}
        />
      )}
      {to === 'product-type' && (
        <Choose
          label="Type"
          none="All types"
          value={type}
          options={types.filter(({ subCategoryId }) => subCategoryId._id === subCategory)}
          isDisabled={isDisabled}
          onChoose={(id) => onChange({ category, subCategory, type: id })}
        />
      )}
    </>
  );
}

type ChooseProps = {
  label: string;
  none: string;
  value: string;
  options: Options;
  isDisabled: boolean;
  onChoose: (id: string) => void;
};

function Choose({ label, none, value, options, isDisabled, onChoose }: ChooseProps) {
  return (
    <select
      aria-label={label}
      className="back-office-input"
      value={value}
      disabled={isDisabled || options.length === 0}
      onChange={(event) => onChoose(event.target.value)}
    >
      <option value="">{none}</option>
      {options.map(({ _id, name }) => (
        <option key={_id} value={_id}>
          {name}
        </option>
      ))}
    </select>
  );
}

const byName = { sort: 'name', order: 'asc' } as const;

/** All sub-categories and types, with the names above them. */
export function useTaxonomyNames() {
  const subCategories = useReadAll(subCategoryCalls.getAll, (window) => ({
    query: { ...byName, ...window },
  }));
  const types = useReadAll(productTypeCalls.getAll, (window) => ({
    query: { ...byName, ...window },
  }));
  return { subCategories: subCategories.data ?? [], types: types.data ?? [] };
}
