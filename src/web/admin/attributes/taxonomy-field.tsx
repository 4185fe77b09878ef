import { Plus, X } from 'lucide-react';
import { useState } from 'react';
import { useFieldArray, useFormContext } from 'react-hook-form';
import { ActionButton, IconButton } from '#web/ui/back-office/action-button.tsx';
import { useCategoryChoices } from '../catalogue/category-select.tsx';
import type { AttributeFormIn } from './attribute-form.ts';
import { deepestOf, emptyPath, TaxonomySelect, useTaxonomyNames } from './taxonomy-select.tsx';

/** Where products have the attribute, and where they need it. */
export function TaxonomyField() {
  const { register, formState } = useFormContext<AttributeFormIn>();
  const { fields, append, remove } = useFieldArray<AttributeFormIn, 'entries', 'key'>({
    name: 'entries',
    keyName: 'key',
  });
  const nameOf = useNames();
  const problem = formState.errors.entries?.message;
  return (
    <fieldset>
      <legend className="mb-1.5 text-dense font-medium">Of products in</legend>
      {fields.length > 0 && (
        <ul className="mb-2 divide-y divide-hair rounded-control border border-hair">
          {fields.map((entry, index) => (
            <li key={entry.key} className="flex items-center gap-3 py-0.5 pe-0.5 ps-3">
              <bdi className="min-w-0 grow wrap-anywhere">{nameOf(entry)}</bdi>
              <label className="flex cursor-pointer items-center gap-2">
                <input
                  type="checkbox"
                  className="size-4 accent-accent"
                  aria-label={`Required in ${nameOf(entry)}`}
                  {...register(`entries.${index}.required`)}
                />
                Required
              </label>
              <IconButton label={`Remove ${nameOf(entry)}`} onClick={() => remove(index)}>
                <X size={15} aria-hidden="true" />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
      <AddEntry
        onAdd={(entry) => {
          if (!fields.some(({ _id }) => _id === entry._id)) append({ ...entry, required: false });
        }}
      />
      {problem && (
        <p role="alert" className="mt-1.5 text-dense text-bad">
          {problem}
        </p>
      )}
    </fieldset>
  );
}

type Entry = {
  level: 'category' | 'sub-category' | 'product-type';
  _id: string;
};

/** A category, and if wanted a sub-category and a type in it. */
function AddEntry({ onAdd }: { onAdd: (entry: Entry) => void }) {
  const [path, setPath] = useState(emptyPath);
  const entry = deepestOf(path);
  return (
    <div className="flex flex-wrap gap-2 *:min-w-32 *:flex-1">
      <TaxonomySelect path={path} onChange={setPath} />
      <ActionButton
        disabled={entry === null}
        onClick={() => {
          if (entry !== null) onAdd(entry);
          setPath({ ...path, type: '' });
        }}
      >
        <Plus size={15} aria-hidden="true" />
        Add category
      </ActionButton>
    </div>
  );
}

/** Returns what names a taxonomy entry with the names above it. */
function useNames() {
  const { choices } = useCategoryChoices();
  const { subCategories, types } = useTaxonomyNames();
  const path = (...names: (string | undefined)[]) => names.filter(Boolean).join(' › ');
  return ({ _id }: { _id: string }): string => {
    const type = types.find((each) => each._id === _id);
    if (type) return path(type.categoryId.name, type.subCategoryId.name, type.name);
    const sub = subCategories.find((each) => each._id === _id);
    if (sub) return path(sub.categoryId.name, sub.name);
    return choices.find(({ value }) => value === _id)?.label ?? '…';
  };
}
