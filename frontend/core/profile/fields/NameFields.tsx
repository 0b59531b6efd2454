import type { UseFormRegisterReturn } from 'react-hook-form';
import { TextField } from '#frontend/ui/forms/TextField.tsx';

interface NameFieldsProps {
  /** Ties each field to its form; before the form's code has arrived, it only names it. */
  field: (name: 'firstName' | 'lastName') => Partial<UseFormRegisterReturn> & { error?: string | undefined };
}

/** First and last name, side by side where there is room. */
export function NameFields({ field }: NameFieldsProps) {
  return (
    <div className="grid gap-5 sm:grid-cols-2 sm:gap-4">
      <TextField {...field('firstName')} label="First Name" autoComplete="given-name" mark="required" />
      <TextField {...field('lastName')} label="Last Name" autoComplete="family-name" mark="required" />
    </div>
  );
}
