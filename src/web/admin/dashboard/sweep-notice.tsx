import { getMediaSweep, resumeMediaSweep } from '#contracts/calls/media-sweep.ts';
import { ActingButton } from '#web/ui/back-office/action-button.tsx';
import { formatMoment } from '#web/ui/back-office/formats.ts';
import { useRead, useTell } from '#web/ui/back-office/use-call.ts';

/** After a restore, files that the older database does not know stay until an admin says so. */
export function SweepNotice() {
  const paused = useRead(getMediaSweep, {}).data?.paused;
  const send = useTell(resumeMediaSweep);
  if (!paused) return null;
  return (
    <section
      aria-label="Unused files"
      className="mb-8 flex flex-wrap items-center gap-x-6 gap-y-3 rounded-panel border border-hair bg-panel px-4 py-3.5"
    >
      <div className="max-w-prose grow basis-80">
        <p className="font-medium">
          Restored from a backup{paused.since && ` on ${formatMoment(paused.since)}`}
        </p>
        <p className="mt-1 text-ink-soft">
          Pictures and videos of the time after that backup are kept, although nothing here uses
          them: a newer backup may still need them. Once the shop is as it should be, let them go.
        </p>
      </div>
      <ActingButton act={() => send({})}>Remove unused files again</ActingButton>
    </section>
  );
}
