import { z } from 'zod';
import { type SavedView, viewFields } from '#contracts/saved-view.ts';
import * as texts from '#texts/back-office/saved-views.ts';
import { useBackOffice } from '../../back-office-provider.tsx';
import { FormDialog } from '../../form/form-dialog.tsx';
import { CheckField, TextField } from '../../form/form-fields.tsx';
import { toasts } from '../../toasts.tsx';
import { useSend } from '../../use-call.ts';
import { type SavedViews, useSavedViewCalls } from './use-saved-views.ts';

const Form = z.object({ name: viewFields.name, isShared: z.boolean() });

type ViewDialogProps = {
  /** The view that is renamed or shared, or null to save what is shown as a new one. */
  view: SavedView | null;
  views: SavedViews;
  columns: readonly string[];
  onClose: () => void;
};

/** Saves what a list shows under a name, or changes the name of a view and who is offered it. */
export function ViewDialog({ view, views, columns, onClose }: ViewDialogProps) {
  const { role } = useBackOffice();
  const { id: list, state } = views;
  const calls = useSavedViewCalls();
  const add = useSend(calls.addView);
  const edit = useSend(calls.editView);
  const remove = useSend(calls.deleteView);

  async function save({ name, isShared }: z.output<typeof Form>) {
    if (view) {
      const body = { name, isShared, version: view.version };
      return edit({ params: { id: view._id }, body });
    }
    const shown = { query: state.query, columns: [...columns] };
    const added = await add({ body: { list, name, isShared, ...shown } });
    state.showView(added.data);
    return added;
  }

  async function drop({ _id, name, query, columns: its, isShared }: SavedView) {
    const { message } = await remove({ params: { id: _id } });
    if (views.active?._id === _id) state.leaveView();
    toasts.undoable(message, () => add({ body: { list, name, query, columns: its, isShared } }));
  }

  return (
    <FormDialog
      title={view ? texts.edit : texts.saveTitle}
      schema={Form}
      defaults={{ name: view?.name ?? '', isShared: view?.isShared ?? false }}
      submit={texts.save}
      width="26rem"
      {...(view && { other: { label: texts.remove, act: () => drop(view) } })}
      onSubmit={async (values) => toasts.success((await save(values)).message)}
      onClose={onClose}
    >
      <TextField name="name" label={texts.name} maxLength={60} autoComplete="off" />
      {role.role === 'admin' && <CheckField name="isShared" label={texts.shareWithAdmins} />}
    </FormDialog>
  );
}
