import { useWatch } from 'react-hook-form';
import { DateField } from '#frontend/ui/forms/DateField.tsx';
import { TextField } from '#frontend/ui/forms/TextField.tsx';
import { serverDate } from '#frontend/ui/time/serverTime.ts';
import { latestBirthDate } from '#shared/features/users/rules.ts';
import type { FieldsProps } from '../answers.ts';
import { NameFields } from './NameFields.tsx';

/** The user's name and contact data. The address belongs to the account and cannot be changed. */
export function AboutFields({ form: { field, control } }: FieldsProps) {
  const isOneName = useWatch({ control, name: 'oneName' });
  return (
    <>
      <NameFields
        firstName={field('firstName')}
        lastName={field('lastName')}
        oneName={field('oneName')}
        isOneName={isOneName}
      />
      <TextField
        {...field('email')}
        label="Email"
        type="email"
        autoComplete="email"
        readOnly
        hint="You sign in with this address. It can’t be changed."
      />
      <TextField
        {...field('phone')}
        label="Phone"
        type="tel"
        autoComplete="tel"
        mark="required"
        hint="At least 10 digits. You can include the country code."
      />
      <DateField
        {...field('dateOfBirth')}
        label="Date of Birth"
        autoComplete="bday"
        min="1900-01-01"
        max={latestBirthDate(serverDate())}
        mark="required"
      />
    </>
  );
}
