import { EMPLOYMENT_LABELS } from '#frontend/ui/data/opportunityLabels.ts';
import { OPPORTUNITY_TYPE_LABELS } from '#frontend/ui/data/opportunityTypeLabels.ts';
import { SegmentedControl } from '#frontend/ui/forms/SegmentedControl.tsx';
import { Select } from '#frontend/ui/forms/Select.tsx';
import { TextField } from '#frontend/ui/forms/TextField.tsx';
import { OPPORTUNITY_TYPES, type OpportunityType } from '#shared/core/opportunity-choices.ts';
import type { PostingEditor } from '../usePostingEditor.ts';
import type { FieldsProps } from './fields.ts';

const optionsOf = <Value extends string>(labels: Readonly<Record<Value, string>>) =>
  Object.entries<string>(labels).map(([value, label]) => ({ value, label }));

const EMPLOYMENT_OPTIONS = optionsOf(EMPLOYMENT_LABELS);

const isType = (value: string): value is OpportunityType => OPPORTUNITY_TYPES.some((type) => type === value);

/** Whether it is a job, an internship or a project. */
export function TypeField({ editor: { values, form } }: { editor: PostingEditor }) {
  const choose = (type: string) => {
    if (!isType(type)) return;
    form.setValue('type', type, { shouldDirty: true });
    const internship = values.employmentType === 'internship';
    if (type === 'internship') form.setValue('employmentType', 'internship', { shouldValidate: true });
    else if (internship) form.setValue('employmentType', '', { shouldDirty: true });
  };
  return (
    <SegmentedControl
      label="Opportunity type"
      name="type"
      value={values.type}
      onChange={choose}
      segments={OPPORTUNITY_TYPES.map((value) => ({ value, label: OPPORTUNITY_TYPE_LABELS[value] }))}
    />
  );
}

/** The title, as candidates search for it. */
export function TitleField({ editor: { field }, notes }: FieldsProps) {
  return (
    <TextField
      {...field('title')}
      label="Job title"
      mark="required"
      hint={notes('title', 'The plain name of the profession, such as “Software Engineer”.')}
    />
  );
}

/** How it is employed. An internship is one in both senses. */
export function EmploymentField({ editor: { field, form, values }, notes }: FieldsProps) {
  const adjust = (employment: string) => {
    if (employment === 'internship') form.setValue('type', 'internship');
    else if (values.type === 'internship' && employment !== '') form.setValue('type', 'job');
  };
  return (
    <Select
      {...field('employmentType', { onChange: ({ target }) => adjust(target.value) })}
      label="Job type"
      {...(values.type !== 'project' && { mark: 'required' as const })}
      placeholder="Select the job type"
      options={EMPLOYMENT_OPTIONS}
      hint={notes('employmentType')}
    />
  );
}
