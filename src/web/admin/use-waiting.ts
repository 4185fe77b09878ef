import { getWaiting } from '#contracts/calls/waiting.ts';
import { useRead } from '#web/ui/back-office/use-call.ts';

/** What waits for an admin, of what the role may see, asked for again each minute. Undefined until known. */
export const useWaiting = () => useRead(getWaiting, {}, { refetchInterval: 60_000 }).data;
