import { useQuery } from '@tanstack/react-query';
import { api } from '#frontend/core/api/client.ts';
import { RetryNotice } from '#frontend/core/api/RetryNotice.tsx';
import { PATHS } from '#frontend/core/paths.ts';
import { UploadState } from '#frontend/parts/resume/UploadState.tsx';
import { isForReview, type LatestUpload, useResume } from '#frontend/parts/resume/useResume.ts';
import { ButtonLink } from '#frontend/ui/actions/ButtonLink.tsx';
import { Breadcrumb } from '#frontend/ui/layout/Breadcrumb.tsx';
import { EmptyState } from '#frontend/ui/layout/EmptyState.tsx';
import { PageHeader } from '#frontend/ui/layout/PageHeader.tsx';
import { Skeleton } from '#frontend/ui/layout/Skeleton.tsx';
import { FileIcon } from '#frontend/ui/style/icons.ts';
import { ReviewForm } from '../components/ReviewForm.tsx';
import { reviewOf } from '../review.ts';

/** `/dashboard/profile/resume`: what was read from the uploaded resume, to be taken over field by field or at once. */
export default function ResumeReviewPage() {
  const { data, error, refetch } = useResume();
  const upload = data?.upload;
  return (
    <>
      <PageHeader
        title="Review your resume"
        description="Choose what to add to your profile. Hover over a field, or move to it with the Tab key, to see where it is on the page."
        compact
        above={<Breadcrumb trail={[{ label: 'Profile', to: PATHS.profile }]} current="Review" />}
      />
      {!data && error && (
        <RetryNotice error={error} title="We couldn’t load your resume" onRetry={() => void refetch()} />
      )}
      {!data && !error && <Waiting />}
      {data && !isForReview(upload) && <Nothing upload={upload} />}
      {upload && isForReview(upload) && upload.status !== 'ready' && (
        <UploadState
          sending={undefined}
          interrupted={undefined}
          onCancel={() => undefined}
          upload={upload}
          offline={Boolean(error)}
          inOnboarding={false}
        />
      )}
      {upload?.status === 'ready' && !upload.accepted && <Ready uploadId={upload.uploadId} />}
    </>
  );
}

function Waiting() {
  return (
    <div role="status" aria-label="Loading" className="grid gap-8 lg:grid-cols-2">
      <Skeleton className="h-60 rounded-card lg:h-168" />
      <Skeleton className="h-96 rounded-card" />
    </div>
  );
}

/** Nothing to review: there is no upload, it was accepted, or it could not be read. */
function Nothing({ upload }: { upload: LatestUpload }) {
  const rejected = upload?.status === 'rejected';
  return (
    <EmptyState
      heading="h2"
      icon={<FileIcon />}
      title={rejected ? `We couldn’t read ${upload.fileName}` : 'Nothing to review'}
      action={
        <ButtonLink to={PATHS.profile} variant="primary">
          {rejected ? 'Choose another file' : 'Go to your profile'}
        </ButtonLink>
      }
    >
      {rejected ? upload.reason : 'Upload a resume on your profile, and what we read from it appears here.'}
    </EmptyState>
  );
}

function Ready({ uploadId }: { uploadId: string }) {
  const upload = useQuery(api.query('resume.upload', { params: { uploadId } }));
  const profile = useQuery({ ...api.query('profile.own'), staleTime: 0 });
  const error = upload.error ?? profile.error;
  const result = upload.data?.result;
  if (result && profile.data)
    return (
      <ReviewForm
        key={uploadId}
        uploadId={uploadId}
        result={result}
        review={reviewOf(result, profile.data)}
      />
    );
  if (!error) return <Waiting />;
  const retry = () => {
    void upload.refetch();
    void profile.refetch();
  };
  return <RetryNotice error={error} title="We couldn’t load what we read" onRetry={retry} />;
}
