import { EXPERIENCE_LABELS } from '#frontend/ui/data/opportunityLabels.ts';
import { DateField } from '#frontend/ui/forms/DateField.tsx';
import { Select } from '#frontend/ui/forms/Select.tsx';
import { Switch } from '#frontend/ui/forms/Switch.tsx';
import { TextArea } from '#frontend/ui/forms/TextArea.tsx';
import { TextField } from '#frontend/ui/forms/TextField.tsx';
import { wholeNumberIn } from '#shared/core/typed-numbers.ts';
import { DeadlineFields } from './DeadlineFields.tsx';
import { EditorSection, FieldRow } from './EditorSection.tsx';
import type { FieldsProps } from './fields.ts';
import { PayFields } from './PayFields.tsx';
import { PlaceSection } from './PlaceSection.tsx';
import { PostingWorkFields, WantedSkills } from './PostingWorkFields.tsx';
import { EmploymentField, TitleField, TypeField } from './RoleFields.tsx';

const LEVELS = Object.entries(EXPERIENCE_LABELS).map(([value, label]) => ({ value, label }));

/** An employer’s form: the fields of the spec (point 2), and what a fair posting needs besides. */
export function EmployerFields(props: FieldsProps) {
  const { editor, notes } = props;
  const { field, values } = editor;
  const lasts = values.type !== 'job' || values.employmentType === 'contract';
  return (
    <>
      <EditorSection title="Title and pay">
        <TypeField editor={editor} />
        <TitleField {...props} />
        <PayFields {...props} />
      </EditorSection>
      <EditorSection title="The position">
        <FieldRow>
          <TextField {...field('department')} label="Department" hint={notes('department')} />
          <EmploymentField {...props} />
        </FieldRow>
        <FieldRow>
          <Select
            {...field('experienceLevel')}
            label="Experience level"
            placeholder="Select the level"
            options={LEVELS}
            hint={notes('experienceLevel')}
          />
          <TextField
            {...field('minYears')}
            label="Years of experience"
            inputMode="numeric"
            hint={notes(
              'minYears',
              numberHint(values.minYears) ?? 'The minimum. Leave it empty if the level says enough.',
            )}
          />
        </FieldRow>
        <PlaceSection {...props} />
        <FieldRow>
          <TextField
            {...field('openings')}
            label="Number of openings"
            inputMode="numeric"
            hint={notes('openings', numberHint(values.openings))}
          />
          <DateField {...field('startDate')} label="Start date" hint={notes('startDate')} />
        </FieldRow>
        {lasts && (
          <FieldRow>
            <TextField
              {...field('durationWeeks')}
              label="Duration in weeks"
              inputMode="numeric"
              hint={notes('durationWeeks', numberHint(values.durationWeeks))}
            />
          </FieldRow>
        )}
      </EditorSection>
      <EditorSection title="What it’s about">
        <PostingWorkFields {...props} label="Job description" requirements="required" />
        <TextArea
          {...field('niceToHave')}
          label="Nice to have"
          mark="optional"
          rows={2}
          hint={notes('niceToHave', 'One on each line.')}
        />
        <WantedSkills {...props} />
        <TextField {...field('education')} label="Education" mark="optional" hint={notes('education')} />
        <TextArea
          {...field('benefits')}
          label="Benefits and perks"
          rows={3}
          hint={notes('benefits', 'One on each line.')}
        />
      </EditorSection>
      <EditorSection title="Deadline and answers">
        <DeadlineFields {...props} />
      </EditorSection>
      <EditorSection title="Options">
        <Switch
          {...switchProps(field('aiScreening'))}
          label="AI Screening"
          hint="Software compares applications with your requirements. You decide on each of them."
        />
        {notes('aiScreening')}
        <Switch
          {...switchProps(field('urgent'))}
          label="Urgent Hiring"
          hint="Gives priority visibility: the card is marked, and comes first among equal matches."
        />
      </EditorSection>
    </>
  );
}

/** What was understood of a whole number, where it was typed in another way than with the digits 0 to 9. */
const numberHint = (typed: string): string | undefined => {
  const number = wholeNumberIn(typed) ?? Number.NaN;
  return Number.isNaN(number) || typed.trim() === `${number}`
    ? undefined
    : `Read as ${number.toLocaleString('en')}.`;
};

/** A switch has no error of its own. */
const switchProps = <Props extends { error: string | undefined }>({ error: _, ...rest }: Props) => rest;
