import { useState } from 'react';
import { z } from 'zod';
import { type Catalogue, documentCalls, MOST_IN_CATALOGUE } from '#contracts/calls/documents.ts';
import { Language } from '#contracts/language.ts';
import type { ManagedProduct } from '#contracts/product.ts';
import { currencyNames, regionNamed, regionOf } from '#domain/currencies.ts';
import { regionNames } from '#domain/region-names.ts';
import * as texts from '#texts/back-office/documents.ts';
import { language } from '#texts/language.ts';
import { ActionButton } from '../action-button.tsx';
import { useBackOffice } from '../back-office-provider.tsx';
import { downloadFile } from '../download-file.ts';
import { FormDialog } from '../form/form-dialog.tsx';
import { SelectField } from '../form/form-fields.tsx';
import { languageOptions } from '../form/language-options.ts';
import type { Selection } from '../list/selection.ts';
import { useOwnCurrencies } from '../own-currencies.ts';

const NO_PRICES = 'none';
const Asked = z.object({ language: Language, prices: z.string() });

type CatalogueButtonProps = { selection: Selection<ManagedProduct>; filter: Catalogue['filter'] };

/** Makes a catalogue of the selected products, in their order, or of all that match. */
export function CatalogueButton({ selection, filter }: CatalogueButtonProps) {
  const { role } = useBackOffice();
  const [isOpen, setOpen] = useState(false);
  const own = regionOf(useOwnCurrencies()[0]);
  const which = selection.isAll ? { filter } : { ids: [...selection.rows.keys()] };
  return (
    <>
      <ActionButton className="shrink-0" onClick={() => setOpen(true)}>
        {texts.catalogue}
      </ActionButton>
      {isOpen && (
        <FormDialog
          title={texts.catalogueTitle}
          schema={Asked}
          defaults={{ language, prices: own }}
          submit={texts.download}
          busy={texts.makingCatalogue}
          width="26rem"
          onSubmit={({ language, prices }) => {
            const isPriced = prices !== NO_PRICES;
            const region = isPriced ? regionNamed(prices) : own;
            const body = { ...which, language, region, prices: isPriced };
            const call = documentCalls[role.role].makeCatalogue;
            return downloadFile(role, call, { body }, texts.catalogueFile);
          }}
          onClose={() => setOpen(false)}
        >
          <p className="text-ink-soft">{texts.catalogueText(MOST_IN_CATALOGUE)}</p>
          <SelectField name="language" label={texts.language} options={languageOptions} />
          <SelectField
            name="prices"
            label={texts.prices}
            options={[
              ...currencyNames.map(regionOf).map((value) => ({ value, label: regionNames[value] })),
              { value: NO_PRICES, label: texts.withoutPrices },
            ]}
          />
        </FormDialog>
      )}
    </>
  );
}
