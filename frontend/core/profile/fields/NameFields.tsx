import type { UseFormRegisterReturn } from 'react-hook-form';
import { TextField } from '#frontend/ui/forms/TextField.tsx';

type NameField = 'firstName' | 'lastName';

interface NameFieldsProps {
  /** What the form ties each to; told by the form itself, because it leads to the first wrong field in their order. */
  fields: Record<NameField, Partial<UseFormRegisterReturn>>;
  errors: Partial<Record<NameField, { message?: string | undefined }>>;
}

/** First and last name, side by side where there is room. */
export function NameFields({ fields, errors }: NameFieldsProps) {
  return (
    <div className="grid gap-5 sm:grid-cols-2 sm:gap-4">
      <TextField
        {...fields.firstName}
        label="First Name"
        autoComplete="given-name"
        mark="required"
        error={errors.firstName?.message}
      />
      <TextField
        {...fields.lastName}
        label="Last Name"
        autoComplete="family-name"
        mark="required"
        error={errors.lastName?.message}
      />
    </div>
  );
}
