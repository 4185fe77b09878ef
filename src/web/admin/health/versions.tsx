import type { SystemHealth } from '#contracts/calls/operation/system-health.ts';
import { formatCount } from '#web/ui/back-office/formats.ts';
import { Fact } from '../fact.tsx';
import { Section } from '../section.tsx';
import { formatBytes } from './sizes.ts';

/** What runs, and on what. */
export function Versions({ health }: { health: SystemHealth }) {
  const { versions, engine, marketplace, disks, mails } = health;
  return (
    <Section title="What runs">
      <dl className="grid gap-x-10 gap-y-4 border-t border-hair pt-4 md:grid-cols-3">
        <Fact name="Dhow">{versions.dhow}</Fact>
        <Fact name="Node.js">{versions.node}</Fact>
        <Fact name="Database">
          {versions.database ?? 'does not answer'}
          {engine === 'embedded' ? ', embedded' : ''}
        </Fact>
        {marketplace && (
          <>
            <Fact name="Migrations">{formatCount(marketplace.migrations)}</Fact>
            <Fact name="Size of the database">{formatBytes(marketplace.databaseBytes)}</Fact>
          </>
        )}
        <Fact name="Mails">
          {mails.way === 'server' ? 'by a mail server' : 'written to a folder'}
        </Fact>
        {disks.map(({ folder, freeBytes, totalBytes }) => (
          <Fact key={folder} name="Disk">
            {formatBytes(freeBytes)} free of {formatBytes(totalBytes)}, for {folder}
          </Fact>
        ))}
      </dl>
    </Section>
  );
}
