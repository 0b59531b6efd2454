import { useId } from 'react';
import { useWatch } from 'react-hook-form';
import { Select } from '#frontend/ui/forms/Select.tsx';
import { TextField } from '#frontend/ui/forms/TextField.tsx';
import { EDUCATION_LEVELS, graduationYears, PROGRAMS } from '#shared/features/choices.ts';
import type { FieldsProps } from './FieldsProps.ts';

/** The education of students and alumni. */
export function EducationFields({ form: { register, control, formState } }: FieldsProps) {
  const { errors } = formState;
  const gpaId = useId();
  const year = useWatch({ control, name: 'graduationYear' });
  return (
    <>
      <div className="grid gap-5 sm:grid-cols-2 sm:gap-4">
        <Select
          {...register('academicLevel')}
          label="Academic Level"
          placeholder="Select your level"
          options={EDUCATION_LEVELS}
          error={errors.academicLevel?.message}
        />
        <Select
          {...register('program')}
          label="Program"
          placeholder="Select your program"
          options={PROGRAMS}
          error={errors.program?.message}
        />
      </div>
      <TextField {...register('university')} label="University" error={errors.university?.message} />
      <div className="grid gap-5 sm:grid-cols-2 sm:gap-4">
        <Select
          {...register('graduationYear')}
          label="Graduation Year"
          placeholder="Select the year"
          options={yearsWith(year)}
          error={errors.graduationYear?.message}
        />
        <TextField
          {...register('gpa', { setValueAs: (typed) => numberIn(typed, gpaId) })}
          id={gpaId}
          label="GPA/CGPA"
          type="number"
          inputMode="decimal"
          step={0.1}
          min={0}
          max={10}
          hint="From 0 to 10."
          error={errors.gpa?.message}
        />
      </div>
    </>
  );
}

/** The years of the spec, and one that was chosen when other years stood here. */
const yearsWith = (chosen: string): string[] => {
  const years = graduationYears(new Date());
  return chosen === '' || years.includes(chosen) ? years : [chosen, ...years];
};

/** The number in a field; nothing when it is empty, and not a number (NaN) when the browser cannot read it as one. */
const numberIn = (typed: string | number | undefined, fieldId: string): number | undefined => {
  if (typed !== '' && typed !== undefined) return Number(typed);
  const field = document.getElementById(fieldId);
  return field instanceof HTMLInputElement && field.validity.badInput ? Number.NaN : undefined;
};
