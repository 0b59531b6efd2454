import { TextField } from '#frontend/ui/forms/TextField.tsx';
import { SCHEME_HINT } from '#shared/core/web-address.ts';
import type { FieldsProps } from '../answers.ts';

/** Links to the user's pages elsewhere. */
export function LinkFields({ form: { field } }: FieldsProps) {
  return (
    <>
      <TextField
        {...field('linkedinUrl')}
        label="LinkedIn URL"
        type="url"
        hint={SCHEME_HINT}
        inputMode="url"
        mark="optional"
        placeholder="https://linkedin.com/in/…"
      />
      <TextField
        {...field('portfolioUrl')}
        label="Portfolio URL"
        type="url"
        hint={SCHEME_HINT}
        inputMode="url"
        mark="optional"
        placeholder="https://…"
      />
    </>
  );
}
