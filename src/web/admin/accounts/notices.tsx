import { getOwnAdmin, updateAdminNotices } from '#contracts/calls/support.ts';
import type { NoticeMail } from '#contracts/notices.ts';
import { DeviceList } from '#web/ui/back-office/notices/device-list.tsx';
import { ThisDevice } from '#web/ui/back-office/notices/this-device.tsx';
import { useAdminDevices } from '#web/ui/back-office/notices/use-push.ts';
import { QueryState } from '#web/ui/back-office/query-state.tsx';
import { useAction, useRead, useTell } from '#web/ui/back-office/use-call.ts';

const choices: Record<NoticeMail, string> = {
  AT_ONCE: 'At once',
  DAILY: 'Once a day, at eight in the morning in India',
  NEVER: 'Never',
};

/** How the admin hears of what waits: on this device and others, and by mail. */
export function Notices() {
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
