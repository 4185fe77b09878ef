import { ArrowUp, Plus } from 'lucide-react';
import { useState } from 'react';
import type { ReplyTemplate } from '#contracts/leads/reply-template.ts';
import {
  deleteReplyTemplate,
  editReplyTemplate,
  getReplyTemplates,
} from '#contracts/leads/template-calls.ts';
import { ActionButton, IconButton } from '#web/ui/back-office/action-button.tsx';
import { ConfirmDialog } from '#web/ui/back-office/dialogs/confirm-dialog.tsx';
import { QueryState } from '#web/ui/back-office/query-state.tsx';
import { ScreenHead } from '#web/ui/back-office/shell/screen-head.tsx';
import { toasts } from '#web/ui/back-office/toasts.tsx';
import { useAction, useRead, useSend } from '#web/ui/back-office/use-call.ts';
import { EnquiryTabs } from '../../enquiries/enquiry-tabs.tsx';
import { useUserId } from '../../use-self.ts';
import { useMayWrite } from '../moves/use-may-write.ts';
import { starterTemplates } from './starter-templates.ts';
import { TemplateDialog, type TemplateStart } from './template-dialog.tsx';

/** The templates of replies, each with what is in it. */
export default function Templates() {
  const query = useRead(getReplyTemplates, { params: { userId: useUserId() } });
  const mayWrite = useMayWrite();
  const [open, setOpen] = useState<TemplateStart | null>(null);
  const [deleting, setDeleting] = useState<ReplyTemplate | null>(null);
  const remove = useSend(deleteReplyTemplate);
  return (
    <>
      <ScreenHead
        title="Reply templates"
        text="What you answer often, in your order: a reply begins with the first."
      >
        <ActionButton
          look="solid"
          disabled={!mayWrite}
          onClick={() => setOpen({ name: '', text: '' })}
        >
          <Plus size={15} aria-hidden="true" />
          Add template
        </ActionButton>
      </ScreenHead>
      <EnquiryTabs />
      <QueryState query={query} what="Your templates" height="20rem">
        {(templates) =>
          templates.length === 0 ? (
            <Starters mayWrite={mayWrite} onChoose={setOpen} />
          ) : (
            <ul className="divide-y divide-hair border-y border-hair">
              {templates.map((template, position) => (
                <li
                  key={template._id}
                  data-row={template._id}
                  className="flex flex-wrap items-start gap-x-6 gap-y-2 py-4"
                >
                  <div className="min-w-0 grow basis-80">
                    <h2 className="font-medium wrap-anywhere">
                      <bdi>{template.name}</bdi>
                    </h2>
                    <p
                      className="mt-1 line-clamp-3 max-w-[44rem] whitespace-pre-line text-ink-soft wrap-anywhere"
                      dir="auto"
                    >
                      {template.text}
                    </p>
                  </div>
                  <div className="flex gap-1.5">
                    {position > 0 && (
                      <MoveUp template={template} position={position} mayWrite={mayWrite} />
                    )}
                    <ActionButton
                      disabled={!mayWrite}
                      aria-label={`Edit ${template.name}`}
                      onClick={() => setOpen(template)}
                    >
                      Edit
                    </ActionButton>
                    <ActionButton
                      look="plain"
                      disabled={!mayWrite}
                      aria-label={`Delete ${template.name}`}
                      onClick={() => setDeleting(template)}
                    >
                      Delete
                    </ActionButton>
                  </div>
                </li>
              ))}
            </ul>
          )
        }
      </QueryState>
      {open && <TemplateDialog start={open} onClose={() => setOpen(null)} />}
      {deleting && (
        <ConfirmDialog
          title={`Delete ${deleting.name}?`}
          text="Replies that you sent stay with the shoppers."
          action="Delete"
          onConfirm={async () => {
            toasts.success((await remove({ params: { templateId: deleting._id } })).message);
          }}
          onClose={() => setDeleting(null)}
        />
      )}
    </>
  );
}

type MoveUpProps = { template: ReplyTemplate; position: number; mayWrite: boolean };

/** Changes places with the template before; the first is what a reply begins with. */
function MoveUp({ template, position, mayWrite }: MoveUpProps) {
  const { _id: templateId, name, text, version } = template;
  const edit = useSend(editReplyTemplate);
  const move = useAction(() =>
    edit({ params: { templateId }, body: { name, text, version, position: position - 1 } }),
  );
  return (
    <IconButton
      label={`Move ${name} up`}
      disabled={!mayWrite || move.isPending}
      onClick={() => move.mutate(undefined)}
    >
      <ArrowUp size={16} aria-hidden="true" />
    </IconButton>
  );
}

type StartersProps = { mayWrite: boolean; onChoose: (start: TemplateStart) => void };

function Starters({ mayWrite, onChoose }: StartersProps) {
  return (
    <div className="py-4">
      <p className="font-medium">No templates of your own yet</p>
      <p className="mt-1 text-ink-muted">
        Until there are, these three are offered. Make one yours by changing it.
      </p>
      <ul className="mt-5 grid gap-3 md:grid-cols-3">
        {starterTemplates.map((starter) => (
          <li
            key={starter.name}
            className="flex flex-col rounded-panel border border-hair bg-panel p-4"
          >
            <h2 className="font-medium">{starter.name}</h2>
            <p className="mt-1.5 grow text-dense whitespace-pre-line text-ink-soft">
              {starter.text}
            </p>
            <ActionButton
              className="mt-4 self-start"
              disabled={!mayWrite}
              aria-label={`Use this: ${starter.name}`}
              onClick={() => onChoose(starter)}
            >
              Use this
            </ActionButton>
          </li>
        ))}
      </ul>
    </div>
  );
}
