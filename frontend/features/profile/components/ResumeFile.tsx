import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '#frontend/core/api/client.ts';
import { FormFailure } from '#frontend/core/forms/FormFailure.tsx';
import { useSession } from '#frontend/core/session/useSession.ts';
import { Button } from '#frontend/ui/actions/Button.tsx';
import { FileDrop } from '#frontend/ui/forms/FileDrop.tsx';
import { Card } from '#frontend/ui/layout/Card.tsx';
import { DownloadIcon } from '#frontend/ui/style/icons.ts';
import { ownQuery } from '../api.ts';
import { ImportReport } from './ImportReport.tsx';

type ResumeContent = Record<string, unknown>;

/** Of the file, which may have pictures within; they are not sent. */
const MAX_BYTES = 5 * 1024 * 1024;

/** The profile as a file in the open format JSON Resume: to take along, and to bring in. */
export default function ResumeFile() {
  const queryClient = useQueryClient();
  const { refresh } = useSession();
  const [file, setFile] = useState<File | null>(null);
  const [contents] = useState(() => new WeakMap<File, ResumeContent>());
  const resume = file && contents.get(file);
  const download = useMutation({
    mutationFn: () => api.call('profile.export'),
    onSuccess: (resume) => save(resume),
  });
  const check = useMutation({
    mutationFn: (content: ResumeContent) =>
      api.call('profile.import', { body: { resume: content, dryRun: true } }),
  });
  const upload = useMutation({
    mutationFn: (content: ResumeContent) => api.call('profile.import', { body: { resume: content } }),
    onSuccess: ({ report: _, ...profile }) => {
      queryClient.setQueryData(ownQuery.queryKey, profile);
      setFile(null);
      void refresh();
      void queryClient.invalidateQueries({ queryKey: api.key('dashboard') });
    },
  });
  return (
    <div className="pt-6 print:hidden">
      <Card
        title="Your profile as a file"
        description="In the open format JSON Resume, which other sites and tools can read."
        actions={
          <Button
            icon={<DownloadIcon aria-hidden="true" />}
            pending={download.isPending}
            onClick={() => download.mutate()}
          >
            Download
          </Button>
        }
      >
        <div className="flex max-w-prose flex-col gap-4">
          <FormFailure failure={download.error} title="We couldn’t prepare the file" />
          <FileDrop
            label="Import a JSON Resume"
            hint="We show what the file contains before anything is saved. It replaces the sections in the file; what the file doesn’t have stays as it is."
            accept="application/json,.json"
            maxBytes={MAX_BYTES}
            refusal="Choose a JSON file up to 5 MB."
            problemOf={async (chosen) => {
              const { readJsonResume } = await import('../readJsonResume.ts');
              const read = readJsonResume(new Uint8Array(await chosen.arrayBuffer()));
              if ('problem' in read) return read.problem;
              contents.set(chosen, read.resume);
              return undefined;
            }}
            file={file}
            onFile={(chosen) => {
              setFile(chosen);
              upload.reset();
              const content = chosen && contents.get(chosen);
              if (content) check.mutate(content);
              else check.reset();
            }}
          />
          <FormFailure failure={upload.error ?? check.error} title="We couldn’t import this file" />
          {upload.isSuccess && <ImportReport report={upload.data.report} done />}
          {file && check.isPending && <p role="status">Reading the file…</p>}
          {file && check.isSuccess && <ImportReport report={check.data.report} done={false} />}
          {resume && check.isSuccess && (
            <div>
              <Button variant="primary" pending={upload.isPending} onClick={() => upload.mutate(resume)}>
                Import
              </Button>
            </div>
          )}
        </div>
      </Card>
    </div>
  );
}

const save = (resume: object): void => {
  const url = URL.createObjectURL(new Blob([JSON.stringify(resume, null, 2)], { type: 'application/json' }));
  const link = Object.assign(document.createElement('a'), { href: url, download: 'resume.json' });
  link.click();
  URL.revokeObjectURL(url);
};
