import { useRef } from 'react';
import { itemsOf, ListStates } from '#frontend/core/lists/ListStates.tsx';
import { MorePages } from '#frontend/core/lists/MorePages.tsx';
import { ClaimButton } from '#frontend/parts/credentials/ClaimButton.tsx';
import type { Claim } from '#frontend/parts/credentials/claims.ts';
import { useOwnCredentials } from '#frontend/parts/credentials/ownCredentials.ts';
import { SkeletonRows } from '#frontend/ui/data/SkeletonRows.tsx';
import { Card } from '#frontend/ui/layout/Card.tsx';
import { EmptyState } from '#frontend/ui/layout/EmptyState.tsx';
import { Skeleton } from '#frontend/ui/layout/Skeleton.tsx';
import { CertificateIcon } from '#frontend/ui/style/icons.ts';
import { KIND_TEXTS } from '#shared/features/credentials/rules.ts';
import { CredentialRow } from './CredentialRow.tsx';

interface CertificatesProps {
  /** What the user can claim now. */
  claims: readonly Claim[];
  /** What is said when there is nothing yet. */
  empty: { readonly title: string; readonly text: string };
}

/** The user’s own certificates and badges, after what they can claim. */
export function Certificates({ claims, empty }: CertificatesProps) {
  const rows = useRef<HTMLUListElement>(null);
  const list = useOwnCredentials();
  return (
    <div className="flex max-w-page flex-col gap-8">
      {claims.length > 0 && <Claimable claims={claims} />}
      <ListStates
        list={list}
        skeleton={<RowsSkeleton />}
        failed={{ title: 'We couldn’t load your certificates' }}
        empty={
          <EmptyState icon={<CertificateIcon />} heading="h2" title={empty.title}>
            {`${empty.text} Each is signed, and anyone can check it without an account.`}
          </EmptyState>
        }
      >
        {() => (
          <section aria-labelledby="certificates">
            <h2 id="certificates" className="mb-3 text-title font-semibold">
              My certificates and badges
            </h2>
            <ul ref={rows} className="divide-y divide-line border-y border-line max-lg:-mx-4">
              {itemsOf(list).map((credential) => (
                <CredentialRow key={credential.id} credential={credential} />
              ))}
            </ul>
            <MorePages list={list} rows={rows} />
          </section>
        )}
      </ListStates>
    </div>
  );
}

function Claimable({ claims }: Pick<CertificatesProps, 'claims'>) {
  return (
    <Card
      title="Ready to claim"
      description="You have done what these take. They are signed when you claim them."
    >
      <ul className="divide-y divide-line">
        {claims.map((claim) => (
          <li
            key={`${claim.courseId} ${claim.kind}`}
            className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 py-4 first:pt-0 last:pb-0"
          >
            <div className="min-w-0 flex-1 basis-72 text-small">
              <p className="text-body font-medium wrap-anywhere">
                <bdi>{claim.title}</bdi>
              </p>
              <p className="text-muted">{KIND_TEXTS[claim.kind].meaning}</p>
            </div>
            <ClaimButton claim={claim} />
          </li>
        ))}
      </ul>
    </Card>
  );
}

function RowsSkeleton() {
  return (
    <SkeletonRows
      label="Loading your certificates…"
      rows={3}
      className="border-y border-line max-lg:-mx-4"
      rowClass="flex h-44 flex-col justify-center gap-2 px-4"
    >
      <Skeleton className="h-5 w-56" />
      <Skeleton className="h-4 w-96 max-w-full" />
      <Skeleton className="h-4 w-64 max-w-full" />
    </SkeletonRows>
  );
}
