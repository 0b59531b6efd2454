import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '#frontend/core/api/client.ts';
import { FormFailure } from '#frontend/core/forms/FormFailure.tsx';
import { useSession } from '#frontend/core/session/useSession.ts';
import { Button } from '#frontend/ui/actions/Button.tsx';
import { FileDrop } from '#frontend/ui/forms/FileDrop.tsx';
import { Card } from '#frontend/ui/layout/Card.tsx';
import { DownloadIcon } from '#frontend/ui/style/icons.ts';
import type { JsonResume } from '#shared/features/json-resume.ts';
import { ownQuery } from '../api.ts';

/** What one request may hold, less what is around the file. */
const MAX_BYTES = 60 * 1024;

/** The profile as a file in the open format JSON Resume: to take along, and to bring in. */
export function ResumeFile() {
  const queryClient = useQueryClient();
  const { refresh } = useSession();
  const [file, setFile] = useState<File | null>(null);
  const [unreadable, setUnreadable] = useState(false);
  const download = useMutation({
    mutationFn: () => api.call('profile.export'),
    onSuccess: (resume) => save(resume),
  });
  const upload = useMutation({
    mutationFn: async (chosen: File) => {
      const resume = await parse(chosen);
      if (resume === undefined) {
        setUnreadable(true);
        return undefined;
      }
      return api.call('profile.import', { body: { resume } });
    },
    onSuccess: (profile) => {
      if (!profile) return;
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
            hint="It replaces the sections in the file. Your other sections stay as they are."
            accept="application/json,.json"
            maxBytes={MAX_BYTES}
            refusal="Choose a JSON file up to 60 KB."
            error={unreadable ? 'This file isn’t valid JSON. Choose another one.' : undefined}
            file={file}
            onFile={(chosen) => {
              setFile(chosen);
              setUnreadable(false);
              upload.reset();
            }}
          />
          <FormFailure failure={upload.error} title="We couldn’t import this file" />
          {upload.isSuccess && upload.data && <p role="status">Your profile now matches the file.</p>}
          {file && !unreadable && (
            <div>
              <Button variant="primary" pending={upload.isPending} onClick={() => upload.mutate(file)}>
                Import
              </Button>
            </div>
          )}
        </div>
      </Card>
    </div>
  );
}

/** The content of a file of JSON; undefined when it is none. The API checks what it says. */
const parse = async (file: File): Promise<JsonResume | undefined> => {
  try {
    return JSON.parse(await file.text());
  } catch {
    return undefined;
  }
};

const save = (resume: object): void => {
  const url = URL.createObjectURL(new Blob([JSON.stringify(resume, null, 2)], { type: 'application/json' }));
  const link = Object.assign(document.createElement('a'), { href: url, download: 'resume.json' });
  link.click();
  URL.revokeObjectURL(url);
};
