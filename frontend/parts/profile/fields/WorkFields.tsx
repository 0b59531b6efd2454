import { Select } from '#frontend/ui/forms/Select.tsx';
import { TextField } from '#frontend/ui/forms/TextField.tsx';
import { EXPERIENCE_BANDS } from '#shared/core/choices.ts';
import type { Role } from '#shared/core/contract.ts';
import type { FieldsProps } from '../answers.ts';

const YEARS = EXPERIENCE_BANDS.map((band) => ({ value: band, label: `${band.replace('-', '–')} years` }));

/** The work of mentors and employers. */
export function WorkFields({ role, form: { field } }: FieldsProps & { role: Role }) {
  return (
    <>
      <TextField {...field('company')} label="Company" autoComplete="organization" />
      <TextField {...field('position')} label="Position" autoComplete="organization-title" />
      <Select
        {...field('experience')}
        label="Years of Experience"
        placeholder="Select your experience"
        options={YEARS}
        {...(role === 'mentor' && { hint: 'Shown to others as self-declared.' })}
      />
    </>
  );
}
