import type { FieldsProps } from '#frontend/parts/profile/answers.ts';
import { LinkFields } from '#frontend/parts/profile/fields/LinkFields.tsx';
import { ResumeBox } from '#frontend/parts/resume/ResumeBox.tsx';

/** Step 4: the resume, and links to more. */
export function MoreFields({ form }: FieldsProps) {
  return (
    <>
      <ResumeBox inOnboarding />
      <div className="rounded-card bg-brand-soft px-4 py-3 text-small">
        <p className="font-semibold">AI Resume Parser</p>
        <p className="text-muted">
          Reads your experience, education, projects and skills from your resume. You review everything before
          it’s added to your profile.
        </p>
      </div>
      <LinkFields form={form} />
    </>
  );
}
