import { useState } from 'react';
import type { ManagedProduct } from '#contracts/product.ts';
import { messageOf } from '#web/ui/back-office/calls.ts';
import { PricesDialog } from '#web/ui/back-office/products/prices/prices-dialog.tsx';
import { RowMenu } from '#web/ui/back-office/row-menu.tsx';
import { toasts } from '#web/ui/back-office/toasts.tsx';
import { useMay } from '../../may.tsx';
import { TakeDownDialog } from './take-down-dialog.tsx';
import { puttingUp, tellDone, useTakeDown } from './use-take-down.ts';

/** In a row's menu: shows a product's earlier prices, and takes it down or puts it up again where the reader may. */
export function TakeDownActions({ product }: { product: ManagedProduct }) {
  const { up } = useTakeDown();
  const mayTakeDown = useMay('take-down-products');
  const [isAsking, setAsking] = useState(false);
  const [isPriced, setPriced] = useState(false);
  const putUp = () =>
    void tellDone(product, up(product)).catch((error) => toasts.failure(messageOf(error)));
  return (
    <>
      <RowMenu
        name={product.name}
        items={[
          { label: 'Prices…', onClick: () => setPriced(true) },
          mayTakeDown &&
            (product.takenDown === null
              ? { label: 'Take down…', onClick: () => setAsking(true) }
              : { label: puttingUp(product), onClick: putUp }),
        ]}
      />
      {isPriced && <PricesDialog product={product} onClose={() => setPriced(false)} />}
      {isAsking && <TakeDownDialog product={product} onClose={() => setAsking(false)} />}
    </>
  );
}
