import { TextField } from '#frontend/ui/TextField.tsx';
import { ResumeBox } from './ResumeBox.tsx';
import type { StepFieldsProps } from './StepFieldsProps.ts';

/** Step 4: the resume, and links to more. */
export function MoreFields({ form: { register, formState } }: StepFieldsProps) {
  const { errors } = formState;
  return (
    <>
      <ResumeBox />
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
