import type { SystemHealth } from '#contracts/calls/operation/system-health.ts';
import { formatCount } from '#web/ui/back-office/formats.ts';
import { Section } from '../section.tsx';

type Waits = { name: string; value: number; of?: string };

/** The work that waits, as numbers. */
export function Waiting({ health: { marketplace } }: { health: SystemHealth }) {
  if (marketplace === null) return null;
  const { pictures, imports, parentChanges, mails, notices, unsealedAuditEntries } = marketplace;
  const numbers: Waits[] = [
    { name: 'Pictures', value: pictures.waiting, of: 'wait for their sizes' },
    { name: 'Imports', value: imports.rowsWaiting, of: rowsOf(imports.running) },
    { name: 'Products', value: parentChanges.productsWaiting, of: 'to follow a change' },
    { name: 'Audit', value: unsealedAuditEntries, of: 'entries to be sealed' },
    { name: 'Mails', value: mails.waiting, of: 'to be sent' },
    { name: 'Notices', value: notices.waiting, of: 'of enquiries, to sellers' },
  ];
  return (
    <Section title="Waiting work">
      <dl className="grid grid-cols-2 gap-3 md:grid-cols-3 xl:grid-cols-6">
        {numbers.map(({ name, value, of }) => (
          <div key={name} className="rounded-panel border border-hair bg-panel px-4 py-3">
            <dt className="text-dense text-ink-muted">{name}</dt>
            <dd>
              <span className="block font-serif text-heading tabular-nums">
                {formatCount(value)}
              </span>
              <span className="block text-dense text-ink-soft">{of}</span>
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}

const rowsOf = (running: number) =>
  running > 1 ? `rows of ${formatCount(running)} imports wait` : 'rows of imports wait';
