import { useEffect, useState } from 'react';
import { useFormState } from 'react-hook-form';
import { Link, useNavigate, useParams } from 'react-router';
import { mergeSeller, previewSellerMerge } from '#contracts/calls/seller-merge.ts';
import { getAllSellers, getAnySeller } from '#contracts/calls/sellers.ts';
import { type MergePreview, SellerMerge } from '#contracts/sellers/seller-merge.ts';
import { isolate } from '#domain/text/isolate.ts';
import { ActionButton, ActionButtonLink } from '#web/ui/back-office/action-button.tsx';
import { adminAddresses } from '#web/ui/back-office/addresses.ts';
import { useCalls } from '#web/ui/back-office/back-office-provider.tsx';
import { FormDialog } from '#web/ui/back-office/form/form-dialog.tsx';
import { TextField } from '#web/ui/back-office/form/form-fields.tsx';
import {
  byName,
  FilterPicker,
  picksFrom,
} from '#web/ui/back-office/list/filters/filter-picker.tsx';
import { useListState } from '#web/ui/back-office/list/list-state.ts';
import { QueryState } from '#web/ui/back-office/query-state.tsx';
import { ScreenHead } from '#web/ui/back-office/shell/screen-head.tsx';
import { toasts } from '#web/ui/back-office/toasts.tsx';
import { useRead, useRefresh } from '#web/ui/back-office/use-call.ts';
import { counted, Preview } from './preview.tsx';

const sellers = picksFrom(getAllSellers, getAnySeller, byName);

/** Makes one seller's account part of another: which one, what that changes, and the confirmation. */
export default function MergeSeller() {
  const { id = '' } = useParams();
  const state = useListState({ columns: [], filters: { into: null } });
  const into = state.filters.into ?? '';
  /** Meanwhile the account ends, of which other tabs and this one are told at once: there is nothing to read of it. */
  const [isMerging, setMerging] = useState(false);
  const seller = useRead(getAnySeller, { params: { id } }, { enabled: !isMerging });
  const query = useRead(
    previewSellerMerge,
    { params: { sellerId: id }, query: { into } },
    { enabled: into !== '' && !isMerging, staleTime: 0 },
  );
  return (
    <>
      <ScreenHead
        title={`Merge ${isolate(seller.data?.name ?? 'a seller')} with another account`}
        text="For one seller with two accounts: this one becomes part of the other, which stays as it is."
      >
        <ActionButtonLink to={adminAddresses.sellerProfile(id)}>
          Back to the seller
        </ActionButtonLink>
      </ScreenHead>
      <div className="mb-6 flex max-w-3xl flex-wrap items-end gap-3">
        <FilterPicker
          state={state}
          name="into"
          label="The account that stays"
          all="Choose an account"
          picks={sellers}
        />
        {into !== '' && (
          <Link
            to={adminAddresses.mergeSeller(into, { into: id })}
            data-look="line"
            className="back-office-button"
          >
            The other way round
          </Link>
        )}
      </div>
      {into === '' ? (
        <p className="border-y border-hair py-12 text-center text-ink-muted">
          Choose the account that stays. You then see what would change; nothing is merged yet.
        </p>
      ) : (
        <QueryState query={query} what="What would change">
          {(preview) => <Step preview={preview} onMerging={setMerging} />}
        </QueryState>
      )}
    </>
  );
}

type StepProps = { preview: MergePreview; onMerging: (isMerging: boolean) => void };

/** What would change, and the button that asks for the last confirmation. */
function Step({ preview, onMerging }: StepProps) {
  const [isAsking, setAsking] = useState(false);
  const isHeldUp = preview.running.length > 0;
  return (
    <div className="max-w-3xl">
      <Preview preview={preview} />
      <div className="mt-8 flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-hair pt-5">
        <ActionButton look="danger" disabled={isHeldUp} onClick={() => setAsking(true)}>
          Merge these accounts…
        </ActionButton>
        <p className="text-ink-soft">A merge cannot be undone.</p>
      </div>
      {isAsking && (
        <ConfirmMerge preview={preview} onMerging={onMerging} onClose={() => setAsking(false)} />
      )}
    </div>
  );
}

type ConfirmMergeProps = StepProps & { onClose: () => void };

/** Asks for the name of the account that goes, merges, and shows the account that stays. */
function ConfirmMerge({ preview, onMerging, onClose }: ConfirmMergeProps) {
  const { from, into } = preview;
  const calls = useCalls();
  const refresh = useRefresh();
  const navigate = useNavigate();
  return (
    <FormDialog<{ name: string }, { name: string }>
      title={`Make ${isolate(from.name)} part of ${isolate(into.name)}`}
      schema={SellerMerge.pick({ name: true })}
      defaults={{ name: '' }}
      submit="Merge for good"
      busy="Merging..."
      isDangerous
      onSubmit={async ({ name }) => {
        onMerging(true);
        const input = { params: { sellerId: from._id }, body: { into: into._id, name } };
        const { data } = await calls.send(mergeSeller, input).catch((error: unknown) => {
          onMerging(false);
          throw error;
        });
        const { pieces, leads, customers } = data.moved;
        const moved = [
          counted(pieces, 'product'),
          counted(leads, 'lead'),
          counted(customers, 'customer'),
        ];
        await navigate(adminAddresses.sellerProfile(into._id), { replace: true });
        toasts.note(`${isolate(from.name)} is part of this account now, with ${moved.join(', ')}.`);
        await refresh(mergeSeller.changes);
      }}
      onClose={onClose}
    >
      <p className="text-ink-soft">
        Everything is moved together, or nothing is. With thousands of products or enquiries it
        takes a minute: keep this page open. It cannot be undone.
      </p>
      <TextField
        name="name"
        label={`Type the name of the account to close: ${isolate(from.name)}`}
        autoComplete="off"
        spellCheck={false}
      />
      <Moving moves={preview.moves} />
    </FormDialog>
  );
}

/** What is being moved, and for how long: all of it comes at once, so that there is no share to show. */
function Moving({ moves }: Pick<MergePreview, 'moves'>) {
  const { isSubmitting } = useFormState();
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    if (!isSubmitting) return setSeconds(0);
    const timer = setInterval(() => setSeconds((before) => before + 1), 1000);
    return () => clearInterval(timer);
  }, [isSubmitting]);
  if (seconds === 0) return null;
  return (
    <p className="text-ink-soft tabular-nums">
      <span role="status">
        Moving {counted(moves.pieces, 'product')} and {counted(moves.leads, 'lead')}…
      </span>{' '}
      {seconds} s
    </p>
  );
}
