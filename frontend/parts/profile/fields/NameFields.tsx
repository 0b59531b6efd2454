import type { ComponentProps } from 'react';
import { Checkbox } from '#frontend/ui/forms/Checkbox.tsx';
import { TextField } from '#frontend/ui/forms/TextField.tsx';

type FieldProps = Omit<ComponentProps<typeof TextField>, 'label'>;

interface NameFieldsProps {
  /** What `field` returned. The form calls it, because the order of these calls decides which wrong field is focused. */
  firstName: FieldProps;
  lastName: FieldProps;
  /** The box for those who have one name only, and whether it is checked. */
  oneName: Omit<ComponentProps<typeof Checkbox>, 'label'> & { label?: string };
  isOneName?: boolean | undefined;
}

/** First and last name, side by side where there is room; or one name. */
export function NameFields({ firstName, lastName, oneName, isOneName = false }: NameFieldsProps) {
  return (
    <div className="flex flex-col gap-2">
      <div className={isOneName ? undefined : 'grid gap-5 sm:grid-cols-2 sm:gap-4'}>
        <TextField
          {...firstName}
          label={isOneName ? 'Name' : 'First Name'}
          autoComplete={isOneName ? 'name' : 'given-name'}
          mark="required"
        />
        {!isOneName && (
          <TextField {...lastName} label="Last Name" autoComplete="family-name" mark="required" />
        )}
      </div>
      <Checkbox label="I have only one name" {...oneName} />
    </div>
  );
}
