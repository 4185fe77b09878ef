import { useState } from 'react';
import { AccountDeletion } from '#contracts/account.ts';
import { deleteOwnAccount, exportOwnData } from '#contracts/calls/profile.ts';
import * as texts from '#texts/seller/profile.ts';
import { ActingButton, ActionButton } from '#web/ui/back-office/action-button.tsx';
import { useBackOffice } from '#web/ui/back-office/back-office-provider.tsx';
import { saveJson } from '#web/ui/back-office/download-file.ts';
import { FormDialog } from '#web/ui/back-office/form/form-dialog.tsx';
import { PasswordField } from '#web/ui/back-office/form/form-fields.tsx';
import { logOut } from '#web/ui/back-office/session.ts';

import { useUserId } from '../use-self.ts';

/** The seller's stored data: to download, and to delete with the account. */
export function DataCard() {
  const { role, calls } = useBackOffice();
  const userId = useUserId();
  const [isLeaving, setLeaving] = useState(false);
  async function download() {
    saveJson(await calls.read(exportOwnData, { params: { userId } }), 'my-data.json');
  }

  return (
    <section
      aria-labelledby="your-data"
      className="rounded-panel border border-hair bg-panel p-5 md:p-6"
    >
      <h2 id="your-data" className="font-semibold">
        {texts.yourData}
      </h2>
      <p className="mt-2 text-ink-muted">{texts.yourDataText}</p>
      <div className="mt-5 flex flex-wrap gap-2">
        <ActingButton act={download}>{texts.downloadData}</ActingButton>
        <ActionButton look="danger" onClick={() => setLeaving(true)}>
          {texts.deleteAccount}
        </ActionButton>
      </div>
      {isLeaving && (
        <FormDialog
          title={texts.deleteTitle}
          schema={AccountDeletion}
          defaults={{ password: '' }}
          submit={texts.deleteForGood}
          width="28rem"
          isDangerous
          onSubmit={async (body) => {
            await calls.send(deleteOwnAccount, { params: { userId }, body });
            logOut(role);
          }}
          onClose={() => setLeaving(false)}
        >
          <p className="text-ink-soft">{texts.deleteText}</p>
          <PasswordField name="password" label={texts.password} autoComplete="current-password" />
        </FormDialog>
      )}
    </section>
  );
}
