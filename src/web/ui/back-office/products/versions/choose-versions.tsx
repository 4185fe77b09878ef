import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import type { ManagedProduct } from '#contracts/product.ts';
import { formatPrice } from '#domain/price.ts';
import { amountOf } from '#domain/typed-price.ts';
import * as controls from '#texts/back-office/controls.ts';
import * as texts from '#texts/back-office/versions.ts';
import { ActionButton } from '../../action-button.tsx';
import { DialogFrame } from '../../dialogs/dialog-frame.tsx';
import { useOwnCurrencies } from '../../own-currencies.ts';
import { DetailsTable } from '../details/details-table.tsx';
import { useEntryAttributes } from '../details/use-entry-attributes.ts';
import { readSlots } from '../media-slots.ts';
import { type ProductFormIn, productDefaults } from '../product-form.ts';
import { useTaxonomy, withChosen } from '../use-taxonomy.ts';
import { compareVersions, type Group, mergeVersions } from './compare-versions.ts';

type ChooseVersionsProps = {
  /** The version that the form began with, and the saved one. */
  before: ManagedProduct;
  newest: ManagedProduct;
  onDone: () => void;
  onClose: () => void;
};

type Side = 'mine' | 'theirs';

/**
 * Shows both versions of fields that were changed here and by somebody else, to choose from. Fields
 * changed on one side only are taken from it. Nothing is saved until the form is.
 */
export function ChooseVersions({ before, newest, onDone, onClose }: ChooseVersionsProps) {
  const form = useFormContext<ProductFormIn>();
  const [mine] = useState(() => form.getValues());
  const theirs = { ...productDefaults(newest), submission: mine.submission };
  const compared = compareVersions(productDefaults(before), mine, theirs, useOwnCurrencies());
  const [chosen, setChosen] = useState<Partial<Record<Group['key'], Side>>>({});
  const isMine = ({ key }: Group) => (chosen[key] ?? 'mine') === 'mine';

  function use() {
    const kept = [...compared.mine, ...compared.conflicts.filter(isMine)];
    const merged = mergeVersions(mine, theirs, kept);
    form.reset(theirs);
    for (const { fields } of kept) {
      for (const field of fields) form.setValue(field, merged[field], { shouldDirty: true });
    }
    onDone();
  }

  return (
    <DialogFrame title={texts.changedMeanwhile} onClose={onClose} width="44rem">
      <div className="flex flex-col gap-5 overflow-y-auto px-5 pt-4 md:px-6">
        <p className="text-ink-soft">
          {texts.somebodySaved}{' '}
          {compared.conflicts.length > 0 ? texts.chooseWhatToKeep : texts.nothingOfYoursChanged}
        </p>
        {compared.conflicts.map((group) => (
          <fieldset key={group.key}>
            <legend className="mb-1.5 text-dense font-medium">{group.label}</legend>
            <div className="grid gap-2 md:grid-cols-2">
              {(['mine', 'theirs'] as const).map((side) => (
                <label
                  key={side}
                  className="flex min-w-0 cursor-pointer gap-3 rounded-control border border-hair p-3 has-checked:border-accent has-checked:bg-accent-soft"
                >
                  <input
                    type="radio"
                    name={`version-${group.key}`}
                    checked={isMine(group) === (side === 'mine')}
                    onChange={() => setChosen({ ...chosen, [group.key]: side })}
                    className="mt-0.5 size-4 shrink-0 accent-(--color-accent)"
                  />
                  <span className="min-w-0 grow">
                    <span className="block text-fine text-ink-muted">
                      {side === 'mine' ? texts.yours : texts.savedMeanwhile}
                    </span>
                    <Shown
                      group={group}
                      form={side === 'mine' ? mine : theirs}
                      product={side === 'mine' ? before : newest}
                    />
                  </span>
                </label>
              ))}
            </div>
          </fieldset>
        ))}
        {compared.theirs.length > 0 && (
          <section>
            <h3 className="mb-1.5 text-dense font-medium">{texts.alsoTakenOver}</h3>
            <dl className="grid gap-x-4 gap-y-1.5 md:grid-cols-[10rem_1fr]">
              {compared.theirs.map((group) => (
                <div key={group.key} className="contents">
                  <dt className="text-ink-muted">{group.label}</dt>
                  <dd className="min-w-0">
                    <Shown group={group} form={theirs} product={newest} />
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        )}
      </div>
      <footer className="flex justify-end gap-2 px-5 pt-5 pb-5 md:px-6">
        <ActionButton onClick={onClose}>{controls.cancel}</ActionButton>
        <ActionButton look="solid" onClick={use}>
          {texts.useThese}
        </ActionButton>
      </footer>
    </DialogFrame>
  );
}

type ShownProps = { group: Group; form: ProductFormIn; product: ManagedProduct };

/** A version of a field as people read it. */
function Shown({ group, form, product }: ShownProps) {
  if (group.kind === 'media') return <ShownMedia media={form.media} />;
  if (group.kind === 'category') return <ShownCategory form={form} product={product} />;
  if (group.kind === 'details') return <ShownDetails form={form} />;
  if (group.kind === 'flag')
    return <span>{form[group.fields[0]] ? controls.yes : controls.no}</span>;
  const text = textOf(group, form);
  return (
    <bdi className="block max-h-40 overflow-y-auto whitespace-pre-line wrap-break-word">
      {text || <span className="text-ink-muted">{texts.empty}</span>}
    </bdi>
  );
}

function textOf({ fields: [field], currency }: Group, form: ProductFormIn) {
  const value = String(form[field] ?? '');
  const amount = amountOf(value);
  if (amount === null || currency === undefined) return value;
  return formatPrice(amount, currency);
}

function ShownCategory({ form, product }: Omit<ShownProps, 'group'>) {
  const { categoryId, subCategoryId, productTypeId } = form;
  const taxonomy = useTaxonomy(categoryId, subCategoryId);
  const chosen = [
    withChosen(taxonomy.categories, product.categoryId).find(({ value }) => value === categoryId),
    withChosen(taxonomy.subCategories, product.subCategoryId).find(
      ({ value }) => value === subCategoryId,
    ),
    withChosen(taxonomy.types, product.productTypeId).find(({ value }) => value === productTypeId),
  ];
  return <bdi>{chosen.flatMap((option) => option?.label ?? []).join(' › ') || '…'}</bdi>;
}

function ShownDetails({ form }: Pick<ShownProps, 'form'>) {
  const { data } = useEntryAttributes(form);
  if (form.attributes === '') return <span className="text-ink-muted">{texts.empty}</span>;
  return data ? <DetailsTable attributes={data} text={form.attributes} /> : <span>…</span>;
}

function ShownMedia({ media }: { media: string }) {
  const shown = readSlots(media, () => true).flatMap((slot) =>
    slot.is === 'kept' || slot.is === 'sent' ? [slot] : [],
  );
  if (shown.length === 0) return <span className="text-ink-muted">{texts.noMedia}</span>;
  return (
    <span className="mt-1 flex flex-wrap gap-1.5">
      {shown.map(({ kind, url }) =>
        kind === 'image' ? (
          <img
            key={url}
            src={url}
            alt=""
            className="size-14 rounded-control bg-sand object-contain"
          />
        ) : (
          <video key={url} src={url} muted preload="metadata" className="size-14 bg-sand" />
        ),
      )}
    </span>
  );
}
