import { useWatch } from 'react-hook-form';
import { FormFailure } from '#frontend/core/forms/FormFailure.tsx';
import type { ApiForm } from '#frontend/core/forms/useApiForm.ts';
import { Button } from '#frontend/ui/actions/Button.tsx';
import { ButtonLink } from '#frontend/ui/actions/ButtonLink.tsx';
import { Form } from '#frontend/ui/forms/Form.tsx';
import { FormSection } from '#frontend/ui/forms/FormSection.tsx';
import { Select } from '#frontend/ui/forms/Select.tsx';
import { TextArea } from '#frontend/ui/forms/TextArea.tsx';
import { TextField } from '#frontend/ui/forms/TextField.tsx';
import {
  CHALLENGE,
  DIFFICULTIES,
  DIFFICULTY_LABELS,
  OPEN_TO,
  OPEN_TO_LABELS,
} from '#shared/features/challenges/rules.ts';
import type { ChallengeValues, SentChallengeValues } from '../challengeValues.ts';
import { DeadlineFields } from './DeadlineFields.tsx';
import { RubricEditor } from './RubricEditor.tsx';

interface ChallengeFormProps {
  form: ApiForm<ChallengeValues, SentChallengeValues>;
  label: string;
  /** Where Cancel leads. */
  cancel: string;
}

/** What a host says of a challenge. */
export function ChallengeForm({ form, label, cancel }: ChallengeFormProps) {
  const { field, control } = form;
  const zone = useWatch({ control, name: 'timeZone' });
  return (
    <Form form={form.form} label={label} onSubmit={form.submit}>
      <FormFailure failure={form.failure} />
      <FormSection
        title="The challenge"
        description="Say what the problem is, what you expect, and what the best entry gets."
      >
        <TextField {...field('title')} label="Title" mark="required" />
        <TextArea
          {...field('description')}
          label="Description"
          rows={8}
          hint="Needed before you open it: the task, what to hand in, and what may be used."
        />
        <TextField {...field('prize')} label="Prize" mark="optional" />
        <Select
          {...field('difficulty')}
          label="Difficulty"
          mark="required"
          options={DIFFICULTIES.map((value) => ({ value, label: DIFFICULTY_LABELS[value] }))}
        />
      </FormSection>
      <FormSection
        title="Deadline"
        description="Entries that arrive later are refused. Participants are reminded a day and an hour before."
      >
        <DeadlineFields
          date={field('deadlineDate')}
          clock={field('deadline')}
          timeZone={field('timeZone')}
          zone={zone}
        />
      </FormSection>
      <FormSection title="Who may take part" description="Those for whom it is open see a button to join it.">
        <Select
          {...field('openTo')}
          label="Open to"
          mark="required"
          options={OPEN_TO.map((value) => ({ value, label: OPEN_TO_LABELS[value] }))}
        />
        <TextArea
          {...field('eligibility')}
          label="Eligibility"
          mark="optional"
          rows={3}
          hint="What else you ask of participants, in words."
        />
        <TextField
          {...field('teamSize')}
          label="Team size"
          mark="required"
          inputMode="numeric"
          hint={`The most members of a team, up to ${CHALLENGE.teamSize.max}. 1 when everyone takes part alone.`}
        />
      </FormSection>
      <FormSection
        title="Rubric"
        description="By what judges score. It is frozen when you open the challenge, so that everyone knows what counts."
      >
        <RubricEditor form={form} />
      </FormSection>
      <div className="flex flex-wrap justify-end gap-3">
        <ButtonLink to={cancel}>Cancel</ButtonLink>
        <Button type="submit" variant="primary" pending={form.pending}>
          Save draft
        </Button>
      </div>
    </Form>
  );
}
