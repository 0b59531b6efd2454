import { useState } from 'react';
import { RetryNotice } from '#frontend/core/api/RetryNotice.tsx';
import { signedDay } from '#frontend/parts/credentials/state.ts';
import { Button } from '#frontend/ui/actions/Button.tsx';
import { Moment } from '#frontend/ui/data/Moment.tsx';
import { StatusBadge } from '#frontend/ui/data/StatusBadge.tsx';
import { useChunk } from '#frontend/ui/hooks/useChunk.ts';
import { Card } from '#frontend/ui/layout/Card.tsx';
import { Skeleton } from '#frontend/ui/layout/Skeleton.tsx';
import {
  FORMAT_LABELS,
  IMPORT_MEANINGS,
  IMPORT_REASONS,
  IMPORTS_MAX,
  importWorkflow,
} from '#shared/features/imported-credentials/rules.ts';
import type { ImportedCredential } from '#shared/features/imported-credentials/schema.ts';
import { useImports } from '../api.ts';

const loadSheet = async () => ({ default: (await import('./ImportSheet.tsx')).ImportSheet });
const loadRemove = async () => ({ default: (await import('./RemoveImport.tsx')).RemoveImport });

/** The user’s credentials from elsewhere, with what the last check of each found. */
export function Imports() {
  const [adding, setAdding] = useState(false);
  const ImportSheet = useChunk(loadSheet, adding, () => setAdding(false));
  const { data, error, isFetching, refetch } = useImports();
  return (
    <Card
      title="From elsewhere"
      description="Open Badges and Verifiable Credentials that others issued to your email address."
      actions={
        <Button disabled={(data?.items.length ?? 0) >= IMPORTS_MAX} onClick={() => setAdding(true)}>
          Import a credential
        </Button>
      }
    >
      {data && data.items.length === 0 && (
        <p className="text-small text-muted">
          Nothing imported yet. A credential that a trusted issuer signed for you counts in your matches.
        </p>
      )}
      {data && data.items.length > 0 && (
        <ul className="divide-y divide-line">
          {data.items.map((one) => (
            <ImportRow key={one.id} imported={one} />
          ))}
        </ul>
      )}
      {!data && error && !isFetching && (
        <RetryNotice error={error} fallback="We couldn’t load your imports." onRetry={() => void refetch()} />
      )}
      {!data && (!error || isFetching) && <Skeleton className="h-20 w-full" />}
      {ImportSheet && adding && <ImportSheet onClose={() => setAdding(false)} />}
    </Card>
  );
}

const UNREAD = 'A credential that could not be read';

function ImportRow({ imported }: { imported: ImportedCredential }) {
  const { id, name, status, reason, issuer, format, skills, validUntil, checkedAt } = imported;
  const [removing, setRemoving] = useState(false);
  const RemoveImport = useChunk(loadRemove, removing, () => setRemoving(false));
  const title = name || UNREAD;
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3 py-4 first:pt-0 last:pb-0">
      <div className="min-w-0 flex-1 basis-72 text-small">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h3 className="min-w-0 text-body font-medium wrap-anywhere">
            <bdi>{title}</bdi>
          </h3>
          <StatusBadge {...importWorkflow.statuses[status]} />
        </div>
        {issuer.name !== '' && (
          <p className="wrap-anywhere">
            {'Issued by '}
            <bdi>{issuer.name}</bdi>
            {format !== null && `, ${FORMAT_LABELS[format]}`}
          </p>
        )}
        {skills.length > 0 && <p>{skills.join(', ')}</p>}
        <p role="status">
          {reason === null
            ? IMPORT_MEANINGS[status]
            : `${IMPORT_REASONS[reason]} ${status === 'refused' ? 'It counts nothing in your match.' : IMPORT_MEANINGS[status]}`}
        </p>
        <p className="text-muted tabular-nums">
          {checkedAt !== null && (
            <>
              {'Checked '}
              <Moment at={checkedAt} />
              {'. '}
            </>
          )}
          {validUntil !== null && `Valid until ${signedDay(validUntil)}.`}
        </p>
      </div>
      <Button variant="quiet" onClick={() => setRemoving(true)}>
        Remove<span className="sr-only"> {title}</span>
      </Button>
      {RemoveImport && removing && <RemoveImport id={id} name={title} onClose={() => setRemoving(false)} />}
    </li>
  );
}
