import type { ManagedProduct } from '#contracts/product.ts';
import {
  getPrivateFacts,
  type PrivateFacts,
  PrivateFactsInput,
  setPrivateFacts,
} from '#contracts/products/private-facts.ts';
import { isolate } from '#domain/text/isolate.ts';
import { typedPrice } from '#domain/typed-price.ts';
import * as texts from '#texts/seller/private-facts.ts';
import { FormDialog } from '#web/ui/back-office/form/form-dialog.tsx';
import { TextAreaField, TextField } from '#web/ui/back-office/form/form-fields.tsx';
import { PriceField } from '#web/ui/back-office/form/price-field.tsx';
import { useOwnCurrencies } from '#web/ui/back-office/own-currencies.ts';
import { useRead, useTell } from '#web/ui/back-office/use-call.ts';

type PrivateFactsDialogProps = { product: ManagedProduct; onClose: () => void };

/** What a product cost, where it came from, and notes, for its seller alone. */
export function PrivateFactsDialog({ product, onClose }: PrivateFactsDialogProps) {
  const { data } = useRead(getPrivateFacts, { params: { productId: product._id } });
  return data ? <FactsForm product={product} facts={data} onClose={onClose} /> : null;
}

const typed = (cost: number | null, currency: 'INR' | 'AED') =>
  cost === null ? '' : typedPrice(cost, currency);

function FactsForm(props: PrivateFactsDialogProps & { facts: PrivateFacts }) {
  const { product, facts, onClose } = props;
  const { costINR, costAED, supplier, privateNotes, version } = facts;
  const save = useTell(setPrivateFacts);
  const currencies = useOwnCurrencies();
  return (
    <FormDialog
      title={texts.privateFactsOf(isolate(product.name))}
      schema={PrivateFactsInput}
      defaults={{
        ...{ costINR: typed(costINR, 'INR'), costAED: typed(costAED, 'AED') },
        ...{ supplier, privateNotes },
      }}
      submit={texts.save}
      onSubmit={(values) =>
        save({ params: { productId: product._id }, body: { ...values, version } })
      }
      onClose={onClose}
    >
      <p className="text-ink-soft">{texts.forYouAlone}</p>
      <div className="grid gap-4 sm:grid-cols-2">
        {currencies.map((currency) => (
          <PriceField
            key={currency}
            currency={currency}
            name={`cost${currency}`}
            label={texts.cost[currency]}
          />
        ))}
      </div>
      <TextField name="supplier" label={texts.supplier} autoComplete="off" />
      <TextAreaField name="privateNotes" label={texts.privateNotes} rows={4} maxLength={2000} />
    </FormDialog>
  );
}
