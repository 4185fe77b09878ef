import { Bookmark } from 'lucide-react';
import * as texts from '#texts/back-office/saved-views.ts';
import { Written } from '../../../written.tsx';
import type { SavedViews } from './use-saved-views.ts';

/** What stands on the button of the views: which one is shown, and whether it was changed. */
export function ShownView({ active, isChanged }: Pick<SavedViews, 'active' | 'isChanged'>) {
  return (
    <>
      <Bookmark size={15} aria-hidden="true" className="shrink-0" />
      {active ? (
        <>
          <Written className="max-w-44 truncate">{active.name}</Written>
          {isChanged && <span className="text-ink-muted">· {texts.changed}</span>}
        </>
      ) : (
        texts.views
      )}
    </>
  );
}
