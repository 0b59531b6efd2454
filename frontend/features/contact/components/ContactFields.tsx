import type { UseFormRegisterReturn } from 'react-hook-form';
import { NameFields } from '#frontend/parts/profile/fields/NameFields.tsx';
import { TextArea } from '#frontend/ui/forms/TextArea.tsx';
import { TextField } from '#frontend/ui/forms/TextField.tsx';
import type { ContactField } from '../draft.ts';

interface ContactFieldsProps {
  /** Ties a field to the form; before the form's code has arrived, it only names it. */
  field: (name: ContactField) => Partial<UseFormRegisterReturn> & { error?: string | undefined };
  /** Whether the box for those with one name is checked. */
  isOneName?: boolean;
  /** The same for the field that only programs fill in. */
  trap: Partial<UseFormRegisterReturn>;
}

/** The five fields and the one for programs: the same markup before and after the form's code has arrived. */
export function ContactFields({ field, isOneName, trap }: ContactFieldsProps) {
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
        mark="required"
        hint="We’ll reply to this address."
      />
      <TextField {...field('subject')} label="Subject" autoComplete="off" mark="required" />
      <TextArea {...field('message')} label="Message" rows={6} mark="required" />
      <div className="sr-only" aria-hidden="true">
        <input {...trap} type="text" tabIndex={-1} autoComplete="off" />
      </div>
    </>
  );
}
