import { useState } from 'react';
import { ADMIN_PATHS } from '#frontend/core/adminPaths.ts';
import { RetryNotice } from '#frontend/core/api/RetryNotice.tsx';
import { ConfirmDialog } from '#frontend/core/forms/ConfirmDialog.tsx';
import { Button } from '#frontend/ui/actions/Button.tsx';
import { recordMoment } from '#frontend/ui/data/dates.ts';
import { Breadcrumb } from '#frontend/ui/layout/Breadcrumb.tsx';
import { EmptyState } from '#frontend/ui/layout/EmptyState.tsx';
import { PageHeader } from '#frontend/ui/layout/PageHeader.tsx';
import { Skeleton } from '#frontend/ui/layout/Skeleton.tsx';
import { toast } from '#frontend/ui/overlays/toast.ts';
import { AdminIcon } from '#frontend/ui/style/icons.ts';
import { TRUSTED_ISSUERS_MAX } from '#shared/features/trusted-issuers/rules.ts';
import type { TrustedIssuers } from '#shared/features/trusted-issuers/schema.ts';
import { IssuerSheet } from '../components/IssuerSheet.tsx';
import { saveIssuers, useRefreshIssuers, useTrustedIssuers, withoutIssuer } from '../issuers.ts';

type Asked = { readonly edit: number | undefined } | { readonly remove: number };

/** `/dashboard/admin/credentials/issuers`: whose credentials are checked and count in matches. */
export default function TrustedIssuersPage() {
  const { data, error, isFetching, refetch } = useTrustedIssuers();
  const [asked, setAsked] = useState<Asked>();
  const close = () => setAsked(undefined);
  return (
    <>
      <PageHeader
        title="Trusted issuers"
        description="Credentials of these issuers are checked when students import them, and count in matches. Nothing is ever fetched from another."
        above={
          <Breadcrumb
            trail={[{ label: 'Credentials', to: ADMIN_PATHS.credentials }]}
            current="Trusted issuers"
          />
        }
        action={
          data &&
          data.issuers.length < TRUSTED_ISSUERS_MAX && (
            <Button variant="primary" onClick={() => setAsked({ edit: undefined })}>
              Add issuer
            </Button>
          )
        }
      />
      {data && <IssuerList list={data} onAsk={setAsked} />}
      {!data && error && !isFetching && (
        <RetryNotice
          error={error}
          heading="h2"
          title="We couldn’t load the issuers"
          onRetry={() => void refetch()}
        />
      )}
      {!data && (!error || isFetching) && <Skeleton className="h-64 w-full rounded-card" />}
      {data && asked && 'edit' in asked && <IssuerSheet list={data} at={asked.edit} onClose={close} />}
      {data && asked && 'remove' in asked && <RemoveIssuer list={data} at={asked.remove} onClose={close} />}
    </>
  );
}

function IssuerList({ list, onAsk }: { list: TrustedIssuers; onAsk: (asked: Asked) => void }) {
  if (list.issuers.length === 0)
    return (
      <EmptyState icon={<AdminIcon />} heading="h2" title="No trusted issuers yet">
        Until you add one, every imported credential is listed as one of an unknown issuer.
      </EmptyState>
    );
  return (
    <div className="max-w-page">
      <ul aria-label="Trusted issuers" className="divide-y divide-line border-y border-line max-lg:-mx-4">
        {list.issuers.map(({ name, address }, at) => (
          <li
            key={address}
            className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 px-4 py-4 text-small"
          >
            <div className="min-w-0 flex-1 basis-72">
              <h2 className="text-body font-medium wrap-anywhere">
                <bdi>{name}</bdi>
              </h2>
              <p className="text-muted wrap-anywhere">{address}</p>
            </div>
            <div className="flex gap-2">
              <Button size="small" onClick={() => onAsk({ edit: at })}>
                Edit<span className="sr-only"> {name}</span>
              </Button>
              <Button size="small" variant="quiet" onClick={() => onAsk({ remove: at })}>
                Remove<span className="sr-only"> {name}</span>
              </Button>
            </div>
          </li>
        ))}
      </ul>
      {list.changedAt !== null && (
        <p className="mt-4 text-small text-muted">
          {`Version ${list.version}, changed on ${recordMoment(list.changedAt)}. The audit log has every change.`}
        </p>
      )}
    </div>
  );
}

interface RemoveIssuerProps {
  list: TrustedIssuers;
  at: number;
  onClose: () => void;
}

function RemoveIssuer({ list, at, onClose }: RemoveIssuerProps) {
  const refresh = useRefreshIssuers();
  return (
    <ConfirmDialog
      title={`Remove ${list.issuers[at]?.name ?? 'this issuer'}?`}
      description="Credentials of this issuer no longer count in matches from their next check on. Students keep them in their lists."
      keep="Keep it"
      confirm="Remove"
      send={() => saveIssuers(withoutIssuer(list, at)).finally(refresh)}
      onDone={() => toast({ title: 'Issuer removed' })}
      onClose={onClose}
    />
  );
}
