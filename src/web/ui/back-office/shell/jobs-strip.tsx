import { X } from 'lucide-react';
import { useState } from 'react';
import * as texts from '#texts/back-office/jobs.ts';
import { ActionButton, IconButton } from '../action-button.tsx';
import { lazyDialog } from '../dialogs/lazy-dialog.tsx';
import {
  isBusy,
  type MatchingJob,
  putAwayJob,
  stopJob,
  useMatchingJobs,
} from '../list/background-jobs.ts';
import { progressOf } from '../list/job-words.ts';
import { ProgressBar } from '../progress-bar.tsx';

const JobDialog = lazyDialog(
  () => import('../list/matching-dialog.tsx'),
  (module) => module.JobDialog,
);

/** What goes on in the background, above every screen, with its progress and its end. */
export function JobsStrip() {
  const jobs = useMatchingJobs();
  const [shown, setShown] = useState<number | null>(null);
  const open = jobs.find(({ id }) => id === shown);
  return (
    <>
      {jobs
        .filter(({ isInDialog }) => !isInDialog)
        .map((job) => (
          <Job key={job.id} job={job} onShow={() => setShown(job.id)} />
        ))}
      {open && <JobDialog job={open} onClose={() => setShown(null)} />}
    </>
  );
}

function Job({ job, onShow }: { job: MatchingJob; onShow: () => void }) {
  const { label, words, share } = progressOf(job);
  const isAtWork = isBusy(job);
  return (
    <section
      aria-label={label}
      className="border-b border-hair bg-accent-soft px-4 py-2 text-accent-deep md:px-8"
    >
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <p className="me-auto">
          <span className="font-medium">{label}</span> <span role="status">{words}</span>
        </p>
        {job.state === 'running' && (
          <ActionButton look="plain" onClick={() => stopJob(job.id)}>
            {texts.stop}
          </ActionButton>
        )}
        <ActionButton look="plain" onClick={onShow}>
          {isAtWork || job.undo === null || job.state === 'undone' ? texts.show : texts.showAndUndo}
        </ActionButton>
        {!isAtWork && (
          <IconButton label={texts.putAway(label)} onClick={() => putAwayJob(job.id)}>
            <X size={16} aria-hidden="true" />
          </IconButton>
        )}
      </div>
      {isAtWork && (
        <ProgressBar label={label} share={share}>
          {texts.endsWithPage}
        </ProgressBar>
      )}
    </section>
  );
}
