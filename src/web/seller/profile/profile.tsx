import { ArrowRight, LogOut } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { AccountDeletion } from '#contracts/account.ts';
import { changeSellerPassword } from '#contracts/calls/accounts.ts';
import { getOwnMessages } from '#contracts/calls/messages.ts';
import {
  deleteOwnAccount,
  exportOwnData,
  updateProfile,
  updateVacation,
} from '#contracts/calls/profile.ts';
import { getSellerNumbers } from '#contracts/calls/views.ts';
import { webhookCalls } from '#contracts/calls/webhooks.ts';
import type { SellerAccess } from '#contracts/policy.ts';
import { periodsOf } from '#domain/time/periods.ts';
import { formatCount } from '#languages/count.ts';
import * as apiKeys from '#texts/back-office/api-keys.ts';
import * as documents from '#texts/back-office/documents.ts';
import * as webhooks from '#texts/back-office/webhooks.ts';
import * as texts from '#texts/seller/profile.ts';
import {
  ActingButton,
  ActionButton,
  ActionButtonLink,
} from '#web/ui/back-office/action-button.tsx';
import { sellerAddresses } from '#web/ui/back-office/addresses.ts';
import { useBackOffice, useCalls } from '#web/ui/back-office/back-office-provider.tsx';
import { PosterDownload } from '#web/ui/back-office/documents/poster-download.tsx';
import { saveJson } from '#web/ui/back-office/download-file.ts';
import { FormDialog } from '#web/ui/back-office/form/form-dialog.tsx';
import { PasswordField } from '#web/ui/back-office/form/form-fields.tsx';
import { ChangePasswordForm } from '#web/ui/back-office/login/change-password-form.tsx';
import { Panel } from '#web/ui/back-office/panel.tsx';
import { QueryState } from '#web/ui/back-office/query-state.tsx';
import { SecondFactorSettings } from '#web/ui/back-office/second-factor/second-factor-settings.tsx';
import { logOut } from '#web/ui/back-office/session.ts';
import { OwnSessions } from '#web/ui/back-office/sessions/own-sessions.tsx';
import { ScreenHead } from '#web/ui/back-office/shell/screen-head.tsx';
import { StatusDot } from '#web/ui/back-office/status-dot.tsx';
import { toasts } from '#web/ui/back-office/toasts.tsx';
import { useRead } from '#web/ui/back-office/use-call.ts';
import { stateOf } from '../approval/approval-states.ts';
import { NextSteps } from '../approval/next-steps.tsx';
import { ReachNotice } from '../chat-numbers/reach-notice.tsx';
import { totalsOf } from '../enquiries/numbers/totals.ts';
import { MessagesCard } from '../messages/messages-card.tsx';
import { NoticesCard } from '../notices/notices-card.tsx';
import { LeaveShop } from '../staff/leave-shop.tsx';
import { useMay } from '../use-own-account.ts';
import { useSelf, useUserId } from '../use-self.ts';
import { ProfileCard } from './profile-card.tsx';
import { SaleCard } from './sale-card.tsx';
import { VacationCard } from './vacation-card.tsx';

/** My Profile (docs/behaviour/seller.md#my-profile). */
export default function Profile() {
  const { role } = useBackOffice();
  const self = useSelf();
  const may = useMay();
  const isOwner = may(updateProfile);
  const { hash } = useLocation();
  const { isPending } = self;
  // Links lead to its cards, some of which are there only once the account is read.
  useEffect(() => {
    if (!isPending) document.getElementById(hash.slice(1))?.scrollIntoView();
  }, [hash, isPending]);
  useEffect(() => {
    if (self.isError) toasts.failure(texts.failed);
  }, [self.isError]);
  return (
    <>
      <ScreenHead title={texts.title} text={texts.text}>
        {self.data && (
          <StatusDot tone={stateOf(self.data).tone}>{stateOf(self.data).badge}</StatusDot>
        )}
        <ActionButton onClick={() => logOut(role)}>
          <LogOut size={15} aria-hidden="true" className="rtl:-scale-x-100" />
          {texts.logOut}
        </ActionButton>
      </ScreenHead>
      {self.data && isOwner && <ReachNotice seller={self.data} />}
      {self.data && isOwner && <NextSteps seller={self.data} />}
      <div className="grid items-start gap-5 lg:grid-cols-[1.3fr_1fr] [&_h2]:scroll-mt-20">
        <div className="grid min-w-0 gap-5">
          {isOwner && (
            <QueryState query={self} what={texts.yourProfile} height="24rem">
              {(seller) => <ProfileCard seller={seller} />}
            </QueryState>
          )}
          {self.data && may(updateVacation) && <VacationCard seller={self.data} />}
          {isOwner && <SaleCard />}
          {may(getSellerNumbers) && <NumbersCard />}
          {may(getOwnMessages) && <MessagesCard />}
          <Panel id="sessions" title={texts.sessions} text={texts.sessionsText}>
            <OwnSessions />
          </Panel>
        </div>
        <div className="grid min-w-0 gap-5">
          <NoticesCard />
          <Panel id="poster" title={documents.poster} text={documents.posterText}>
            <PosterDownload />
          </Panel>
          <PasswordCard />
          <Panel id="two-step-verification" title={texts.twoStepVerification}>
            <SecondFactorSettings />
          </Panel>
          <Panel id="api-keys" title={apiKeys.title} text={apiKeys.cardText}>
            <div className="flex flex-wrap gap-2">
              <ActionButtonLink to={sellerAddresses.apiKeys}>{apiKeys.goToKeys}</ActionButtonLink>
              {may(webhookCalls.seller.getWebhooks as SellerAccess) && (
                <ActionButtonLink to={sellerAddresses.webhooks}>
                  {webhooks.goToWebhooks}
                </ActionButtonLink>
              )}
            </div>
          </Panel>
          {may(exportOwnData) && <DataCard />}
          <LeaveShop />
        </div>
      </div>
    </>
  );
}

/** The Reset Password card: ends all other sessions. */
function PasswordCard() {
  const userId = useUserId();
  const calls = useCalls();
  return (
    <Panel id="reset-password" title={texts.resetPassword}>
      <ChangePasswordForm
        changes={changeSellerPassword.changes}
        change={(body) => calls.send(changeSellerPassword, { params: { userId }, body })}
      />
    </Panel>
  );
}

const DAYS = 30;

/** How often a seller's products were looked at and asked about lately, and the way to its numbers. */
function NumbersCard() {
  const { data } = useRead(getSellerNumbers, {
    params: { userId: useUserId() },
    query: { days: DAYS },
  });
  const from = periodsOf(DAYS, new Date())[0]?.from ?? '';
  const now = data && totalsOf(data.days, from).now;
  return (
    <Link
      to={sellerAddresses.enquiryNumbers}
      className="flex min-h-14 items-center gap-x-6 rounded-panel border border-hair bg-panel px-5 py-3.5 hover:bg-hover md:px-6"
    >
      <span className="flex grow flex-wrap gap-x-6 gap-y-1">
        <span className="font-semibold">{texts.lastDays(DAYS)}</span>
        <span className="text-ink-soft tabular-nums">
          {now
            ? texts.numbers({
                views: formatCount(now.views),
                enquiries: formatCount(now.enquiries),
                won: formatCount(now.won),
              })
            : texts.viewsEnquiriesSales}
        </span>
      </span>
      <ArrowRight
        size={16}
        aria-hidden="true"
        className="shrink-0 text-ink-muted rtl:-scale-x-100"
      />
    </Link>
  );
}

/** The seller's stored data: to download, and to delete with the account. */
function DataCard() {
  const { role, calls } = useBackOffice();
  const userId = useUserId();
  const [isLeaving, setLeaving] = useState(false);
  async function download() {
    saveJson(await calls.read(exportOwnData, { params: { userId } }), 'my-data.json');
  }

  return (
    <Panel id="your-data" title={texts.yourData} text={texts.yourDataText}>
      <div className="flex flex-wrap gap-2">
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
    </Panel>
  );
}
