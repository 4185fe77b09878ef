import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { openSellerInvitation } from '#contracts/calls/seller-invitations.ts';
import { callApi } from '#web/ui/api-client.ts';

type Invited = { token: string; name: string; email: string };

/** Reads the invitation that the page's address names; `problem` says why its link does not work. */
export function useInvitation(): { invited: Invited | null; problem: string | null } {
  const token = useSearchParams()[0].get('token');
  const [invited, setInvited] = useState<Invited | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  useEffect(() => {
    if (token === null) return;
    let isStale = false;
    callApi(openSellerInvitation, { body: { token } }).then((result) => {
      if (isStale) return;
      if (result.ok) setInvited({ token, ...result.data });
      else setProblem(result.failure.message);
    });
    return () => {
      isStale = true;
    };
  }, [token]);
  return { invited, problem };
}
