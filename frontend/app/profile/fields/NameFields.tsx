import type { UseFormRegisterReturn } from 'react-hook-form';
import { TextField } from '#frontend/ui/TextField.tsx';

type NameField = 'firstName' | 'lastName';

interface NameFieldsProps {
  register: (name: NameField) => Partial<UseFormRegisterReturn>;
  errors: Partial<Record<NameField, { message?: string | undefined }>>;
}

/** First and last name, side by side where there is room. */
export function NameFields({ register, errors }: NameFieldsProps) {
  return (
    <div className="grid gap-5 sm:grid-cols-2 sm:gap-4">
      <TextField
        {...register('firstName')}
        label="First Name"
        autoComplete="given-name"
        mark="required"
        error={errors.firstName?.message}
      />
      <TextField
        {...register('lastName')}
        label="Last Name"
        autoComplete="family-name"
        mark="required"
        error={errors.lastName?.message}
      />
    </div>
  );
}
