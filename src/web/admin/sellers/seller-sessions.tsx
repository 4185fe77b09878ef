import { useParams } from 'react-router';
import {
  endSellerSession,
  endSellerSessions,
  getSellerSessions,
} from '#contracts/calls/accounts.ts';
import { getAnySeller } from '#contracts/calls/sellers.ts';
import { SessionList } from '#web/ui/back-office/sessions/session-list.tsx';
import { ScreenHead } from '#web/ui/back-office/shell/screen-head.tsx';
import { useRead, useSend } from '#web/ui/back-office/use-call.ts';
import { useMay } from '../may.tsx';

/** The sessions of a seller, including admins in support, which an admin can end. */
export default function SellerSessions() {
  const { id = '' } = useParams();
  const name = useRead(getAnySeller, { params: { id } }).data?.name;
  const query = useRead(getSellerSessions, { params: { sellerId: id } });
  const endOne = useSend(endSellerSession);
  const endAll = useSend(endSellerSessions);
  const mayEnd = useMay('change-sellers');
  return (
    <>
      <ScreenHead title={name === undefined ? 'Sessions' : `Sessions of ${name}`} />
      <div className="max-w-2xl">
        <h2 className="mb-3 font-semibold">Where this seller is logged in</h2>
        <SessionList
          query={query}
          endOne={(sessionId) => endOne({ params: { sellerId: id, sessionId } })}
          endAll={() => endAll({ params: { sellerId: id } })}
          readOnly={mayEnd ? undefined : 'Your role does not include ending them.'}
          allLabel="End all sessions"
          allText="The seller is logged out on every device, and support with it. The password stays as it is."
        />
      </div>
    </>
  );
}
