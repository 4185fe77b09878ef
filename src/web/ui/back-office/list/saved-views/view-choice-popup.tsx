import { Popover } from '@base-ui/react/popover';
import { Check, Pencil, Star } from 'lucide-react';
import { useState } from 'react';
import type { SavedView } from '#contracts/saved-view.ts';
import * as texts from '#texts/back-office/saved-views.ts';
import { Written } from '../../../written.tsx';
import { IconButton } from '../../action-button.tsx';
import { lazyDialog } from '../../dialogs/lazy-dialog.tsx';
import { toasts } from '../../toasts.tsx';
import { useAction, useSend } from '../../use-call.ts';
import { ShownView } from './shown-view.tsx';
import { type SavedViews, useSavedViewCalls } from './use-saved-views.ts';
import type { ViewChoiceProps } from './view-choice.tsx';

const ViewDialog = lazyDialog(
  () => import('./view-dialog.tsx'),
  (module) => module.ViewDialog,
);

const lineLook =
  'flex min-h-9 w-full min-w-0 grow cursor-pointer items-center gap-2 rounded-control px-2 text-start text-dense hover:bg-hover pointer-coarse:min-h-11';

/** The choice of views itself, open at first where its button was pressed before it was here. */
export function ViewChoicePopup(props: ViewChoiceProps & { isOpen: boolean }) {
  const { views, columns } = props;
  const [isOpen, setOpen] = useState(props.isOpen);
  const [edited, setEdited] = useState<SavedView | 'new' | null>(null);
  const save = useSaveChanges(views, columns);
  const { active, isChanged, state } = views;

  function show(view: SavedView | null) {
    state.showView(view);
    setOpen(false);
  }
  function edit(view: SavedView | 'new') {
    setEdited(view);
    setOpen(false);
  }

  return (
    <>
      <Popover.Root open={isOpen} onOpenChange={setOpen}>
        <Popover.Trigger data-look="line" className="back-office-button min-w-0">
          <ShownView {...views} />
        </Popover.Trigger>
        <Popover.Portal>
          <Popover.Positioner className="z-30" sideOffset={4} align="end" collisionPadding={8}>
            <Popover.Popup
              className="back-office-popup max-h-(--available-height) w-80 max-w-[calc(100vw-1rem)] overflow-y-auto p-1.5"
              aria-label={texts.savedViews}
            >
              <ul>
                <li>
                  <button
                    type="button"
                    className={lineLook}
                    aria-current={active === undefined && state.query === state.understood('')}
                    onClick={() => show(null)}
                  >
                    {texts.all}
                  </button>
                </li>
                {views.views.map((view) => (
                  <ViewLine
                    key={view._id}
                    view={view}
                    views={views}
                    onShow={() => show(view)}
                    onEdit={() => edit(view)}
                  />
                ))}
              </ul>
              <div className="mt-1 border-t border-hair pt-1">
                {active?.isOwn && isChanged && (
                  <button
                    type="button"
                    className={lineLook}
                    disabled={save.isPending}
                    onClick={() => save.mutate(active, { onSuccess: () => setOpen(false) })}
                  >
                    {texts.saveChanges}
                  </button>
                )}
                <button type="button" className={lineLook} onClick={() => edit('new')}>
                  {texts.saveAs}
                </button>
              </div>
            </Popover.Popup>
          </Popover.Positioner>
        </Popover.Portal>
      </Popover.Root>
      {edited && (
        <ViewDialog
          view={edited === 'new' ? null : edited}
          views={views}
          columns={columns}
          onClose={() => setEdited(null)}
        />
      )}
    </>
  );
}

type ViewLineProps = {
  view: SavedView;
  views: SavedViews;
  onShow: () => void;
  onEdit: () => void;
};

function ViewLine({ view, views, onShow, onEdit }: ViewLineProps) {
  const { name, owner, isOwn, isShared } = view;
  const calls = useSavedViewCalls();
  const send = useSend(calls.chooseDefaultView);
  const isFirst = views.first === view;
  const isShown = views.active === view;
  const choose = useAction((viewId: string | null) => send({ body: { list: views.id, viewId } }));
  return (
    <li className="flex items-center">
      <button type="button" className={lineLook} aria-current={isShown} onClick={onShow}>
        <span className="min-w-0 grow wrap-anywhere">
          <Written className={isShown ? 'font-medium' : undefined}>{name}</Written>
          {(owner || (isOwn && isShared)) && (
            <span className="block text-fine text-ink-muted">
              {owner ? texts.sharedBy(owner) : texts.shared}
            </span>
          )}
        </span>
        {isShown && <Check size={15} aria-hidden="true" className="shrink-0" />}
      </button>
      <IconButton
        label={texts.openWith(name)}
        aria-pressed={isFirst}
        disabled={choose.isPending}
        onClick={() => choose.mutate(isFirst ? null : view._id)}
      >
        <Star size={15} aria-hidden="true" className={isFirst ? 'fill-current' : undefined} />
      </IconButton>
      {isOwn && (
        <IconButton label={texts.editNamed(name)} onClick={onEdit}>
          <Pencil size={15} aria-hidden="true" />
        </IconButton>
      )}
    </li>
  );
}

/** Saves what is shown into the view that it was begun with. */
function useSaveChanges({ state }: SavedViews, columns: readonly string[]) {
  const calls = useSavedViewCalls();
  const send = useSend(calls.editView);
  return useAction(async ({ _id, version }: SavedView) => {
    const body = { query: state.query, columns: [...columns], version };
    const { message } = await send({ params: { id: _id }, body });
    state.showColumns(null);
    toasts.success(message);
  });
}
