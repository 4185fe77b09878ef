import { adminAddresses } from '#web/ui/back-office/addresses.ts';
import { formatTotal } from '#web/ui/back-office/formats.ts';
import { Tabs } from '#web/ui/back-office/shell/tabs.tsx';
import { useTotal, waiting } from '../use-total.ts';

/** Links to synonyms and to what shoppers searched for. */
export function SearchTabs() {
  const fruitless = useTotal(waiting.searches);
  const count = fruitless?.total ? ` (${formatTotal(fruitless.total, fruitless.capped)})` : '';
  return (
    <Tabs
      label="Searches"
      items={[
        { to: adminAddresses.synonyms(), label: 'Synonyms' },
        { to: adminAddresses.fruitlessSearches, label: `Found nothing${count}` },
        { to: adminAddresses.frequentSearches, label: 'Most searched' },
        { to: adminAddresses.blockedWords, label: 'Blocked words' },
      ]}
    />
  );
}
