import type { ComponentProps } from 'react';
import { TextField } from '#frontend/ui/forms/TextField.tsx';

type FieldProps = Omit<ComponentProps<typeof TextField>, 'label'>;

interface NameFieldsProps {
  /** What `field` returned. The form calls it, because the order of these calls decides which wrong field is focused. */
  firstName: FieldProps;
  lastName: FieldProps;
}

/** First and last name, side by side where there is room. */
export function NameFields({ firstName, lastName }: NameFieldsProps) {
  return (
    <div className="grid gap-5 sm:grid-cols-2 sm:gap-4">
      <TextField {...firstName} label="First Name" autoComplete="given-name" mark="required" />
      <TextField {...lastName} label="Last Name" autoComplete="family-name" mark="required" />
    </div>
  );
}
