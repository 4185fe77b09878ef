import { useState } from 'react';
import type { PlacedAttribute } from '#contracts/attributes/attribute.ts';
import type { ManagedProduct } from '#contracts/product.ts';
import * as texts from '#texts/seller/product-changes.ts';
import type { BulkAction } from '#web/ui/back-office/list/bulk-dialog.tsx';
import { usePlaceAttributes } from '#web/ui/back-office/products/details/use-place-attributes.ts';
import {
  type ChosenAttribute,
  SetAttributeFields,
} from '#web/ui/back-office/products/set-attribute-fields.tsx';
import { useTaxonomy } from '#web/ui/back-office/products/use-taxonomy.ts';
import type { ActionOf } from './bulk-changes.tsx';

const nowhere = { categoryId: '', subCategoryId: '', productTypeId: '' };
type Place = typeof nowhere;
const noAttribute = { attribute: undefined, value: undefined };

/** Returns the actions that move products to another category or type, and give them an attribute. */
export function usePlaceChanges(of: ActionOf): BulkAction<ManagedProduct>[] {
  const [place, setPlace] = useState(nowhere);
  const [ofWhich, setOfWhich] = useState(nowhere);
  const [chosen, setChosen] = useState<ChosenAttribute<PlacedAttribute>>(noAttribute);
  const { categoryId, subCategoryId, productTypeId } = place;
  return [
    {
      label: texts.changePlace,
      form: (
        <>
          <PlaceFields place={place} onChange={setPlace} />
          <p className="mt-3 text-fine text-ink-muted">{texts.losesDetails}</p>
        </>
      ),
      isReady: subCategoryId !== '',
      ...of({ action: 'move', categoryId, subCategoryId, productTypeId: productTypeId || null }),
    },
    {
      label: texts.setAttribute,
      form: (
        <>
          <PlaceFields
            place={ofWhich}
            onChange={(next) => {
              setOfWhich(next);
              setChosen(noAttribute);
            }}
          />
          <AttributeFields place={ofWhich} chosen={chosen} onChange={setChosen} />
        </>
      ),
      isReady: chosen.attribute !== undefined,
      ...of({
        action: 'set-attribute',
        attribute: chosen.attribute?._id ?? '',
        value: chosen.value ?? null,
      }),
    },
  ];
}

type PlaceFieldsProps = { place: Place; onChange: (place: Place) => void };

/** Asks for a category, its sub-category, and a type of that. */
function PlaceFields({ place, onChange }: PlaceFieldsProps) {
  const { categoryId, subCategoryId } = place;
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
            value={place[name]}
            disabled={options.length === 0}
            onChange={({ target }) =>
              onChange({
                ...(name === 'productTypeId' ? place : without[name]),
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
  place: Place;
  chosen: ChosenAttribute<PlacedAttribute>;
  onChange: (chosen: ChosenAttribute<PlacedAttribute>) => void;
};

function AttributeFields({ place, chosen, onChange }: AttributeFieldsProps) {
  const { data = [] } = usePlaceAttributes(place);
  if (place.categoryId === '') return null;
  return <SetAttributeFields attributes={data} {...chosen} onChange={onChange} />;
}
