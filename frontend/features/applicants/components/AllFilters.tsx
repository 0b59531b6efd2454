import { AddSkill } from '#frontend/core/lists/AddSkill.tsx';
import { DateField } from '#frontend/ui/forms/DateField.tsx';
import { Select } from '#frontend/ui/forms/Select.tsx';
import { TextField } from '#frontend/ui/forms/TextField.tsx';
import { HIRING_SOURCES, HIRING_STAGES, SOURCE_LABELS } from '#shared/features/applicants/hiring-rules.ts';
import { APPLICATION_STATUSES, applicationWorkflow } from '#shared/features/applications/rules.ts';
import { type ApplicantFilters, ORDERS, readFilter as read } from '../applicantFilters.ts';

export interface AllFiltersProps {
  values: ApplicantFilters;
  postings: readonly { readonly id: string; readonly title: string }[];
  onChange: (changed: Partial<ApplicantFilters>, options?: { replace?: boolean }) => void;
}

/** Every filter of the applicants, in the sheet. */
export default function AllFilters({ values, postings, onChange }: AllFiltersProps) {
  const text = (name: 'education' | 'location', label: string) => (
    <TextField
      label={label}
      defaultValue={values[name]}
      maxLength={100}
      onBlur={({ target }) => onChange(read(name, target.value))}
    />
  );
  const day = (name: 'from' | 'to', label: string) => (
    <DateField
      label={label}
      value={values[name]}
      // Replaced, because the browser reports each digit of a year.
      onChange={({ target }) => onChange(read(name, target.value), { replace: true })}
    />
  );
  return (
    <div className="flex flex-col gap-5">
      <Select
        label="Posting"
        placeholder="All postings"
        options={postings.map(({ id, title }) => ({ value: id, label: title }))}
        value={values.opportunityId}
        onChange={({ target }) => onChange({ opportunityId: target.value })}
      />
      <Select
        label="Status"
        placeholder="All but withdrawn"
        options={APPLICATION_STATUSES.map((value) => ({
          value,
          label: applicationWorkflow.statuses[value].label,
        }))}
        value={values.status}
        onChange={({ target }) => onChange(read('status', target.value))}
      />
      <AddSkill chosen={values.skills} onAdd={(skill) => onChange({ skills: [...values.skills, skill] })} />
      <Select
        label="Match"
        hint="Those who asked for a review without a number have none, and are left out."
        placeholder="Any match"
        options={['50', '60', '70', '80', '90'].map((value) => ({ value, label: `${value}% or more` }))}
        value={values.minMatch}
        onChange={({ target }) => onChange(read('minMatch', target.value))}
      />
      <Select
        label="Review"
        placeholder="With and without a number"
        options={[
          { value: 'scored', label: 'With a match' },
          { value: 'unscored', label: 'Review without a number' },
        ]}
        value={values.review}
        onChange={({ target }) => onChange(read('review', target.value))}
      />
      {text('education', 'Education')}
      {text('location', 'Location')}
      <div className="grid grid-cols-2 gap-4">
        {day('from', 'Applied from')}
        {day('to', 'Applied to')}
      </div>
      <Select
        label="Assigned to"
        placeholder="Anyone"
        options={[
          { value: 'me', label: 'You' },
          { value: 'nobody', label: 'No one' },
        ]}
        value={values.assigned}
        onChange={({ target }) => onChange(read('assigned', target.value))}
      />
      <Select
        label="Answered"
        placeholder="Answered or not"
        options={[
          { value: 'no', label: 'Not answered yet' },
          { value: 'yes', label: 'Answered' },
        ]}
        value={values.answered}
        onChange={({ target }) => onChange(read('answered', target.value))}
      />
      <Select
        label="Got as far as"
        hint="Whatever became of them since: those who withdrew are among them."
        placeholder="Any stage"
        options={HIRING_STAGES.map((value) => ({
          value,
          label: value === 'new' ? 'Applied' : applicationWorkflow.statuses[value].label,
        }))}
        value={values.reached}
        onChange={({ target }) => onChange(read('reached', target.value))}
      />
      <Select
        label="Came from"
        placeholder="Anywhere"
        options={HIRING_SOURCES.map((value) => ({ value, label: SOURCE_LABELS[value] }))}
        value={values.source}
        onChange={({ target }) => onChange(read('source', target.value))}
      />
      <Select
        label="Order"
        placeholder="Longest waiting first"
        options={ORDERS}
        value={values.sort}
        onChange={({ target }) => onChange(read('sort', target.value))}
      />
    </div>
  );
}
