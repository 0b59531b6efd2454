import { TextArea } from '#frontend/ui/forms/TextArea.tsx';
import type { FieldsProps } from './fields.ts';
import { SkillsField } from './SkillsField.tsx';

interface PostingWorkFieldsProps extends FieldsProps {
  /** Of the description. */
  label: string;
  /** Whether a posting needs some. */
  requirements?: 'required';
}

/** What the work is, and what it requires. */
export function PostingWorkFields({ editor: { field }, notes, label, requirements }: PostingWorkFieldsProps) {
  return (
    <>
      <TextArea
        {...field('description')}
        label={label}
        mark="required"
        rows={7}
        hint={notes('description', 'The tasks, the team and a usual week. An empty line begins a paragraph.')}
      />
      <TextArea
        {...field('requirements')}
        label="Requirements"
        {...(requirements && { mark: requirements })}
        hint={notes('requirements', 'One on each line: only what decides.')}
      />
    </>
  );
}

/** The skills that the search matches. */
export function WantedSkills({ editor: { field, values, form }, notes }: FieldsProps) {
  return (
    <SkillsField
      skills={values.skills}
      onChange={(skills) => form.setValue('skills', skills, { shouldDirty: true, shouldValidate: true })}
      error={field('skills').error}
      hint={notes('skills')}
    />
  );
}
