import type { ReactNode } from 'react';
import type { CatalogueMergePreview, CatalogueMergeQuery } from '#contracts/catalogue-merge.ts';
import { isolate } from '#domain/text/isolate.ts';
import { formatCount } from '#web/ui/back-office/formats.ts';
import { PreviewedProducts } from '#web/ui/back-office/products/previewed-products.tsx';
import { Fact } from '../../fact.tsx';
import { counted } from '../../sellers/merge/preview.tsx';

type PreviewProps = { asked: CatalogueMergeQuery; preview: CatalogueMergePreview };

/** What a merge or move would change. */
export function Preview({ asked, preview }: PreviewProps) {
  const { from, into, attributes, hides, shows, meets, merged, moved } = preview;
  const isMove = asked.how === 'move';
  const elsewhere: [string, number][] = [
    ['Old addresses that lead on', preview.addresses],
    ['Saved views that follow', preview.views],
    ['Versions of the content that follow', preview.links],
    ['Sellers’ drafts that follow', preview.drafts],
  ];
  const facts = [
    ['Products that follow', preview.pieces] as const,
    ...elsewhere.filter(([, count]) => count > 0),
  ];
  return (
    <div className="flex flex-col gap-7">
      {meets && (
        <Note>
          <bdi>{into.name}</bdi> has one called <bdi>{from.name}</bdi> already: the two become one.
        </Note>
      )}
      {hides && (
        <Note>
          Shoppers see these products now, and will not: <bdi>{into.name}</bdi> is unlisted.
        </Note>
      )}
      {shows && (
        <Note>
          Shoppers do not see these products now, and will: <bdi>{into.name}</bdi> is listed.
        </Note>
      )}
      <div className="grid gap-x-8 gap-y-5 md:grid-cols-2">
        <Entry title={isMove ? 'Moves' : 'Goes'} entry={from} />
        <Entry title={isMove ? 'Into' : 'Stays'} entry={into} />
      </div>
      <section>
        <h2 className="mb-2 font-semibold">What follows</h2>
        <dl className="grid grid-cols-2 gap-x-8 gap-y-3 md:grid-cols-3">
          {facts.map(([name, count]) => (
            <Fact key={name} name={name}>
              <span className="tabular-nums">{formatCount(count)}</span>
            </Fact>
          ))}
        </dl>
      </section>
      <PreviewedProducts first={preview.first} of={preview.pieces} />
      {merged.length + moved.length > 0 && (
        <section>
          <h2 className="mb-2 font-semibold">What is in it</h2>
          <ul className="list-disc space-y-1 ps-5 text-ink-soft">
            {merged.length > 0 && (
              <li>Becomes one with what has its name there: {namesOf(merged)}</li>
            )}
            {moved.length > 0 && <li>Moves along: {namesOf(moved)}</li>}
          </ul>
        </section>
      )}
      {attributes.length > 0 && (
        <section>
          <h2 className="mb-2 font-semibold">
            Attributes that <bdi>{into.name}</bdi> lacks
          </h2>
          <ul className="list-disc space-y-1 ps-5 text-ink-soft">
            {attributes.map(({ _id, name, pieces }) => (
              <li key={_id}>
                <bdi>{name}</bdi>, which {counted(pieces, 'product')}{' '}
                {pieces === 1 ? 'has' : 'have'}
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

const namesOf = (names: readonly string[]) => names.map(isolate).join(', ');

const Note = ({ children }: { children: ReactNode }) => (
  <p role="note" className="rounded-control bg-warn-soft px-3 py-2 text-warn">
    {children}
  </p>
);

type EntryProps = { title: string; entry: CatalogueMergePreview['from'] };

function Entry({ title, entry }: EntryProps) {
  return (
    <section className="rounded-control border border-hair px-4 py-3">
      <h2 className="text-dense text-ink-muted">{title}</h2>
      <p className="mt-0.5 font-semibold wrap-anywhere">
        <bdi>{entry.name}</bdi>
      </p>
      {entry.within.length > 0 && (
        <p className="text-ink-soft wrap-anywhere">{entry.within.map(isolate).join(' › ')}</p>
      )}
      <p className="mt-1 text-dense text-ink-muted">{counted(entry.products, 'product')}</p>
    </section>
  );
}
