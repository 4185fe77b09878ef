import { useQuery } from '@tanstack/react-query';
import type { SellerMessage } from '#contracts/seller-message.ts';
import { useCalls } from '#web/ui/back-office/back-office-provider.tsx';

/** Loads the messages between a seller and the admins, newest first. */
export function useMessages(sellerId: string) {
  const calls = useCalls();
  const path = `/admin/get-messages/${sellerId}`;
  return useQuery({
    queryKey: [path],
    queryFn: ({ signal }) => calls.get<SellerMessage[]>(path, {}, signal),
  });
}

/** Returns the author's name: of an admin, or of the seller at that time. */
export const writerOf = ({ authorName }: SellerMessage): string => authorName || 'Somebody';
