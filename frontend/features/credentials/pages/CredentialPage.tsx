import { useParams } from 'react-router-dom';
import { errorCode } from '#frontend/core/api/ApiError.ts';
import { RetryNotice } from '#frontend/core/api/RetryNotice.tsx';
import { PATHS } from '#frontend/core/paths.ts';
import { useSession } from '#frontend/core/session/useSession.ts';
import { ButtonLink } from '#frontend/ui/actions/ButtonLink.tsx';
import { useTitle } from '#frontend/ui/hooks/useTitle.ts';
import { EmptyState } from '#frontend/ui/layout/EmptyState.tsx';
import { Skeleton } from '#frontend/ui/layout/Skeleton.tsx';
import { CertificateIcon } from '#frontend/ui/style/icons.ts';
import { serverDate } from '#frontend/ui/time/serverTime.ts';
import { issuerIdOf } from '#shared/features/credentials/issuer.ts';
import { usePublicCredential, useWholeCredential } from '../api.ts';
import { CredentialView } from '../components/CredentialView.tsx';

/** `/credentials/:id`. */
export default function CredentialPage() {
  const { id = '' } = useParams();
  const { user } = useSession();
  const { data, error, isFetching, refetch } = usePublicCredential(id);
  useTitle(data?.achievement.name ?? 'Credential');
  if (data) return <CredentialView credential={data} />;
  if (!error || isFetching) return <Loading />;
  if (errorCode(error) === 'not_found') return user ? <HiddenCredential id={id} /> : <NoCredential />;
  return (
    <RetryNotice
      error={error}
      heading="h1"
      title="We couldn’t load this credential"
      onRetry={() => void refetch()}
    />
  );
}

/** The page of a credential that is hidden: its holder alone sees it. */
function HiddenCredential({ id }: { id: string }) {
  const { data, isLoading } = useWholeCredential(id);
  if (data) {
    const shown = { ...data, issuer: issuerIdOf(location.origin), asOf: serverDate().toISOString() };
    return <CredentialView credential={shown} isHidden />;
  }
  return isLoading ? <Loading /> : <NoCredential />;
}

function NoCredential() {
  return (
    <EmptyState
      heading="h1"
      icon={<CertificateIcon />}
      title="This credential has no public page"
      action={
        <ButtonLink to={PATHS.verify} variant="primary">
          Verify a credential
        </ButtonLink>
      }
    >
      The link may be incomplete, or its holder doesn’t show it. A file that you were given can still be
      checked.
    </EmptyState>
  );
}

function Loading() {
  return (
    <div role="status" className="mx-auto flex max-w-split animate-appear flex-col gap-4">
      <span className="sr-only">Loading the credential…</span>
      <Skeleton className="h-96 w-full rounded-card" />
      <Skeleton className="h-40 w-full rounded-card" />
    </div>
  );
}
