import { changeAdminPassword } from '#contracts/calls/accounts.ts';
import { getOwnAdmin, updateAdminNotices } from '#contracts/calls/support.ts';
import type { NoticeMail } from '#contracts/notices.ts';
import { formatPhone } from '#domain/phone.ts';
import { useCalls } from '#web/ui/back-office/back-office-provider.tsx';
import { formatDay, formatMoment } from '#web/ui/back-office/formats.ts';
import { ChangePasswordForm } from '#web/ui/back-office/login/change-password-form.tsx';
import { DeviceList } from '#web/ui/back-office/notices/device-list.tsx';
import { ThisDevice } from '#web/ui/back-office/notices/this-device.tsx';
import { useAdminDevices } from '#web/ui/back-office/notices/use-push.ts';
import { QueryState } from '#web/ui/back-office/query-state.tsx';
import { SecondFactorSettings } from '#web/ui/back-office/second-factor/second-factor-settings.tsx';
import { OwnSessions } from '#web/ui/back-office/sessions/own-sessions.tsx';
import { ScreenHead } from '#web/ui/back-office/shell/screen-head.tsx';
import { useAction, useRead, useTell } from '#web/ui/back-office/use-call.ts';
import { Fact } from '../fact.tsx';
import { roles } from '../people/roles.ts';

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
              About new sellers and their changes, products to review, reports, messages, and failed
              mails and backups.
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

/** The logged-in admin. */
function Identity() {
  const query = useRead(getOwnAdmin, {});
  return (
    <QueryState query={query} what="Your account" height="8rem">
      {({ name, email, role, phone, createdAt, lastLogIn }) => (
        <dl className="grid gap-x-8 gap-y-4 md:grid-cols-2">
          <Fact name="Name">
            <bdi>{name}</bdi>
          </Fact>
          <Fact name="Email">{email}</Fact>
          <Fact name="Role">{roles[role].name}</Fact>
          <Fact name="Phone">{formatPhone(phone) || 'Not set'}</Fact>
          <Fact name="Account since">{formatDay(createdAt)}</Fact>
          <Fact name="Log-in before this one">
            {lastLogIn === null ? 'None is known' : formatMoment(lastLogIn)}
          </Fact>
        </dl>
      )}
    </QueryState>
  );
}

const choices: Record<NoticeMail, string> = {
  AT_ONCE: 'At once',
  DAILY: 'Once a day, at eight in the morning in India',
  NEVER: 'Never',
};

/** How the admin hears of what waits: on this device and others, and by mail. */
function Notices() {
  return (
    <div className="grid gap-5">
      <QueryState query={useAdminDevices()} what="Your devices" height="4rem">
        {(notices) => (
          <>
            <ThisDevice notices={notices} />
            <DeviceList devices={notices.devices} />
          </>
        )}
      </QueryState>
      <MailChoice />
    </div>
  );
}

/** When the admin is mailed of what waits; saved as it is chosen. */
function MailChoice() {
  const query = useRead(getOwnAdmin, {});
  const send = useTell(updateAdminNotices);
  const change = useAction((mail: NoticeMail) => send({ body: { mail } }));
  return (
    <QueryState query={query} what="Your account" height="4rem">
      {({ noticeMail }) => (
        <label className="block max-w-sm font-medium">
          <span className="mb-1.5 block">Mail me of what waits</span>
          <select
            className="back-office-input font-normal"
            value={change.isPending ? change.variables : noticeMail}
            disabled={change.isPending}
            onChange={({ target }) => change.mutate(target.value as NoticeMail)}
          >
            {Object.entries(choices).map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        </label>
      )}
    </QueryState>
  );
}
