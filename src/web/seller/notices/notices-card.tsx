import { z } from 'zod';
import { updateNotices } from '#contracts/calls/notices.ts';
import { LeadMail, type NoticeSettings, TimeZone } from '#contracts/notices.ts';
import * as texts from '#texts/seller/notices.ts';
import { ActionButton } from '#web/ui/back-office/action-button.tsx';
import { DraftForm } from '#web/ui/back-office/form/draft-form.tsx';
import { SelectField, TextField } from '#web/ui/back-office/form/form-fields.tsx';
import { FormProblem } from '#web/ui/back-office/form/form-problem.tsx';
import { useDraftForm } from '#web/ui/back-office/form/use-draft-form.ts';
import { DeviceList } from '#web/ui/back-office/notices/device-list.tsx';
import { ThisDevice } from '#web/ui/back-office/notices/this-device.tsx';
import { useNotices } from '#web/ui/back-office/notices/use-push.ts';
import { Panel } from '#web/ui/back-office/panel.tsx';
import { QueryState } from '#web/ui/back-office/query-state.tsx';
import { toasts } from '#web/ui/back-office/toasts.tsx';
import { useSend } from '#web/ui/back-office/use-call.ts';
import { useMay } from '../use-own-account.ts';
import { useUserId } from '../use-self.ts';

/** How the seller is told of new enquiries (docs/behaviour/rules.md#notices-of-enquiries). */
export function NoticesCard() {
  const query = useNotices();
  const may = useMay();
  return (
    <Panel id="notices" title={texts.title} text={texts.intro}>
      <QueryState query={query} what={texts.yourNotices} height="18rem">
        {(notices) => (
          <div className="grid gap-5">
            <ThisDevice notices={notices} />
            <DeviceList devices={notices.devices} />
            {may(updateNotices) && (
              <NoticeForm key={notices.settings.version} settings={notices.settings} />
            )}
          </div>
        )}
      </QueryState>
    </Panel>
  );
}

const mails: Record<LeadMail, string> = {
  AT_ONCE: texts.atOnce,
  DAILY: texts.daily,
  NEVER: texts.never,
};
const zones: Record<TimeZone, string> = {
  'Asia/Kolkata': texts.india,
  'Asia/Dubai': texts.emirates,
};

const optionsOf = <Value extends string>(labels: Record<Value, string>) =>
  Object.entries<string>(labels).map(([value, label]) => ({ value, label }));

/** Both times, or neither. */
const Form = z
  .object({
    leadMail: LeadMail,
    quietFrom: z.string(),
    quietUntil: z.string(),
    timeZone: TimeZone,
  })
  .refine(({ quietFrom, quietUntil }) => (quietFrom === '') === (quietUntil === ''), {
    path: ['quietUntil'],
    message: texts.bothTimes,
  });

/** When a seller is mailed of new enquiries, and which hours are quiet. */
function NoticeForm({ settings }: { settings: NoticeSettings }) {
  const userId = useUserId();
  const update = useSend(updateNotices);
  const { leadMail, quietFrom, quietUntil, timeZone, version } = settings;
  const { form, submit, problem } = useDraftForm<z.input<typeof Form>, z.output<typeof Form>>({
    schema: Form,
    defaults: { leadMail, quietFrom: quietFrom ?? '', quietUntil: quietUntil ?? '', timeZone },
  });
  const send = submit(async (values) => {
    const times = {
      quietFrom: values.quietFrom || null,
      quietUntil: values.quietUntil || null,
    };
    await update({ params: { userId }, body: { ...values, ...times, version } });
    toasts.success(texts.saved);
  });
  return (
    <DraftForm form={form} onSubmit={send} className="grid gap-4">
      <SelectField
        name="leadMail"
        label={texts.mailMe}
        placeholder={texts.choose}
        options={optionsOf(mails)}
      />
      <fieldset className="grid grid-cols-2 gap-x-4 gap-y-3 sm:grid-cols-3">
        <legend className="mb-2 font-medium">{texts.quietHours}</legend>
        <TextField name="quietFrom" label={texts.from} type="time" />
        <TextField name="quietUntil" label={texts.until} type="time" />
        <SelectField
          name="timeZone"
          label={texts.timeOf}
          className="max-sm:col-span-2"
          placeholder={texts.choose}
          options={optionsOf(zones)}
        />
      </fieldset>
      <p className="text-dense text-ink-muted">{texts.quietHoursHint}</p>
      <FormProblem>{problem?.message}</FormProblem>
      <ActionButton
        type="submit"
        className="justify-self-start"
        busy={form.formState.isSubmitting && texts.saving}
      >
        {texts.save}
      </ActionButton>
    </DraftForm>
  );
}
