import { useState } from 'react';
import { getAllAttributes } from '#contracts/attributes/admin-calls.ts';
import type { ManagedAttribute } from '#contracts/attributes/managed.ts';
import type { BulkAction } from '#web/ui/back-office/list/bulk-dialog.tsx';
import { useReadAll } from '#web/ui/back-office/list/read-all.ts';
import {
  type FieldsChange,
  usePreviewed,
} from '#web/ui/back-office/products/bulk/change-preview.tsx';
import { attributeAsk } from '#web/ui/back-office/products/bulk/entry-changes.tsx';
import {
  type ChosenAttribute,
  SetAttributeFields,
} from '#web/ui/back-office/products/set-attribute-fields.tsx';

type Chosen = ChosenAttribute<ManagedAttribute>;

/** Returns the action that gives products any attribute, or takes it away. */
export function useSetAttribute(change: FieldsChange): BulkAction {
  const [chosen, setChosen] = useState<Chosen>({ attribute: undefined, value: undefined });
  return {
    label: 'Set attribute',
    ...usePreviewed(change, attributeAsk(chosen), <Fields {...chosen} onChange={setChosen} />),
  };
}

function Fields(props: Chosen & { onChange: (chosen: Chosen) => void }) {
  const { data = [] } = useReadAll(getAllAttributes, (window) => ({
    query: { sort: 'name', order: 'asc', ...window } as const,
  }));
  return <SetAttributeFields attributes={data} {...props} />;
}
