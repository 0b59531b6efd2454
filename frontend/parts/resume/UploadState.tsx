import { useEffect, useState } from 'react';
import { PATHS } from '#frontend/core/paths.ts';
import { Button } from '#frontend/ui/actions/Button.tsx';
import { ButtonLink } from '#frontend/ui/actions/ButtonLink.tsx';
import { Progress } from '#frontend/ui/data/Progress.tsx';
import { Notice } from '#frontend/ui/layout/Notice.tsx';
import { Spinner } from '#frontend/ui/layout/Spinner.tsx';
import { AlertIcon, CheckIcon } from '#frontend/ui/style/icons.ts';
import type { LatestUpload } from './useResume.ts';

interface UploadStateProps {
  /** What is being sent from this window. */
  sending: { fileName: string; share: number } | undefined;
  onCancel: () => void;
  /** The connection was lost while a file was sent. */
  interrupted: { message: string; again: () => void } | undefined;
  upload: LatestUpload;
  /** The state of the upload could not be asked for. */
  offline: boolean;
  inOnboarding: boolean;
}

/** How far an upload is. What became of it is announced to screen readers; each percent is not. */
export function UploadState({ sending, onCancel, interrupted, ...rest }: UploadStateProps) {
  return (
    <>
      {sending && (
        <div className="flex items-end gap-4 rounded-card border border-line bg-raised px-4 py-4">
          <div className="min-w-0 flex-1">
            <Progress
              label={
                <span className="wrap-anywhere">
                  Uploading <bdi>{sending.fileName}</bdi>
                </span>
              }
              value={Math.round(sending.share * 100)}
              detail={`${Math.round(sending.share * 100)}%`}
            />
          </div>
          <Button size="small" variant="quiet" onClick={onCancel}>
            Cancel
          </Button>
        </div>
      )}
      <div role="status" className="empty:hidden">
        {interrupted && (
          <Notice
            tone="warning"
            icon={<AlertIcon aria-hidden="true" />}
            title="Your upload was interrupted"
            action={
              <Button size="small" onClick={interrupted.again}>
                Try again
              </Button>
            }
          >
            {interrupted.message}
          </Notice>
        )}
        {!sending && !interrupted && <ReadState {...rest} />}
      </div>
    </>
  );
}

/** What became of an uploaded file. */
function ReadState({
  upload,
  offline,
  inOnboarding,
}: Pick<UploadStateProps, 'upload' | 'offline' | 'inOnboarding'>) {
  const late = useLate(upload?.status === 'waiting', upload?.uploadId);
  if (!upload || upload.accepted) return null;
  const { status, fileName, reason } = upload;
  if (status === 'rejected')
    return (
      <Notice tone="danger" icon={<AlertIcon aria-hidden="true" />} title={`We couldn’t read ${fileName}`}>
        {reason}
      </Notice>
    );
  if (status === 'ready')
    return (
      <Notice
        icon={<CheckIcon aria-hidden="true" />}
        title={`We’ve read ${fileName}`}
        action={
          !inOnboarding && (
            <ButtonLink to={PATHS.resumeReview} variant="primary" size="small">
              Review details
            </ButtonLink>
          )
        }
      >
        {inOnboarding
          ? 'You can review what we found once setup is complete. Nothing is added to your profile before that.'
          : 'Review what we found. Nothing is added to your profile until you choose it.'}
      </Notice>
    );
  if (late)
    return (
      <Notice tone="warning" icon={<AlertIcon aria-hidden="true" />} title="Your upload was interrupted">
        <bdi>{fileName}</bdi> didn’t reach us. Choose the file again.
      </Notice>
    );
  return (
    <p className="flex items-center gap-2.5 text-small text-muted">
      <Spinner />
      {offline ? 'You’re offline. We’ll continue once you’re connected.' : `Reading ${fileName}…`}
    </p>
  );
}

/** After this long a file that is not in the bucket was cut off: the bucket reports a new one at once. */
const LATE_MS = 12_000;

/** Whether an upload has been waited for too long in this window. */
const useLate = (waiting: boolean, uploadId: string | undefined): boolean => {
  const [late, setLate] = useState<string>();
  useEffect(() => {
    if (!waiting || uploadId === undefined) return;
    const timer = setTimeout(() => setLate(uploadId), LATE_MS);
    return () => clearTimeout(timer);
  }, [waiting, uploadId]);
  return waiting && late === uploadId;
};
