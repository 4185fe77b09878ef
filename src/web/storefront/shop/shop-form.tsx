import { type FormEvent, type ReactNode, useRef } from 'react';
import { useNavigate } from 'react-router';
import { addresses } from '#web/ui/addresses.ts';
import { useSyncWithAddress } from '../sync-with-address.ts';
import { FILTERS } from './filters.ts';
import { readShopState, type ShopState, shopQuery } from './shop-state.ts';

/**
 * The form of the shop's filters, search and sort. Without scripts it is sent as it is; with them
 * only set values get into the address, and the page keeps its position.
 */
export function ShopForm({ state, children }: { state: ShopState; children: ReactNode }) {
  const form = useRef<HTMLFormElement>(null);
  const navigate = useNavigate();
  useSyncWithAddress(form, { q: state.q, sort: state.sort });

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const filled = [...new FormData(event.currentTarget)].flatMap(([name, value]) =>
      typeof value === 'string' && value !== '' ? [[name, value]] : [],
    );
    const asked = readShopState(new URLSearchParams(filled));
    document.getElementById(FILTERS)?.hidePopover?.();
    navigate(addresses.shop(shopQuery(asked)), { preventScrollReset: true });
  }

  return (
    <form
      ref={form}
      method="get"
      action={addresses.shop()}
      onSubmit={submit}
      className="margins gap-x-12 pt-10 pb-24 md:pt-12 lg:flex xl:gap-x-16"
    >
      {state.view !== 3 && <input type="hidden" name="view" value={state.view} />}
      {state.seller && <input type="hidden" name="seller" value={state.seller} />}
      {children}
    </form>
  );
}
