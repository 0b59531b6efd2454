import type { FieldProps } from '#frontend/core/forms/useApiForm.ts';
import { PATHS } from '#frontend/core/paths.ts';
import { TextLink } from '#frontend/ui/actions/TextLink.tsx';
import { Checkbox } from '#frontend/ui/forms/Checkbox.tsx';
import type { SentPreview } from '#shared/features/applications/sent-content.ts';

const kilobytes = (size: number): string => `${Math.max(1, Math.round(size / 1024)).toLocaleString('en')} KB`;

/** Whether the resume's file is sent, too. */
export function ResumeChoice({ file, field }: { file: SentPreview['resume']; field: FieldProps<'resume'> }) {
  return (
    <section className="flex flex-col gap-2">
      <h3 className="text-lead font-semibold">Resume</h3>
      {file ? (
        <Checkbox
          {...field}
          label={
            <span className="min-w-0 wrap-anywhere">
              Send my resume: <bdi>{file.fileName}</bdi>{' '}
              <span className="text-muted">({kilobytes(file.size)})</span>
            </span>
          }
          hint="The employer keeps this file, also when you replace or delete your resume later."
        />
      ) : (
        <p className="text-small text-muted">
          No file will be sent. You can add a resume to your <TextLink to={PATHS.profile}>profile</TextLink>{' '}
          first.
        </p>
      )}
    </section>
  );
}
