import { z } from 'zod';
import { planTrending } from '#contracts/calls/home-page.ts';
import type { TrendingPiece } from '#contracts/home-page.ts';
import { isolate } from '#domain/text/isolate.ts';
import { FormDialog } from '#web/ui/back-office/form/form-dialog.tsx';
import { TextField } from '#web/ui/back-office/form/form-fields.tsx';
import { useTell } from '#web/ui/back-office/use-call.ts';

/** A moment as a browser's field has it, in the admin's own time zone. */
const Moment = z.string().transform((text) => (text === '' ? null : new Date(text).toISOString()));
const Form = z.object({ from: Moment, until: Moment });

/** Says from and until when a product trends; empty is from now on, and until somebody ends it. */
export function PlanDialog({ piece, onClose }: { piece: TrendingPiece; onClose: () => void }) {
  const { _id, name, from, until } = piece;
  const send = useTell(planTrending);
  return (
    <FormDialog
      title={`When ${isolate(name)} trends`}
      schema={Form}
      defaults={{ from: typed(from), until: typed(until) }}
      submit="Save times"
      onSubmit={(body) => send({ params: { productId: _id }, body })}
      onClose={onClose}
    >
      <TextField
        name="from"
        type="datetime-local"
        label="From"
        hint="Empty: from now on. Until then it is not trending."
      />
      <TextField
        name="until"
        type="datetime-local"
        label="Until"
        hint="Empty: until somebody ends it. It ends within a minute of this moment."
      />
    </FormDialog>
  );
}

function typed(iso: string | null): string {
  if (iso === null) return '';
  const moment = new Date(iso);
  moment.setMinutes(moment.getMinutes() - moment.getTimezoneOffset());
  return moment.toISOString().slice(0, 16);
}
