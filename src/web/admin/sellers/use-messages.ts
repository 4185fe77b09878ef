import { useQuery } from '@tanstack/react-query';
import type { SellerMessage } from '#contracts/seller-message.ts';
import { useCalls } from '#web/ui/back-office/back-office-provider.tsx';

/** What a seller and the admins wrote to each other, newest first. */
export function useMessages(sellerId: string) {
  const calls = useCalls();
  const path = `/admin/get-messages/${sellerId}`;
  return useQuery({
    queryKey: [path],
    queryFn: ({ signal }) => calls.get<SellerMessage[]>(path, {}, signal),
  });
}

/** An admin by name, a seller by the name it had. */
export const writerOf = ({ authorName }: SellerMessage): string => authorName || 'Somebody';
