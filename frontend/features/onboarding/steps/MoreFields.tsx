import type { FieldsProps } from '#frontend/core/profile/answers.ts';
import { LinkFields } from '#frontend/core/profile/fields/LinkFields.tsx';
import { ResumeBox } from './ResumeBox.tsx';

/** Step 4: the resume, and links to more. */
export function MoreFields({ form }: FieldsProps) {
  return (
    <>
      <ResumeBox />
      <LinkFields form={form} />
    </>
  );
}
