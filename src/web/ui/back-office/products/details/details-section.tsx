import { type ReactNode, useEffect, useId, useState } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import type { EntryAttribute } from '#contracts/attributes/attribute.ts';
import type { ManagedProduct } from '#contracts/product.ts';
import * as controls from '#texts/back-office/controls.ts';
import * as texts from '#texts/back-office/details.tsx';
import type { ProductFormIn } from '../product-form.ts';
import { DetailControl } from './detail-control.tsx';
import { type DetailValue, readDetails, writeDetails } from './detail-values.ts';
import { LostDetails } from './lost-details.tsx';
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
