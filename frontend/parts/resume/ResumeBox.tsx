import { RetryNotice } from '#frontend/core/api/RetryNotice.tsx';
import { pdfProblem } from '#frontend/core/files/pdfProblem.ts';
import { FileDrop } from '#frontend/ui/forms/FileDrop.tsx';
import { RESUME_MAX_BYTES, RESUME_MAX_MB, RESUME_TYPE } from '#shared/features/resume/rules.ts';
import { UploadState } from './UploadState.tsx';
import { useResume } from './useResume.ts';
import { useUpload } from './useUpload.ts';

/**
 * The box for a resume: takes a file, shows how far its upload is, and what became of it. `inOnboarding` leaves out the
 * link to the review, which follows when onboarding is complete.
 */
export function ResumeBox({ inOnboarding = false }: { inOnboarding?: boolean }) {
  const { data, error, refetch } = useResume();
  const { send, sending, failure, cancel } = useUpload();
  if (!data && error)
    return <RetryNotice error={error} title="We couldn’t load your resume" onRetry={() => void refetch()} />;
  const upload = data?.upload;
  return (
    <div className="flex flex-col gap-3">
      {!sending && (
        <FileDrop
          label={inOnboarding ? 'Resume' : data?.file ? 'Upload a new resume' : 'Upload a resume'}
          {...(inOnboarding && { mark: 'optional' as const })}
          hint={`Supports PDF files up to ${RESUME_MAX_MB}MB`}
          accept={RESUME_TYPE}
          maxBytes={RESUME_MAX_BYTES}
          refusal={`Choose a PDF file up to ${RESUME_MAX_MB}MB`}
          problemOf={pdfProblem}
          error={failure?.again ? undefined : failure?.message}
          file={null}
          onFile={(file) => file && send(file)}
        />
      )}
      <UploadState
        sending={sending}
        onCancel={cancel}
        interrupted={failure?.again && { message: failure.message, again: failure.again }}
        upload={failure ? undefined : upload}
        offline={Boolean(error)}
        inOnboarding={inOnboarding}
      />
    </div>
  );
}
