import { DateField } from '#frontend/ui/forms/DateField.tsx';
import { TextField } from '#frontend/ui/forms/TextField.tsx';
import type { FieldsProps } from './FieldsProps.ts';
import { NameFields } from './NameFields.tsx';

/** Who somebody is. The address is the account's and stays. */
export function AboutFields({ form: { register, formState } }: FieldsProps) {
  const { errors } = formState;
  const today = new Date().toISOString().slice(0, 10);
  return (
    <>
      <NameFields
        fields={{ firstName: register('firstName'), lastName: register('lastName') }}
        errors={errors}
      />
      <TextField
        {...register('email')}
        label="Email"
        type="email"
        autoComplete="email"
        readOnly
        hint="You sign in with this address, so it stays as it is."
        error={errors.email?.message}
      />
      <TextField
        {...register('phone')}
        label="Phone"
        type="tel"
        autoComplete="tel"
        mark="required"
        hint="At least 10 digits, with the country code if you like."
        error={errors.phone?.message}
      />
      <DateField
        {...register('dateOfBirth')}
        label="Date of Birth"
        autoComplete="bday"
        min="1900-01-01"
        max={today}
        mark="required"
        error={errors.dateOfBirth?.message}
      />
    </>
  );
}
