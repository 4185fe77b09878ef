import type { ContactMessage } from '#contracts/inbox.ts';
import { useWrite } from '#web/ui/back-office/mutate.ts';

/** Marks a message as read or unread; rejects where the API refuses. */
export function useMarking() {
  const write = useWrite<ContactMessage>(['/admin/get-contact-messages', '/admin/get-audit']);
  return (id: string, read: boolean) =>
    write(`/admin/update-read/${id}`, { method: 'PUT', body: { read } });
}
