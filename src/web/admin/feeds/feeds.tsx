import { Link } from 'react-router';
import { z } from 'zod';
import { getFeedProblems } from '#contracts/calls/feeds.ts';
import { changeSettings, getSettings } from '#contracts/calls/settings.ts';
import { subCategoryCalls } from '#contracts/calls/taxonomy.ts';
import type { ManagedSubCategory } from '#contracts/category.ts';
import { googleNumber } from '#contracts/feeds.ts';
import type { SettingsShown } from '#contracts/settings.ts';
import { adminAddresses } from '#web/ui/back-office/addresses.ts';
import { FeedAddresses } from '#web/ui/back-office/feeds/feed-addresses.tsx';
import { FeedProblems } from '#web/ui/back-office/feeds/feed-problems.tsx';
import { DraftForm, SubmitButton } from '#web/ui/back-office/form/draft-form.tsx';
import { CheckField, TextField } from '#web/ui/back-office/form/form-fields.tsx';
import { FormProblem } from '#web/ui/back-office/form/form-problem.tsx';
import { useDraftForm } from '#web/ui/back-office/form/use-draft-form.ts';
import { useReadAll } from '#web/ui/back-office/list/read-all.ts';
import { Panel } from '#web/ui/back-office/panel.tsx';
import { QueryState } from '#web/ui/back-office/query-state.tsx';
import { ScreenHead } from '#web/ui/back-office/shell/screen-head.tsx';
import { useRead, useReadToEdit, useTell } from '#web/ui/back-office/use-call.ts';
import { useMay } from '../may.tsx';

/** The marketplace's product feeds: whether they are there, what Google calls each sub-category, what would be refused. */
export default function Feeds() {
  const { query, reload } = useReadToEdit(getSettings, {});
  const subCategories = useReadAll(subCategoryCalls.getAll, (window) => ({
    query: { ...window, sort: 'category', order: 'asc' } as const,
  }));
  const problems = useRead(getFeedProblems, {});
  return (
    <>
      <ScreenHead
        title="Product Feeds"
        text="Google and Meta (Facebook, Instagram, WhatsApp) read all published products from these addresses, always with the latest prices."
      />
      <div className="grid items-start gap-5 lg:grid-cols-2">
        <Panel title="Feeds of the marketplace">
          <QueryState query={query} what="The settings" height="20rem">
            {(shown) => (
              <QueryState query={subCategories} what="The sub-categories" height="20rem">
                {(entries) => (
                  <FeedsForm
                    key={shown.version}
                    shown={shown}
                    subCategories={entries}
                    onSaved={reload}
                  />
                )}
              </QueryState>
            )}
          </QueryState>
        </Panel>
        <Panel title="Products that Google or Meta would refuse">
          <QueryState query={problems} what="The products" height="12rem">
            {(products) => (
              <FeedProblems
                products={products}
                nameOf={({ name }, shown) => (
                  <Link className="link" to={adminAddresses.products({ q: name })}>
                    {shown}
                  </Link>
                )}
                aside={({ seller }) => seller.name}
              />
            )}
          </QueryState>
        </Panel>
      </div>
    </>
  );
}

type FeedsFormProps = {
  shown: SettingsShown;
  subCategories: readonly ManagedSubCategory[];
  onSaved: () => void;
};

/** The settings as their fields have them: no number is an empty one. */
const Fields = z
  .object({
    shown: z.boolean(),
    google: z.record(z.string(), z.string().regex(/^\s*\d{0,7}\s*$/, googleNumber)),
  })
  .transform(({ shown, google }) => {
    const numbers = Object.entries(google).map(([id, typed]) => [id, typed.trim()]);
    return { shown, google: Object.fromEntries(numbers.filter(([, number]) => number !== '')) };
  });

function FeedsForm({ shown, subCategories, onSaved }: FeedsFormProps) {
  const { settings, version } = shown;
  const mayChange = useMay('change-settings');
  const change = useTell(changeSettings);
  const { form, submit, problem } = useDraftForm({
    schema: Fields,
    defaults: {
      shown: settings.feeds.shown,
      google: Object.fromEntries(
        subCategories.map(({ _id }) => [_id, settings.feeds.google[_id] ?? '']),
      ),
    },
  });
  const { isDirty, isSubmitting } = form.formState;
  const send = submit(async (feeds) => {
    await change({ body: { settings: { ...settings, feeds }, version } });
    onSaved();
  });
  return (
    <DraftForm form={form} onSubmit={send}>
      <fieldset className="min-w-0" disabled={!mayChange || isSubmitting}>
        <CheckField name="shown" label="Anyone can read the feeds of the marketplace" />
        {settings.feeds.shown && <FeedAddresses path="/feeds" />}
        <h3 className="mt-6 font-medium text-dense">Google’s categories</h3>
        <p className="mt-1 mb-3 text-ink-muted text-dense">
          The number of Google’s product category for each sub-category. Without one Google guesses.
        </p>
        <datalist id="google-categories">
          {Object.entries(googleCategories).map(([number, name]) => (
            <option key={number} value={number}>
              {name}
            </option>
          ))}
        </datalist>
        <div className="grid gap-3 sm:grid-cols-2">
          {subCategories.map(({ _id, name, categoryId }) => (
            <TextField
              key={_id}
              name={`google.${_id}`}
              label={`${categoryId.name}: ${name}`}
              inputMode="numeric"
              list="google-categories"
            />
          ))}
        </div>
      </fieldset>
      <div className="mt-4 empty:mt-0">
        <FormProblem>{problem?.message}</FormProblem>
      </div>
      {mayChange && (
        <SubmitButton className="mt-5" busy="Saving…" disabled={!isDirty}>
          Save
        </SubmitButton>
      )}
    </DraftForm>
  );
}

/** Names of categories of Google's product taxonomy that marketplaces like this need most, by their numbers. */
const googleCategories: Readonly<Record<string, string>> = {
  '201': 'Watches',
  '178': 'Sunglasses',
  '187': 'Shoes',
  '3032': 'Handbags',
  '2668': 'Wallets and money clips',
  '169': 'Belts',
  '177': 'Scarves and shawls',
  '188': 'Jewellery',
  '479': 'Perfume and cologne',
  '1604': 'Clothing',
  '602': 'Vases',
  '594': 'Lighting',
  '588': 'Candles',
  '443': 'Chairs',
  '536': 'Home and garden',
};
