import { FilePlus2, Pencil, Trash2 } from 'lucide-react';
import { deleteDraft, getOwnDrafts, saveDraft } from '#contracts/calls/drafts.ts';
import type { ProductDraft } from '#contracts/products/product-draft.ts';
import * as texts from '#texts/seller/drafts.tsx';
import { ActionButton, IconButton } from '#web/ui/back-office/action-button.tsx';
import { lazyDialog } from '#web/ui/back-office/dialogs/lazy-dialog.tsx';
import { formatMoment } from '#web/ui/back-office/formats.ts';
import { toasts } from '#web/ui/back-office/toasts.tsx';
import { useAction, useRead, useSend } from '#web/ui/back-office/use-call.ts';
import { Written } from '#web/ui/written.tsx';
import { useUserId } from '../use-self.ts';

const DraftDialog = lazyDialog(
  () => import('./draft-dialog.tsx'),
  (module) => module.DraftDialog,
);

type DraftsProps = {
  isApproved: boolean;
  rate: number | null;
  /** Which dialog is open, by the address: `draft-new` or `draft-` and an id. */
  open: string | null;
  onOpen: (dialog: string) => void;
  onClose: () => void;
};

/**
 * A seller's drafts, which can be added from here once the account is approved. An approved seller keeps more of
 * them from the product form.
 */
export function Drafts({ isApproved, rate, open, onOpen, onClose }: DraftsProps) {
  const userId = useUserId();
  const { data } = useRead(getOwnDrafts, { params: { userId } }, { enabled: userId !== '' });
  const sendDelete = useSend(deleteDraft);
  const save = useSend(saveDraft);
  const remove = useAction(async ({ _id: id, values }: ProductDraft) => {
    await sendDelete({ params: { id } });
    toasts.undoable(texts.deleted, () => save({ params: { id }, body: values }));
  });
  const opened = data?.find(({ _id }) => open === `draft-${_id}`);
  if (data === undefined || (isApproved && data.length === 0)) return null;

  return (
    <section
      aria-labelledby="drafts"
      className="mb-4 rounded-panel border border-hair bg-panel px-4 py-3"
    >
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <div>
          <h2 id="drafts" className="font-semibold">
            {texts.title}
          </h2>
          <p className="text-dense text-ink-muted">
            {isApproved ? texts.notFinished : texts.prepare}
          </p>
        </div>
        {!isApproved && (
          <ActionButton onClick={() => onOpen('draft-new')}>
            <FilePlus2 size={15} aria-hidden="true" />
            {texts.newDraft}
          </ActionButton>
        )}
      </div>
      {data.length > 0 && (
        <ul className="mt-2 divide-y divide-hair border-t border-hair">
          {data.map((draft) => (
            <Row
              key={draft._id}
              draft={draft}
              isBusy={remove.isPending}
              onOpen={() => onOpen(`draft-${draft._id}`)}
              onRemove={() => remove.mutate(draft)}
            />
          ))}
        </ul>
      )}
      {!isApproved && (open === 'draft-new' || opened) && (
        <DraftDialog key={open} draft={opened ?? null} rate={rate} onClose={onClose} />
      )}
    </section>
  );
}

type RowProps = {
  draft: ProductDraft;
  isBusy: boolean;
  onOpen: () => void;
  onRemove: () => void;
};

function Row({ draft, isBusy, onOpen, onRemove }: RowProps) {
  const { name, brand } = draft.values;
  const moment = formatMoment(draft.updatedAt);
  const shown = name || texts.nameless;
  return (
    <li className="flex min-h-11 items-center gap-3 py-1">
      <button type="button" onClick={onOpen} className="min-w-0 grow text-start hover:underline">
        <Written className="block truncate font-medium">{shown}</Written>
        <span className="block truncate text-fine text-ink-muted">
          {brand
            ? texts.brandAndChange({ brand: <Written>{brand}</Written>, moment })
            : texts.changedAt(moment)}
        </span>
      </button>
      <IconButton label={texts.edit(shown)} onClick={onOpen}>
        <Pencil size={15} aria-hidden="true" />
      </IconButton>
      <IconButton label={texts.remove(shown)} disabled={isBusy} onClick={onRemove}>
        <Trash2 size={15} aria-hidden="true" />
      </IconButton>
    </li>
  );
}
