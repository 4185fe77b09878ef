import { answerReports, getReport } from '#contracts/reports/calls.ts';
import { AnsweringReports, type ReportedThingInFull } from '#contracts/reports/report.ts';
import { isolate } from '#domain/text/isolate.ts';
import { DialogFrame } from '#web/ui/back-office/dialogs/dialog-frame.tsx';
import { LoadingDialog } from '#web/ui/back-office/dialogs/loading-dialog.tsx';
import { FormDialog } from '#web/ui/back-office/form/form-dialog.tsx';
import { useReadToEdit, useTell } from '#web/ui/back-office/use-call.ts';
import { useMay } from '../may.tsx';
import { AnswerFields } from './answer-fields.tsx';
import { ReportedSubject } from './reported-subject.tsx';
import { WhatWasSaid } from './what-was-said.tsx';

type ReportDialogProps = { id: string; name: string | undefined; onClose: () => void };

const WIDTH = '62rem';

/** One reported product or shop, with what was said of it and an answer to all of it. */
export function ReportDialog({ id, name, onClose }: ReportDialogProps) {
  const { query, reload } = useReadToEdit(getReport, { params: { id } });
  const { data } = query;
  const mayAnswer = useMay('answer-reports');
  if (data === undefined) {
    const title = name === undefined ? 'Reports' : `Reports of ${isolate(name)}`;
    return <LoadingDialog {...{ title, query, onClose }} width={WIDTH} height="28rem" />;
  }
  if (!mayAnswer) return <Read reported={data} onClose={onClose} />;
  return <Answer key={data.newest} reported={data} onReload={reload} onClose={onClose} />;
}

/** The same for who may not answer. */
function Read({ reported, onClose }: Pick<AnswerProps, 'reported' | 'onClose'>) {
  return (
    <DialogFrame
      title={`Reports of ${isolate(reported.subject.name)}`}
      width={WIDTH}
      onClose={onClose}
    >
      <div className="grid gap-x-8 gap-y-5 px-5 pt-4 pb-6 md:grid-cols-[17rem_minmax(0,1fr)] md:px-6">
        <ReportedSubject reported={reported} />
        <WhatWasSaid reported={reported} />
      </div>
    </DialogFrame>
  );
}

type Filled = { outcome: string; newest: string; words: string; reason?: string };
type AnswerProps = {
  reported: ReportedThingInFull;
  onReload: () => void;
  onClose: () => void;
};

function Answer({ reported, onReload, onClose }: AnswerProps) {
  const { _id: id, subject, newest, reports } = reported;
  const send = useTell(answerReports);
  return (
    <FormDialog<Filled, AnsweringReports>
      title={`Reports of ${isolate(subject.name)}`}
      schema={AnsweringReports as never}
      defaults={{ outcome: '', newest, words: '' }}
      submit={reports === 1 ? 'Answer' : `Answer ${reports} reports`}
      busy="Answering..."
      width={WIDTH}
      onSubmit={(body) => send({ params: { id }, body })}
      onClose={onClose}
      onReload={onReload}
    >
      <div className="grid gap-x-8 gap-y-5 md:grid-cols-[17rem_minmax(0,1fr)]">
        <ReportedSubject reported={reported} />
        <div className="flex min-w-0 flex-col gap-5">
          <WhatWasSaid reported={reported} />
          <AnswerFields kind={subject.kind} />
        </div>
      </div>
    </FormDialog>
  );
}
