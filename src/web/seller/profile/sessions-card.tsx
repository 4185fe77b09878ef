import { OwnSessions } from '#web/ui/back-office/sessions/own-sessions.tsx';

/** The seller's sessions, which can be ended. */
export function SessionsCard() {
  return (
    <section
      aria-labelledby="sessions"
      className="rounded-panel border border-hair bg-panel p-5 md:p-6"
    >
      <h2 id="sessions" className="font-semibold">
        Sessions
      </h2>
      <p className="mt-1 mb-5 text-ink-muted">Where you are logged in, on all devices.</p>
      <OwnSessions />
    </section>
  );
}
