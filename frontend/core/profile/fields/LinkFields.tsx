import { TextField } from '#frontend/ui/forms/TextField.tsx';
import type { FieldsProps } from './FieldsProps.ts';

/** Links to more about somebody. */
export function LinkFields({ form: { register, formState } }: FieldsProps) {
  const { errors } = formState;
  return (
    <>
      <TextField
        {...register('linkedinUrl')}
        label="LinkedIn URL"
        type="url"
        inputMode="url"
        mark="optional"
        placeholder="https://linkedin.com/in/…"
        error={errors.linkedinUrl?.message}
      />
      <TextField
        {...register('portfolioUrl')}
        label="Portfolio URL"
        type="url"
        inputMode="url"
        mark="optional"
        placeholder="https://…"
        error={errors.portfolioUrl?.message}
      />
    </>
  );
}
