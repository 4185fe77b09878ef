import type { z } from 'zod';
import { updateProfile } from '#contracts/calls/profile.ts';
import { ProfileUpdate, type Seller, sellersTexts } from '#contracts/seller.ts';
import { replyTimes } from '#domain/time/reply-time.ts';
import { otherLanguages } from '#languages/languages.ts';
import { inTranslations, translatedField, translationsIn } from '#languages/translations.ts';
import { aboutIn, inIt } from '#texts/content/translated-fields.ts';
import * as texts from '#texts/seller/profile.ts';
import { DraftForm, SubmitButton } from '#web/ui/back-office/form/draft-form.tsx';
import { FieldFrame } from '#web/ui/back-office/form/field-frame.tsx';
import { SelectField, TextAreaField, TextField } from '#web/ui/back-office/form/form-fields.tsx';
import { FormProblem } from '#web/ui/back-office/form/form-problem.tsx';
import { languageOptions } from '#web/ui/back-office/form/language-options.ts';
import { formDataOf } from '#web/ui/back-office/form/send-form.ts';
import { TranslatedLines, TranslatedText } from '#web/ui/back-office/form/translated-fields.tsx';
import { useDraftForm } from '#web/ui/back-office/form/use-draft-form.ts';
import { ImageField } from '#web/ui/back-office/pictures/image-field.tsx';
import { PictureFile } from '#web/ui/back-office/pictures/picture-file.ts';
import { toasts } from '#web/ui/back-office/toasts.tsx';
import { useSend } from '#web/ui/back-office/use-call.ts';
import { NumberField, tellUpdated } from '../chat-numbers/chat-numbers-dialog.tsx';

const own = {
  description: true,
  ...inTranslations(sellersTexts, () => true as const),
  city: true,
  replyTime: true,
  openingHours: true,
  rupeesPerDirham: true,
  language: true,
} as const;
const Form = ProfileUpdate.pick({ name: true, INR: true, DXB: true, ...own }).extend({
  profileImage: PictureFile,
});

/** The key of the typed text until it is sent or cancelled. */
export const PROFILE_DRAFT = 'profile';

/** The edit mode of My Profile; the e-mail is shown and cannot be changed. */
export function ProfileForm({ seller, onDone }: { seller: Seller; onDone: () => void }) {
  const update = useSend(updateProfile);
  const { form, submit, problem } = useDraftForm<z.input<typeof Form>, z.output<typeof Form>>({
    schema: Form,
    defaults: {
      name: seller.name,
      INR: seller.INR,
      DXB: seller.DXB,
      description: seller.description,
      ...translationsIn(seller, ...sellersTexts),
      city: seller.city,
      replyTime: seller.replyTime,
      openingHours: seller.openingHours,
      rupeesPerDirham: String(seller.rupeesPerDirham ?? ''),
      language: seller.language,
      profileImage: null,
    },
    draftKey: PROFILE_DRAFT,
  });
  const send = submit(async ({ profileImage, ...fields }) => {
    const { _id: userId, email, version } = seller;
    const form = formDataOf({ ...fields, email, version, profileImage: profileImage ?? undefined });
    try {
      const { message, data } = await update({ params: { userId }, form });
      tellUpdated(message, data);
    } catch (error) {
      toasts.failure(texts.notUpdated);
      throw error;
    }
    onDone();
  });
  return (
    <DraftForm form={form} onSubmit={send} className="flex flex-col gap-4">
      <ImageField
        name="profileImage"
        label={texts.image}
        {...(seller.Image && { current: seller.Image })}
      />
      <TextField name="name" label={texts.name} autoComplete="organization" />
      <FieldFrame id="profile-email" label={texts.emailReadOnly}>
        <input
          id="profile-email"
          type="email"
          value={seller.email}
          readOnly
          className="back-office-input bg-hover! text-ink-muted"
        />
      </FieldFrame>
      <div className="grid gap-4 md:grid-cols-2">
        <NumberField field="INR" label={texts.indianNumber} placeholder="+91" />
        <NumberField field="DXB" label={texts.dubaiNumber} placeholder="+971" />
      </div>
      {seller.status && <p className="text-dense text-ink-muted">{texts.reviewedFirst}</p>}
      <TextAreaField
        name="description"
        label={texts.aboutOptional}
        rows={3}
        hint={texts.aboutHint}
      />
      {otherLanguages.map((language) => (
        <TranslatedText
          key={language}
          language={language}
          name={translatedField('description', language)}
          label={aboutIn(language)}
          rows={3}
        />
      ))}
      <div className="grid gap-4 md:grid-cols-2">
        <TextField name="city" label={texts.cityOptional} autoComplete="address-level2" />
        <SelectField
          name="replyTime"
          label={texts.repliesOptional}
          placeholder={texts.notSaid}
          options={Object.entries(replyTimes).map(([value, label]) => ({ value, label }))}
        />
        <TranslatedLines name="city" labelIn={(language) => inIt(texts.city, language)} />
      </div>
      <TextAreaField
        name="openingHours"
        label={texts.openingHoursOptional}
        rows={2}
        hint={texts.openingHoursHint}
      />
      {otherLanguages.map((language) => (
        <TranslatedText
          key={language}
          language={language}
          name={translatedField('openingHours', language)}
          label={inIt(texts.openingHours, language)}
          rows={2}
        />
      ))}
      <TextField
        name="rupeesPerDirham"
        label={texts.rupeesPerDirhamOptional}
        inputMode="decimal"
        autoComplete="off"
        hint={texts.rupeesPerDirhamHint}
      />
      <SelectField
        name="language"
        label={texts.mailLanguage}
        hint={texts.mailLanguageHint}
        options={languageOptions}
      />
      <FormProblem>{problem?.message}</FormProblem>
      <SubmitButton className="self-start" busy={texts.updating}>
        {texts.update}
      </SubmitButton>
    </DraftForm>
  );
}
