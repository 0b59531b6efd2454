import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { errorMessage, referenceOf, UNREACHABLE } from '#frontend/core/api/ApiError.ts';
import { api } from '#frontend/core/api/client.ts';
import { Button } from '#frontend/ui/actions/Button.tsx';
import { Moment } from '#frontend/ui/data/Moment.tsx';
import { Card } from '#frontend/ui/layout/Card.tsx';
import { Dialog } from '#frontend/ui/overlays/Dialog.tsx';
import { toast } from '#frontend/ui/overlays/toast.ts';
import { DownloadIcon, FileIcon } from '#frontend/ui/style/icons.ts';
import { ResumeBox } from './ResumeBox.tsx';
import { useResume } from './useResume.ts';

const failed = (title: string) => (error: Error) =>
  toast({
    title,
    description: errorMessage(error, UNREACHABLE),
    variant: 'destructive',
    reference: referenceOf(error),
  });

/** The user's resume on their profile: the file, and the box for another one. */
export function ResumeCard() {
  const { data } = useResume();
  return (
    <Card
      title="Resume"
      description="Upload a PDF to fill your profile from it. You choose what is added."
      className="flex flex-col"
    >
      <div className="flex flex-col gap-5">
        {data?.file && <ResumeFile {...data.file} />}
        <ResumeBox />
      </div>
    </Card>
  );
}

/** The accepted file, to be downloaded or deleted. */
function ResumeFile({ fileName, acceptedAt }: { fileName: string; acceptedAt: string }) {
  const client = useQueryClient();
  const [asking, setAsking] = useState(false);
  const download = useMutation({
    mutationFn: () => api.call('resume.file'),
    // The link saves the file: the page stays.
    onSuccess: ({ url }) => window.location.assign(url),
    onError: failed('Your resume couldn’t be downloaded'),
  });
  const remove = useMutation({
    mutationFn: () => api.call('resume.deleteFile'),
    onSuccess: () =>
      toast({
        title: 'Resume deleted',
        description: 'Your profile and the applications you’ve sent stay as they are.',
      }),
    onError: failed('Your resume wasn’t deleted'),
    onSettled: () => {
      setAsking(false);
      return client.invalidateQueries({ queryKey: api.key('resume') });
    },
  });
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
      <span className="flex size-10 flex-none items-center justify-center rounded-full bg-brand-soft text-brand">
        <FileIcon aria-hidden="true" className="size-5" />
      </span>
      <div className="min-w-0 flex-1 basis-40 text-small">
        <p className="truncate font-medium">
          <bdi>{fileName}</bdi>
        </p>
        <p className="text-muted">
          Added <Moment at={acceptedAt} as="day" />. Only you can download it.
        </p>
      </div>
      <div className="flex gap-2">
        <Button
          size="small"
          icon={<DownloadIcon aria-hidden="true" className="size-4" />}
          pending={download.isPending}
          onClick={() => download.mutate()}
        >
          Download
        </Button>
        <Button size="small" variant="quiet" aria-haspopup="dialog" onClick={() => setAsking(true)}>
          Delete
        </Button>
      </div>
      <Dialog
        open={asking}
        onOpenChange={setAsking}
        title="Delete your resume?"
        description={fileName}
        footer={
          <>
            <Button onClick={() => setAsking(false)}>Cancel</Button>
            <Button variant="danger" pending={remove.isPending} onClick={() => remove.mutate()}>
              Delete resume
            </Button>
          </>
        }
      >
        <p>
          We’ll delete the file. What you added to your profile from it stays, and applications that you sent
          it with keep it.
        </p>
      </Dialog>
    </div>
  );
}
