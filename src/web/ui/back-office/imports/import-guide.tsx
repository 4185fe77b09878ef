import { useState } from 'react';
import type { ImportGuide as Guide } from '#contracts/products/product-import.ts';
import * as texts from '#texts/back-office/imports.ts';
import { comma } from '#texts/formats.ts';
import { Written } from '../../written.tsx';
import { QueryState } from '../query-state.tsx';
import { useRead } from '../use-call.ts';
import { Panel } from './panel.tsx';
import { useImportCalls } from './use-import-calls.ts';

/** The allowed contents of a table's columns, and the taxonomy; loaded when opened. */
export function ImportGuide() {
  const [isOpen, setOpen] = useState(false);
  const query = useRead(useImportCalls().getGuide, {}, { enabled: isOpen });
  return (
    <Panel title={texts.guide}>
      <p className="text-ink-soft">{texts.guideText}</p>
      <details className="mt-3" onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary className="cursor-pointer text-dense font-medium pointer-coarse:py-3">
          {texts.guideSummary}
        </summary>
        {isOpen && (
          <QueryState query={query} what={texts.list} height="12rem">
            {(guide) => <Tables guide={guide} />}
          </QueryState>
        )}
      </details>
    </Panel>
  );
}

function Tables({ guide: { columns, entries } }: { guide: Guide }) {
  return (
    <div className="mt-3 flex flex-col gap-5">
      <dl className="flex flex-col gap-2 text-dense">
        {columns.map(({ heading, required, holds }) => (
          <div key={heading}>
            <dt className="font-medium">
              <Written>{heading}</Written>
              {required && <span className="ms-2 font-normal text-ink-muted">{texts.needed}</span>}
            </dt>
            <dd className="text-ink-soft">{holds}</dd>
          </div>
        ))}
      </dl>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard */}
      <section aria-label={texts.taxonomy} tabIndex={0} className="max-h-80 overflow-auto">
        <table className="back-office-table" aria-label={texts.taxonomyTable}>
          <thead>
            <tr>
              <th>{texts.category}</th>
              <th>{texts.subCategory}</th>
              <th>{texts.productType}</th>
            </tr>
          </thead>
          <tbody>
            {entries.map(({ category, subCategory, productTypes }) => (
              <tr key={`${category} ${subCategory}`}>
                <td>
                  <Written>{category}</Written>
                </td>
                <td>
                  <Written>{subCategory}</Written>
                </td>
                <td>
                  <Written>{productTypes.join(comma)}</Written>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </div>
  );
}
