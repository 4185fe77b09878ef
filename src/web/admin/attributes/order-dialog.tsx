import { useState } from 'react';
import { getAllAttributes, orderAttributes } from '#contracts/attributes/admin-calls.ts';
import { ActionButton } from '#web/ui/back-office/action-button.tsx';
import { messageOf } from '#web/ui/back-office/calls.ts';
import { DialogFrame } from '#web/ui/back-office/dialogs/dialog-frame.tsx';
import { useReadAll } from '#web/ui/back-office/list/read-all.ts';
import { MovableList } from '#web/ui/back-office/movable-list.tsx';
import { toasts } from '#web/ui/back-office/toasts.tsx';
import { useSend } from '#web/ui/back-office/use-call.ts';
import { deepestOf, noPlace, PlaceSelect } from './place-select.tsx';
import { placedAttributes } from './placed-attributes.ts';

/** The order of the attributes of one place; those of the places above come first, as these have them. */
export function OrderDialog({ onClose }: { onClose: () => void }) {
  const [path, setPath] = useState(noPlace);
  const [order, setOrder] = useState<readonly string[] | null>(null);
  const [isSaving, setSaving] = useState(false);
  const send = useSend(orderAttributes);
  const place = deepestOf(path);
  const query = useReadAll(
    getAllAttributes,
    (window) => ({
      query: { categoryId: path.category, sort: 'name', order: 'asc', ...window } as const,
    }),
    { enabled: place !== null },
  );
  const placed = place === null ? [] : placedAttributes(query.data ?? [], path);
  const inherited = placed.filter(({ from }) => from !== null);
  const own = placed.filter(({ from }) => from === null);
  const ids = order ?? own.map(({ _id }) => _id);
  const items = ids.flatMap((id) => own.find(({ _id }) => _id === id) ?? []);

  async function save() {
    if (place === null) return;
    setSaving(true);
    try {
      const { message } = await send({ body: { ...place, attributes: [...ids] } });
      toasts.success(message);
      setOrder(null);
    } catch (error) {
      toasts.failure(messageOf(error));
    }
    setSaving(false);
  }

  return (
    <DialogFrame
      title="Order of attributes"
      width="34rem"
      description="Products show what their category gives first, then their sub-category, then their type."
      onClose={onClose}
    >
      <div className="min-h-0 overflow-y-auto px-5 pt-3 pb-5 md:px-6">
        <div className="flex flex-wrap gap-2 *:min-w-32 *:flex-1">
          <PlaceSelect path={path} isDisabled={order !== null} onChange={setPath} />
        </div>
        {place !== null && query.isPending && (
          <div className="back-office-skeleton mt-4" style={{ height: '10rem' }} aria-busy="true" />
        )}
        {query.error && (
          <p role="alert" className="mt-4 rounded-control bg-bad-soft px-3 py-2 text-bad">
            {messageOf(query.error)}
          </p>
        )}
        {inherited.length > 0 && (
          <ul className="mt-4 text-ink-muted" aria-label="From the places above">
            {inherited.map(({ _id, name, from }) => (
              <li key={_id} className="flex flex-wrap justify-between gap-x-3 px-3 py-1.5">
                <bdi className="wrap-anywhere">{name}</bdi>
                <bdi className="text-fine wrap-anywhere">{from}</bdi>
              </li>
            ))}
          </ul>
        )}
        <MovableList
          items={items}
          onChange={setOrder}
          className="mt-3 divide-y divide-hair rounded-control border border-hair"
        />
        {place !== null && query.isSuccess && own.length === 0 && (
          <p className="mt-4 text-ink-soft">
            This place gives its products no attributes of its own.
          </p>
        )}
      </div>
      <div className="flex flex-wrap justify-end gap-2 border-t border-hair px-5 py-3.5 md:px-6">
        {order !== null && (
          <ActionButton className="me-auto" onClick={() => setOrder(null)}>
            Reset
          </ActionButton>
        )}
        <ActionButton onClick={onClose}>{order === null ? 'Close' : 'Cancel'}</ActionButton>
        <ActionButton
          look="solid"
          busy={isSaving && 'Saving…'}
          disabled={order === null}
          onClick={save}
        >
          Save order
        </ActionButton>
      </div>
    </DialogFrame>
  );
}
