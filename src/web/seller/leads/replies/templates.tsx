import { ArrowUp, Plus } from 'lucide-react';
import { useState } from 'react';
import type { ReplyTemplate } from '#contracts/leads/reply-template.ts';
import {
  deleteReplyTemplate,
  editReplyTemplate,
  getReplyTemplates,
} from '#contracts/leads/template-calls.ts';
import { textIn, textsOf } from '#domain/leads/reply-text.ts';
import { language } from '#texts/language.ts';
import * as texts from '#texts/seller/replies.tsx';
import { ActionButton, IconButton } from '#web/ui/back-office/action-button.tsx';
import { ConfirmDialog } from '#web/ui/back-office/dialogs/confirm-dialog.tsx';
import { QueryState } from '#web/ui/back-office/query-state.tsx';
import { ScreenHead } from '#web/ui/back-office/shell/screen-head.tsx';
import { useAction, useRead, useSend, useTell } from '#web/ui/back-office/use-call.ts';
import { foreignLanguage, Written } from '#web/ui/written.tsx';
import { EnquiryTabs } from '../../enquiries/enquiry-tabs.tsx';
import { useMayWrite, useUserId } from '../../use-self.ts';
import { starterTemplates } from './starter-templates.ts';
import { TemplateDialog, type TemplateStart } from './template-dialog.tsx';

export default function Templates() {
  const query = useRead(getReplyTemplates, { params: { userId: useUserId() } });
  const mayWrite = useMayWrite();
  const [open, setOpen] = useState<TemplateStart | null>(null);
  const [deleting, setDeleting] = useState<ReplyTemplate | null>(null);
  const remove = useTell(deleteReplyTemplate);
  return (
    <>
      <ScreenHead title={texts.title} text={texts.intro}>
        <ActionButton
          look="solid"
          disabled={!mayWrite}
          onClick={() => setOpen({ name: '', texts: {} })}
        >
          <Plus size={15} aria-hidden="true" />
          {texts.addTemplate}
        </ActionButton>
      </ScreenHead>
      <EnquiryTabs />
      <QueryState query={query} what={texts.yourTemplates} height="20rem">
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
                      <Written>{template.name}</Written>
                    </h2>
                    {textsOf(template.texts).map((text) => (
                      <p
                        key={text}
                        className="mt-1 line-clamp-3 w-fit max-w-[44rem] whitespace-pre-line text-ink-soft wrap-anywhere"
                        dir="auto"
                        lang={foreignLanguage(text)}
                      >
                        {text.replaceAll(/\n{2,}/g, '\n')}
                      </p>
                    ))}
                  </div>
                  <div className="flex gap-1.5">
                    {position > 0 && (
                      <MoveUp template={template} position={position} mayWrite={mayWrite} />
                    )}
                    <ActionButton
                      disabled={!mayWrite}
                      aria-label={texts.editNamed(template.name)}
                      onClick={() => setOpen(template)}
                    >
                      {texts.edit}
                    </ActionButton>
                    <ActionButton
                      look="plain"
                      disabled={!mayWrite}
                      aria-label={texts.deleteNamed(template.name)}
                      onClick={() => setDeleting(template)}
                    >
                      {texts.deleteIt}
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
          title={texts.deleteTitle(deleting.name)}
          text={texts.deleteText}
          action={texts.deleteIt}
          onConfirm={() => remove({ params: { templateId: deleting._id } })}
          onClose={() => setDeleting(null)}
        />
      )}
    </>
  );
}

type MoveUpProps = { template: ReplyTemplate; position: number; mayWrite: boolean };

/** Moves before the template above it; the first is what a reply begins with. */
function MoveUp({ template, position, mayWrite }: MoveUpProps) {
  const { _id: templateId, name, texts: own, version } = template;
  const edit = useSend(editReplyTemplate);
  const move = useAction(() =>
    edit({ params: { templateId }, body: { name, texts: own, version, position: position - 1 } }),
  );
  return (
    <IconButton
      label={texts.moveUp(name)}
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
      <p className="font-medium">{texts.emptyTitle}</p>
      <p className="mt-1 text-ink-muted">{texts.emptyText}</p>
      <ul className="mt-5 grid gap-3 md:grid-cols-3">
        {starterTemplates.map((starter) => (
          <li
            key={starter.name}
            className="flex flex-col rounded-panel border border-hair bg-panel p-4"
          >
            <h2 className="font-medium">{starter.name}</h2>
            <p className="mt-1.5 grow text-dense whitespace-pre-line text-ink-soft">
              {textIn(starter.texts, language)}
            </p>
            <ActionButton
              className="mt-4 self-start"
              disabled={!mayWrite}
              aria-label={texts.takeNamed(starter.name)}
              onClick={() => onChoose(starter)}
            >
              {texts.useThis}
            </ActionButton>
          </li>
        ))}
      </ul>
    </div>
  );
}
