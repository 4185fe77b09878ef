import { useParams } from 'react-router';
import { SessionList } from '#web/ui/back-office/sessions/session-list.tsx';
import { ScreenHead } from '#web/ui/back-office/shell/screen-head.tsx';
import { SellerTabs } from './seller-tabs.tsx';
import { useSeller } from './use-seller.ts';

/** Where a seller is logged in, admins in support included, for an admin to end. */
export default function SellerSessions() {
  const { id = '' } = useParams();
  const name = useSeller(id).data?.name;
  return (
    <>
      <ScreenHead title={name === undefined ? 'Sessions' : `Sessions of ${name}`} />
      <SellerTabs id={id} />
      <div className="max-w-2xl">
        <h2 className="mb-3 font-semibold">Where this seller is logged in</h2>
        <SessionList
          list={`/admin/get-seller-sessions/${id}`}
          endOne={(session) => `/admin/end-seller-session/${id}/${session}`}
          endAll={`/admin/end-seller-sessions/${id}`}
          allLabel="End all sessions"
          allText="The seller is logged out on every device, and support with it. The password stays as it is."
        />
      </div>
    </>
  );
}
