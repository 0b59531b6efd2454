import { useWatch } from 'react-hook-form';
import { NumberedLabel } from '#frontend/core/forms/NumberedLabel.tsx';
import type { ApiForm } from '#frontend/core/forms/useApiForm.ts';
import { RadioGroup } from '#frontend/ui/forms/RadioGroup.tsx';
import { TextArea } from '#frontend/ui/forms/TextArea.tsx';
import { REJECTION_REASONS } from '#shared/features/applications/rejection-reasons.ts';
import { useReasonKeys } from '../useReasonKeys.ts';

interface ReasonChoiceProps {
  form: ApiForm<{ reason: string; message: string }, { reason: string; message: string }>;
}

/** Why an application is rejected: one of the numbered reasons, whose sentence the applicant reads, and a message. */
export function ReasonChoice({ form }: ReasonChoiceProps) {
  const chosen = useWatch({ control: form.control, name: 'reason' });
  useReasonKeys((code) => form.form.setValue('reason', code, { shouldValidate: true }));
  const sentence = REJECTION_REASONS.find(({ code }) => code === chosen)?.sentence;
  return (
    <>
      {/* Nothing is between them while the sentence is empty. */}
      <div className="flex flex-col gap-2">
        <RadioGroup
          {...form.field('reason')}
          label="Reason"
          mark="required"
          value={chosen}
          options={REJECTION_REASONS.map(({ code, label }, index) => ({
            value: code,
            label: <NumberedLabel number={index + 1}>{label}</NumberedLabel>,
          }))}
        />
        <p aria-live="polite" className="text-small text-muted">
          {sentence && `They read: “${sentence}”`}
        </p>
      </div>
      <TextArea
        {...form.field('message')}
        label="Message"
        mark="optional"
        rows={2}
        hint="Added to the reason."
      />
    </>
  );
}
