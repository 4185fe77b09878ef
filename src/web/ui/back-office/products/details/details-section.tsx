import { type ReactNode, useEffect, useId, useState } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import type { EntryAttribute } from '#contracts/attributes/attribute.ts';
import { readAttributeValue } from '#contracts/attributes/read-value.ts';
import type { AttributeShown } from '#contracts/attributes/values.ts';
import type { ManagedProduct } from '#contracts/product.ts';
import { textOfShown, textOfValue } from '#domain/attributes/value-text.ts';
import * as controls from '#texts/back-office/controls.ts';
import * as texts from '#texts/back-office/details.tsx';
import { Written } from '../../../written.tsx';
import type { ProductFormIn } from '../product-form.ts';
import { DetailControl } from './detail-control.tsx';
import { type DetailValue, type DetailValues, readDetails, writeDetails } from './detail-values.ts';
import { useEntryAttributes } from './use-entry-attributes.ts';

type DetailsSectionProps = {
  product: ManagedProduct | null;
  /** The names of what is chosen, the narrowest last. */
  entryNames: readonly string[];
  /** Called with the attributes of the chosen taxonomy entries, null until they are known. */
  onAttributes?: ((attributes: EntryAttribute[] | null) => void) | undefined;
};

/** The attributes of the chosen taxonomy entries, by their groups (docs/behaviour/seller.md#details). */
export function DetailsSection({ product, entryNames, onAttributes }: DetailsSectionProps) {
  const form = useFormContext<ProductFormIn>();
  const { field } = useController<ProductFormIn, 'attributes'>({ name: 'attributes' });
  const [categoryId, subCategoryId, productTypeId] = form.watch([
    'categoryId',
    'subCategoryId',
    'productTypeId',
  ]);
  const query = useEntryAttributes({ categoryId, subCategoryId, productTypeId });
  const attributes = categoryId === '' ? undefined : query.data;
  const seen = useSeen(attributes);
  const section = useId();
  const idOf = ({ _id }: EntryAttribute) => `${section}-${_id}`;
  const errors = detailErrors(form.formState.errors.attributes);

  useEffect(() => onAttributes?.(attributes ?? null), [attributes, onAttributes]);
  useEffect(() => {
    field.ref({
      focus: () => {
        const faults = detailErrors(form.getFieldState('attributes').error);
        const first = attributes?.find(({ _id }) => _id in faults);
        if (first) focusIn(`${section}-${first._id}`);
      },
    });
  });

  const values = readDetails(field.value);
  function change(id: string, value: DetailValue | undefined) {
    const { [id]: _, ...others } = readDetails(form.getValues('attributes'));
    field.onChange(writeDetails(value === undefined ? others : { ...others, [id]: value }));
    form.clearErrors(`attributes.${id}` as 'attributes');
  }

  if (query.isError) {
    return (
      <Frame>
        <p role="alert">
          {texts.notLoaded}{' '}
          <button type="button" className="underline" onClick={() => query.refetch()}>
            {controls.tryAgain}
          </button>
        </p>
      </Frame>
    );
  }
  if (attributes === undefined) return null;
  const others = Object.entries(errors).filter(([id]) => !attributes.some(({ _id }) => _id === id));
  const lost = subCategoryId !== '' && (
    <LostDetails
      values={values}
      attributes={attributes}
      seen={seen}
      had={product?.attributes ?? []}
      entryName={entryNames.at(-1) ?? ''}
    />
  );
  if (attributes.length === 0) return lost;
  return (
    <Frame>
      {lost}
      {groupsOf(attributes).map(([name, members]) => (
        <fieldset key={name} className="min-w-0">
          {name !== '' && (
            <legend className="mb-3 w-full border-b border-hair pb-1 text-dense text-ink-muted">
              {name}
            </legend>
          )}
          <div className="grid gap-4 md:grid-cols-2">
            {members.map((attribute) => (
              <DetailControl
                key={attribute._id}
                id={idOf(attribute)}
                attribute={attribute}
                value={values[attribute._id]}
                error={errors[attribute._id]}
                onChange={(value) => change(attribute._id, value)}
              />
            ))}
          </div>
        </fieldset>
      ))}
      {others.map(([id, message]) => (
        <p key={id} role="alert" className="text-dense text-bad">
          {message}
        </p>
      ))}
    </Frame>
  );
}

function Frame({ children }: { children: ReactNode }) {
  return (
    <section aria-label={texts.details} className="flex flex-col gap-5 border-t border-hair pt-4">
      <h3 className="font-semibold">{texts.details}</h3>
      {children}
    </section>
  );
}

/** All attributes shown so far, so that what new taxonomy entries do not have can still be named. */
function useSeen(attributes: readonly EntryAttribute[] | undefined) {
  const [seen] = useState(() => new Map<string, EntryAttribute>());
  useEffect(() => {
    for (const attribute of attributes ?? []) seen.set(attribute._id, attribute);
  }, [attributes, seen]);
  return seen;
}

/** Attributes by their groups, each where its first one stands. */
function groupsOf(attributes: readonly EntryAttribute[]): [string, EntryAttribute[]][] {
  const groups = new Map<string, EntryAttribute[]>();
  for (const attribute of attributes) {
    groups.set(attribute.group, [...(groups.get(attribute.group) ?? []), attribute]);
  }
  return [...groups];
}

/** The messages at attributes, by their ids; one about them all is without an id. */
function detailErrors(errors: object | undefined): Record<string, string> {
  if (errors && 'message' in errors && typeof errors.message === 'string') {
    return { '': errors.message };
  }
  return Object.fromEntries(
    Object.entries(errors ?? {}).flatMap(([id, error]) =>
      typeof error?.message === 'string' ? [[id, error.message]] : [],
    ),
  );
}

function focusIn(id: string): void {
  const element = document.getElementById(id);
  const first = element?.querySelector<HTMLElement>('input, button');
  (first ?? element)?.focus();
}

type LostDetailsProps = {
  values: DetailValues;
  /** The attributes of the chosen taxonomy entries. */
  attributes: readonly EntryAttribute[];
  /** All that the form has shown so far, by their ids. */
  seen: ReadonlyMap<string, EntryAttribute>;
  /** What the product had, for attributes that the form has not shown. */
  had: readonly AttributeShown[];
  entryName: string;
};

/** Says which values the chosen taxonomy entries have no attributes for; they go when the form is saved. */
function LostDetails({ values, attributes, seen, had, entryName }: LostDetailsProps) {
  const lost = Object.entries(values).flatMap(([id, value]) => {
    if (attributes.some(({ _id }) => _id === id)) return [];
    const shown = had.find(({ _id }) => _id === id);
    const attribute = seen.get(id);
    if (attribute) return [{ id, name: attribute.name, text: textOf(attribute, value) }];
    return shown ? [{ id, name: shown.name, text: textOfShown(shown) }] : [];
  });
  if (lost.length === 0) return null;
  const [first, ...others] = lost;
  return (
    <div role="status" className="rounded-control bg-warn-soft px-3 py-2 text-dense">
      {first && others.length === 0 ? (
        <p>{texts.oneWillBeRemoved({ detail: <Named {...first} />, entry: entryName })}</p>
      ) : (
        <>
          <p>{texts.theseWillBeRemoved(entryName)}</p>
          <ul className="mt-1 list-disc ps-5">
            {lost.map((each) => (
              <li key={each.id}>
                <Named {...each} />
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

const Named = ({ name, text }: { name: string; text: string }) => (
  <>
    {name} (<Written className="font-medium">{text}</Written>)
  </>
);

/** A value as it is read, or as it was typed where it cannot be. */
function textOf(attribute: EntryAttribute, value: DetailValue): string {
  const read = readAttributeValue(attribute, value);
  if ('message' in read || read.value === null) return String(value);
  return textOfValue(attribute, read.value);
}
