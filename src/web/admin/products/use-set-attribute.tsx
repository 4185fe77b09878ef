import { useState } from 'react';
import { getAllAttributes, setAttribute } from '#contracts/attributes/admin-calls.ts';
import type { ManagedAttribute } from '#contracts/attributes/managed.ts';
import type { AttributeChange } from '#contracts/attributes/values.ts';
import type { ManagedProduct } from '#contracts/product.ts';
import type { BulkAction } from '#web/ui/back-office/list/bulk-dialog.tsx';
import { useReadAll } from '#web/ui/back-office/list/read-all.ts';
import { detailsOf } from '#web/ui/back-office/products/details/detail-values.ts';
import {
  type ChosenAttribute,
  SetAttributeFields,
} from '#web/ui/back-office/products/set-attribute-fields.tsx';
import { useSend } from '#web/ui/back-office/use-call.ts';

type Chosen = ChosenAttribute<ManagedAttribute>;
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

function Fields(props: Chosen & { onChange: (chosen: Chosen) => void }) {
  const { data = [] } = useReadAll(getAllAttributes, (window) => ({
    query: { sort: 'name', order: 'asc', ...window } as const,
  }));
  return <SetAttributeFields attributes={data} {...props} />;
}
