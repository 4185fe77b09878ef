import {
  cancelSellerInvitation,
  getSellerInvitations,
  inviteSellerAgain,
} from '#contracts/calls/seller-invitations.ts';
import { languages } from '#languages/languages.ts';
import { QueryState } from '#web/ui/back-office/query-state.tsx';
import { ScreenHead } from '#web/ui/back-office/shell/screen-head.tsx';
import { useRead, useTell } from '#web/ui/back-office/use-call.ts';
import { useMay } from '../may.tsx';
import { InvitationRow } from '../people/invitation-row.tsx';
import { InviteSeller } from '../sellers/invite-seller.tsx';

/** Whom admins have invited to sell and who has not registered yet. */
export default function Invited() {
  const query = useRead(getSellerInvitations, {});
  const mayChange = useMay('change-sellers');
  const again = useTell(inviteSellerAgain);
  const cancel = useTell(cancelSellerInvitation);
  return (
    <>
      <ScreenHead
        title="Invited sellers"
        text="People you have invited by mail who have not registered yet."
      >
        <InviteSeller />
      </ScreenHead>
      <QueryState query={query} what="This list" height="20rem">
        {(rows) =>
          rows.length === 0 ? (
            <div className="border-y border-hair px-5 py-16 text-center">
              <p className="font-medium">Nobody is invited</p>
              <p className="mt-1 text-ink-muted">Invitations that are open appear here.</p>
            </div>
          ) : (
            <ul className="max-w-4xl divide-y divide-hair rounded-panel border border-hair bg-panel">
              {rows.map((row) => (
                <InvitationRow
                  key={row._id}
                  invitation={row}
                  mayChange={mayChange}
                  again={() => again({ params: { invitationId: row._id } })}
                  cancel={() => cancel({ params: { invitationId: row._id } })}
                >
                  <p>{row.approved ? 'Approved at once' : 'Needs approval then'}</p>
                  <p className="text-ink-muted">{languages[row.language].inEnglish}</p>
                </InvitationRow>
              ))}
            </ul>
          )
        }
      </QueryState>
    </>
  );
}
