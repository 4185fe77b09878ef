import { changeAdminPassword } from '#contracts/calls/accounts.ts';
import { useCalls } from '#web/ui/back-office/back-office-provider.tsx';
import { ChangePasswordForm } from '#web/ui/back-office/login/change-password-form.tsx';
import { SecondFactorSettings } from '#web/ui/back-office/second-factor/second-factor-settings.tsx';
import { OwnSessions } from '#web/ui/back-office/sessions/own-sessions.tsx';
import { ScreenHead } from '#web/ui/back-office/shell/screen-head.tsx';
import { Identity } from './identity.tsx';
import { Notices } from './notices.tsx';

const part = 'flex flex-col gap-4 border-t border-hair pt-6 md:contents md:border-0';

/** The admin's own account: name, password and sessions. */
export default function Account() {
  const calls = useCalls();
  return (
    <>
      <ScreenHead title="Account" />
      <div className="grid max-w-3xl gap-x-10 gap-y-8 md:grid-cols-[14rem_1fr]">
        <div>
          <h2 className="font-medium">You</h2>
          <p className="mt-1 text-ink-muted">As other admins see you in the audit log.</p>
        </div>
        <Identity />
        <div className={part}>
          <div>
            <h2 id="notices" className="scroll-mt-16 font-medium">
              Notices
            </h2>
            <p className="mt-1 text-ink-muted">
              Of new sellers and their changes, other looks, reports, messages, and mails and
              backups that failed.
            </p>
          </div>
          <Notices />
        </div>
        <div className={part}>
          <div>
            <h2 className="font-medium">Password</h2>
            <p className="mt-1 text-ink-muted">A new password ends your other sessions.</p>
          </div>
          <ChangePasswordForm
            changes={changeAdminPassword.changes}
            change={(body) => calls.send(changeAdminPassword, { body })}
          />
        </div>
        <div className={part}>
          <div>
            <h2 className="font-medium">Two-step verification</h2>
            <p className="mt-1 text-ink-muted">What a log-in asks for besides the password.</p>
          </div>
          <SecondFactorSettings />
        </div>
        <div className={part}>
          <div>
            <h2 className="font-medium">Sessions</h2>
            <p className="mt-1 text-ink-muted">Where you are logged in, on all devices.</p>
          </div>
          <div>
            <OwnSessions />
          </div>
        </div>
      </div>
    </>
  );
}
