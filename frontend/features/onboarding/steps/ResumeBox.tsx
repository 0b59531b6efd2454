import { useState } from 'react';
import { FileDrop } from '#frontend/ui/forms/FileDrop.tsx';
import { Notice } from '#frontend/ui/layout/Notice.tsx';
import { CheckIcon } from '#frontend/ui/style/icons.ts';
import { PRODUCT } from '#shared/product.ts';
import { isPdf, RESUME_MAX_BYTES } from '../resume.ts';

/**
 * The box for a resume. There is no place yet where it could be stored, so nothing is sent and the box says so; what
 * it does is tell whether the file will be taken once there is (docs/decisions/0045-resume-box.md).
 */
export function ResumeBox() {
  const [file, setFile] = useState<File | null>(null);
  const [notPdf, setNotPdf] = useState(false);

  const take = async (chosen: File | null) => {
    const refused = chosen !== null && !(await isPdf(chosen));
    setNotPdf(refused);
    setFile(refused ? null : chosen);
  };
  return (
    <div className="flex flex-col gap-3">
      <FileDrop
        label="Resume"
        mark="optional"
        hint="Supports PDF files up to 5MB"
        accept="application/pdf"
        maxBytes={RESUME_MAX_BYTES}
        refusal="Choose a PDF file up to 5MB"
        error={notPdf ? 'This file isn’t a valid PDF. Export it as a PDF and choose it again' : undefined}
        file={file}
        onFile={(chosen) => void take(chosen)}
      />
      <div role="status" className="empty:hidden">
        {file && (
          <Notice icon={<CheckIcon aria-hidden="true" />} title="Your file meets the requirements">
            The file stays on your device. {PRODUCT} can’t store resumes yet; you can upload it once that’s
            possible.
          </Notice>
        )}
      </div>
      <div className="rounded-card bg-brand-soft px-4 py-3 text-small">
        <p className="font-semibold">AI Resume Parser</p>
        <p className="text-muted">
          Coming soon: it will read your resume and suggest skills and education for your profile. For now,
          this box only checks your file and doesn’t upload it.
        </p>
      </div>
    </div>
  );
}
