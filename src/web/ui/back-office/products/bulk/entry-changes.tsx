import { useState } from 'react';
import type { EntryAttribute } from '#contracts/attributes/attribute.ts';
import * as texts from '#texts/back-office/product-changes.ts';
import type { BulkAction } from '../../list/bulk-dialog.tsx';
import { useEntryAttributes } from '../details/use-entry-attributes.ts';
import { type ChosenAttribute, SetAttributeFields } from '../set-attribute-fields.tsx';
import { useTaxonomy } from '../use-taxonomy.ts';
import { type FieldsAsk, type FieldsChange, usePreviewed } from './change-preview.tsx';

const nowhere = { categoryId: '', subCategoryId: '', productTypeId: '' };
type Entries = typeof nowhere;
const noAttribute = { attribute: undefined, value: undefined };

/** Returns the action that moves products to another category or type. */
export function useMove(change: FieldsChange): BulkAction {
  const [entries, setEntries] = useState(nowhere);
  const { categoryId, subCategoryId, productTypeId } = entries;
  const ask: FieldsAsk = {
    ...{ action: 'move', categoryId, subCategoryId, productTypeId: productTypeId || null },
  };
  return {
    label: texts.changeCategory,
    ...usePreviewed(
      change,
      subCategoryId === '' ? undefined : ask,
      <>
        <EntryFields entries={entries} onChange={setEntries} />
        <p className="mt-3 text-fine text-ink-muted">{texts.losesDetails}</p>
      </>,
    ),
  };
}

/** Returns the action that gives products an attribute of a category. */
export function useAttributeOfEntry(change: FieldsChange): BulkAction {
  const [entries, setEntries] = useState(nowhere);
  const [chosen, setChosen] = useState<ChosenAttribute<EntryAttribute>>(noAttribute);
  return {
    label: texts.setAttribute,
    ...usePreviewed(
      change,
      attributeAsk(chosen),
      <>
        <EntryFields
          entries={entries}
          onChange={(next) => {
            setEntries(next);
            setChosen(noAttribute);
          }}
        />
        <AttributeFields entries={entries} chosen={chosen} onChange={setChosen} />
      </>,
    ),
  };
}

/** What is asked for by a chosen attribute; undefined until one is chosen. */
export const attributeAsk = ({
  attribute,
  value,
}: Omit<ChosenAttribute<EntryAttribute>, 'attribute'> & {
  attribute: { _id: string } | undefined;
}): FieldsAsk | undefined =>
  attribute && { action: 'set-attribute', attribute: attribute._id, value: value ?? null };

type EntryFieldsProps = { entries: Entries; onChange: (entries: Entries) => void };

/** Asks for a category, its sub-category, and a type of that. */
function EntryFields({ entries, onChange }: EntryFieldsProps) {
  const { categoryId, subCategoryId } = entries;
  const { categories, subCategories, types } = useTaxonomy(categoryId, subCategoryId);
  const levels = [
    ['categoryId', texts.category, texts.chooseCategory, categories],
    ['subCategoryId', texts.subCategory, texts.chooseSubCategory, subCategories],
    ['productTypeId', texts.productType, texts.noType, types],
  ] as const;
  const without = { categoryId: nowhere, subCategoryId: { ...nowhere, categoryId } };
  return (
    <div className="mt-4 grid gap-4 text-dense">
      {levels.map(([name, label, placeholder, options]) => (
        <label key={name} className="block font-medium">
          <span className="mb-1.5 block">{label}</span>
          <select
            className="back-office-input font-normal"
            value={entries[name]}
            disabled={options.length === 0}
            onChange={({ target }) =>
              onChange({
                ...(name === 'productTypeId' ? entries : without[name]),
                [name]: target.value,
              })
            }
          >
            <option value="">{placeholder}</option>
            {options.map(({ value, label: text }) => (
              <option key={value} value={value}>
                {text}
              </option>
            ))}
          </select>
        </label>
      ))}
    </div>
  );
}

type AttributeFieldsProps = {
  entries: Entries;
  chosen: ChosenAttribute<EntryAttribute>;
  onChange: (chosen: ChosenAttribute<EntryAttribute>) => void;
};

function AttributeFields({ entries, chosen, onChange }: AttributeFieldsProps) {
  const { data = [] } = useEntryAttributes(entries);
  if (entries.categoryId === '') return null;
  return <SetAttributeFields attributes={data} {...chosen} onChange={onChange} />;
}
