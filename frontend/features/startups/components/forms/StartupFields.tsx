import type { FieldValues } from 'react-hook-form';
import type { FieldProps } from '#frontend/core/forms/useApiForm.ts';
import { Select } from '#frontend/ui/forms/Select.tsx';
import { TextArea } from '#frontend/ui/forms/TextArea.tsx';
import { TextField } from '#frontend/ui/forms/TextField.tsx';
import { INDUSTRIES, STAGES } from '#shared/features/startups/rules.ts';
import type { CreatedValues } from './startupForm.ts';

interface StartupFieldsProps {
  field: <Name extends keyof CreatedValues & keyof FieldValues & string>(name: Name) => FieldProps<Name>;
}

/** What the form of a new startup asks, in the spec's order. */
export function StartupFields({ field }: StartupFieldsProps) {
  return (
    <>
      <TextField {...field('name')} label="Startup Name" mark="required" />
      <Select
        {...field('industry')}
        label="Industry"
        mark="required"
        placeholder="Select industry"
        options={INDUSTRIES}
      />
      <TextArea
        {...field('problem')}
        label="Problem Statement"
        mark="required"
        hint="Who has the problem, how often, and what it costs them."
      />
      <TextArea
        {...field('solution')}
        label="Your Solution"
        mark="required"
        hint="What you offer, in a sentence or two."
      />
      <TextArea {...field('targetMarket')} label="Target Market" rows={2} />
      <Select {...field('stage')} label="Current Stage" placeholder="Select stage" options={STAGES} />
      <TextField {...field('timeline')} label="Expected Timeline" hint="Such as “a prototype by June”." />
    </>
  );
}
