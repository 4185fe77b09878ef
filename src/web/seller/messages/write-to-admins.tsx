import { useState } from 'react';
import { writeToAdmins } from '#contracts/calls/messages.ts';
import type { MessageInput } from '#contracts/sellers/seller-message.ts';
import * as texts from '#texts/seller/messages.ts';
import { isCallError } from '#web/ui/back-office/calls.ts';
import { formDataOf } from '#web/ui/back-office/form/send-form.ts';
import { UploadBar } from '#web/ui/back-office/form/upload-bar.tsx';
import { MessageForm } from '#web/ui/back-office/messages/message-form.tsx';
import { useSend } from '#web/ui/back-office/use-call.ts';
import { useUserId } from '../use-self.ts';
import { DocumentsField } from './documents-field.tsx';

/** A form for a message to the admins, with up to three documents that nobody else can see. */
export function WriteToAdmins() {
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
