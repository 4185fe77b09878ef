import { useId, useState } from 'react';
import { getAllAttributes, setAttribute } from '#contracts/attributes/admin-calls.ts';
import type { ManagedAttribute } from '#contracts/attributes/managed.ts';
import type { AttributeChange } from '#contracts/attributes/values.ts';
import type { ManagedProduct } from '#contracts/product.ts';
import type { BulkAction } from '#web/ui/back-office/list/bulk-dialog.tsx';
import { useReadAll } from '#web/ui/back-office/list/read-all.ts';
import { DetailControl } from '#web/ui/back-office/products/details/detail-control.tsx';
import { type DetailValue, detailsOf } from '#web/ui/back-office/products/details/detail-values.ts';
import { useSend } from '#web/ui/back-office/use-call.ts';

/** What is to be set, once it is chosen. */
type Chosen = { attribute: ManagedAttribute | undefined; value: DetailValue | undefined };

type Step = NonNullable<BulkAction<ManagedProduct>['step']>;

/** Returns the action that gives all selected products one attribute, or takes it away. */
export function useSetAttribute(
  stepOf: (ask: { action: 'set-attribute' } & AttributeChange) => Step,
): BulkAction<ManagedProduct> {
  const [chosen, setChosen] = useState<Chosen>({ attribute: undefined, value: undefined });
  const send = useSend(setAttribute);
  const attribute = chosen.attribute?._id ?? '';
  const value = chosen.value ?? null;
  const set = ({ _id }: ManagedProduct, to: AttributeChange['value']) =>
    send({ params: { productId: _id }, body: { attribute, value: to } });
  return {
    label: 'Set attribute',
    form: <Fields {...chosen} onChange={setChosen} />,
    isReady: chosen.attribute !== undefined,
    run: async (product) => {
      await set(product, value);
      return () => set(product, detailsOf(product.attributes)[attribute] ?? null);
    },
    step: stepOf({ action: 'set-attribute', attribute, value }),
  };
}

function Fields({ attribute, value, onChange }: Chosen & { onChange: (chosen: Chosen) => void }) {
  const id = useId();
  const { data = [] } = useReadAll(getAllAttributes, (window) => ({
    query: { sort: 'name', order: 'asc', ...window } as const,
  }));
  return (
    <div className="mt-4 grid gap-4 text-dense">
      <label className="block font-medium">
        <span className="mb-1.5 block">Attribute</span>
        <select
          className="back-office-input font-normal"
          value={attribute?._id ?? ''}
          onChange={({ target }) => {
            const next = data.find(({ _id }) => _id === target.value);
            onChange({ attribute: next, value: undefined });
          }}
        >
          <option value="">Choose an attribute</option>
          {data.map(({ _id, name }) => (
            <option key={_id} value={_id}>
              {name}
            </option>
          ))}
        </select>
      </label>
      {attribute && (
        <div>
          <DetailControl
            key={attribute._id}
            id={id}
            attribute={{ ...attribute, required: false }}
            value={value}
            error={undefined}
            onChange={(next) => onChange({ attribute, value: next })}
          />
          <p className="mt-1.5 text-fine text-ink-muted">
            Left empty, products lose it. Those of other places stay as they are, and are told.
          </p>
        </div>
      )}
    </div>
  );
}
