import type { UseFormRegisterReturn } from 'react-hook-form';
import { NameFields } from '#frontend/core/profile/fields/NameFields.tsx';
import { TextArea } from '#frontend/ui/forms/TextArea.tsx';
import { TextField } from '#frontend/ui/forms/TextField.tsx';
import type { ContactValues } from '../draft.ts';

type FieldName = keyof ContactValues | 'website';

interface ContactFieldsProps {
  /** Ties a field to the form; before its code is there the name is all. */
  register: (name: FieldName) => Partial<UseFormRegisterReturn>;
  errors: Partial<Record<FieldName, { message?: string | undefined }>>;
}

/** The five fields, and the one for programs: the same markup before and after the form's code has arrived. */
export function ContactFields({ register, errors }: ContactFieldsProps) {
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
        mark="required"
        hint="The answer goes there."
        error={errors.email?.message}
      />
      <TextField
        {...register('subject')}
        label="Subject"
        autoComplete="off"
        mark="required"
        error={errors.subject?.message}
      />
      <TextArea
        {...register('message')}
        label="Message"
        rows={6}
        mark="required"
        error={errors.message?.message}
      />
      <div className="sr-only" aria-hidden="true">
        <input {...register('website')} type="text" tabIndex={-1} autoComplete="off" />
      </div>
    </>
  );
}
