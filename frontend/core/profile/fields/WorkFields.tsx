import { Select } from '#frontend/ui/forms/Select.tsx';
import { TextField } from '#frontend/ui/forms/TextField.tsx';
import { EXPERIENCE_BANDS } from '#shared/features/choices.ts';
import type { FieldsProps } from './FieldsProps.ts';

const YEARS = EXPERIENCE_BANDS.map((band) => ({ value: band, label: `${band.replace('-', '–')} years` }));

/** The work of mentors and employers. */
export function WorkFields({ form: { register, formState } }: FieldsProps) {
  const { errors } = formState;
  return (
    <>
      <TextField
        {...register('company')}
        label="Company"
        autoComplete="organization"
        error={errors.company?.message}
      />
      <TextField
        {...register('position')}
        label="Position"
        autoComplete="organization-title"
        error={errors.position?.message}
      />
      <Select
        {...register('experience')}
        label="Years of Experience"
        placeholder="Select your experience"
        options={YEARS}
        error={errors.experience?.message}
      />
    </>
  );
}
