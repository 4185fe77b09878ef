import { Paperclip, X } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { getOwnMessages, writeToAdmins } from '#contracts/calls/messages.ts';
import { LARGEST_DOCUMENT_BYTES } from '#contracts/media.ts';
import type { SellerMessage } from '#contracts/sellers/seller-message.ts';
import { type MessageInput, MOST_DOCUMENTS } from '#contracts/sellers/seller-message.ts';
import * as texts from '#texts/seller/messages.ts';
import { ActionButton, IconButton } from '#web/ui/back-office/action-button.tsx';
import { useBackOffice } from '#web/ui/back-office/back-office-provider.tsx';
import { isCallError } from '#web/ui/back-office/calls.ts';
import { formDataOf } from '#web/ui/back-office/form/send-form.ts';
import { UploadBar } from '#web/ui/back-office/form/upload-bar.tsx';
import { MessageForm } from '#web/ui/back-office/messages/message-form.tsx';
import { MessageList } from '#web/ui/back-office/messages/message-list.tsx';
import { Panel } from '#web/ui/back-office/panel.tsx';
import { QueryState } from '#web/ui/back-office/query-state.tsx';
import { useRead, useSend } from '#web/ui/back-office/use-call.ts';
import { Written } from '#web/ui/written.tsx';
import { useUserId } from '../use-self.ts';

/** The messages between the seller and the admins, and a form for the next one, with documents. */
export function MessagesCard() {
  const { site } = useBackOffice();
  const query = useRead(
    getOwnMessages,
    { params: { userId: useUserId() } },
    { refetchInterval: 60_000 },
  );
  const nameOf = ({ author }: SellerMessage) => (author === 'seller' ? texts.you : site.name);
  return (
    <Panel id="messages" title={texts.title}>
      <WriteToAdmins />
      <QueryState query={query} what={texts.yourMessages} height="6rem">
        {(messages) =>
          messages.length > 0 && (
            <div className="mt-6">
              <MessageList messages={messages} nameOf={nameOf} />
            </div>
          )
        }
      </QueryState>
    </Panel>
  );
}

/** A form for a message to the admins, with up to three documents that nobody else can see. */
function WriteToAdmins() {
  const userId = useUserId();
  const write = useSend(writeToAdmins);
  const [documents, setDocuments] = useState<File[]>([]);
  const [refused, setRefused] = useState<Record<string, string>>({});
  const [share, setShare] = useState<number | null>(null);
  const choose = (chosen: File[]) => {
    setDocuments(chosen);
    setRefused({});
  };
  async function send({ text }: MessageInput) {
    const parts = documents.map((file, index) => [`document${index + 1}`, file]);
    setRefused({});
    setShare(0);
    try {
      await write(
        { form: formDataOf({ text, ...Object.fromEntries(parts) }) },
        { onProgress: setShare },
      );
    } catch (error) {
      if (isCallError(error)) setRefused(error.failure.fields ?? {});
      throw error;
    } finally {
      setShare(null);
    }
    choose([]);
  }
  return (
    <MessageForm
      label={texts.write}
      rows={4}
      hint={texts.writeHint}
      draftKey={`message:${userId}`}
      send={send}
    >
      <DocumentsField files={documents} refused={refused} onChange={choose} />
      {share !== null && documents.length > 0 && (
        <UploadBar label={texts.documents} share={share} />
      )}
    </MessageForm>
  );
}

type DocumentsFieldProps = {
  files: readonly File[];
  /** The reasons of refused documents, by the name of their form part. */
  refused: Readonly<Record<string, string>>;
  onChange: (files: File[]) => void;
};

/** Chooses documents for a message; too large ones are refused before sending. */
function DocumentsField({ files, refused, onChange }: DocumentsFieldProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<string | null>(null);

  function add(chosen: File[]) {
    const small = chosen.filter(({ size }) => size <= LARGEST_DOCUMENT_BYTES);
    const all = [...files, ...small];
    if (small.length < chosen.length) setProblem(texts.tooLarge);
    else if (all.length > MOST_DOCUMENTS) setProblem(texts.tooMany(MOST_DOCUMENTS));
    else setProblem(null);
    onChange(all.slice(0, MOST_DOCUMENTS));
  }

  return (
    <div>
      <input
        ref={input}
        id={id}
        type="file"
        multiple
        tabIndex={-1}
        aria-label={texts.chooseDocuments}
        accept="application/pdf,image/jpeg,image/png,image/webp"
        className="sr-only"
        onChange={(event) => {
          add([...(event.target.files ?? [])]);
          event.target.value = '';
        }}
      />
      {files.length > 0 && (
        <ul className="mb-2 divide-y divide-hair border-y border-hair">
          {files.map((file, index) => (
            <li key={`${file.name} ${file.size} ${file.lastModified}`} className="py-1">
              <div className="flex items-center gap-2">
                <Written className="min-w-0 grow truncate">{file.name}</Written>
                <IconButton
                  label={texts.remove(file.name)}
                  onClick={() => onChange(files.filter((each) => each !== file))}
                >
                  <X size={15} aria-hidden="true" />
                </IconButton>
              </div>
              {refused[`document${index + 1}`] && (
                <p role="alert" className="pb-1 text-dense text-bad">
                  {refused[`document${index + 1}`]}
                </p>
              )}
            </li>
          ))}
        </ul>
      )}
      {files.length < MOST_DOCUMENTS && (
        <ActionButton onClick={() => input.current?.click()}>
          <Paperclip size={15} aria-hidden="true" />
          {texts.addDocuments}
        </ActionButton>
      )}
      <p className="mt-1.5 text-fine text-ink-muted">{texts.limits(MOST_DOCUMENTS)}</p>
      {problem && (
        <p role="alert" className="mt-1 text-dense text-bad">
          {problem}
        </p>
      )}
    </div>
  );
}
