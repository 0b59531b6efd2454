import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { ADMIN_PATHS } from '#frontend/core/adminPaths.ts';
import { errorCode } from '#frontend/core/api/ApiError.ts';
import { RetryNotice } from '#frontend/core/api/RetryNotice.tsx';
import { Button } from '#frontend/ui/actions/Button.tsx';
import { ButtonLink } from '#frontend/ui/actions/ButtonLink.tsx';
import { TextLink } from '#frontend/ui/actions/TextLink.tsx';
import { EmptyState } from '#frontend/ui/layout/EmptyState.tsx';
import { Notice } from '#frontend/ui/layout/Notice.tsx';
import { PageHeader } from '#frontend/ui/layout/PageHeader.tsx';
import { Skeleton } from '#frontend/ui/layout/Skeleton.tsx';
import { SearchIcon } from '#frontend/ui/style/icons.ts';
import { articlePath } from '#shared/features/library/article.ts';
import { REPORT_CODES, REPORT_LABELS } from '#shared/features/library/rules.ts';
import type { ManagedEntry } from '#shared/features/library/schema.ts';
import { ORIGIN_LABELS, useManagedEntry, useSettle } from '../managing.ts';
import { EntryForm, NewEntryForm } from './EntryForm.tsx';
import { EntryRemoval } from './EntryRemoval.tsx';

/** `/dashboard/admin/library/:id`: the editor of an entry; `new` adds one. */
export function EntryEditor() {
  const { id = '' } = useParams();
  const isNew = id === 'new';
  const { data, error, isFetching, refetch } = useManagedEntry(isNew ? undefined : id);
  const above = <TextLink to={ADMIN_PATHS.library}>Library</TextLink>;
  if (isNew)
    return (
      <>
        <PageHeader title="Add entry" above={above} />
        <NewEntryForm />
      </>
    );
  if (data)
    return (
      <>
        <PageHeader
          title={data.title}
          description={`${ORIGIN_LABELS[data.origin]}.`}
          above={above}
          action={<Actions entry={data} />}
        />
        <Reports entry={data} />
        <EntryForm key={`${data.id} ${data.version}`} entry={data} />
      </>
    );
  if (!error || isFetching) return <Skeleton className="h-96 w-full rounded-card" />;
  if (errorCode(error) === 'not_found')
    return (
      <EmptyState
        heading="h1"
        icon={<SearchIcon />}
        title="This entry doesn’t exist"
        action={<ButtonLink to={ADMIN_PATHS.library}>All entries</ButtonLink>}
      >
        Another admin may have removed it.
      </EmptyState>
    );
  return (
    <RetryNotice
      error={error}
      heading="h1"
      title="We couldn’t load this entry"
      onRetry={() => void refetch()}
    />
  );
}

function Actions({ entry }: { entry: ManagedEntry }) {
  const [asked, setAsked] = useState<'hide' | 'remove'>();
  return (
    <>
      {entry.origin !== 'hidden' && <ButtonLink to={articlePath(entry.id)}>View page</ButtonLink>}
      {(entry.origin === 'built-in' || entry.origin === 'replaced') && (
        <Button onClick={() => setAsked('hide')}>Hide</Button>
      )}
      {entry.version !== null && (
        <Button onClick={() => setAsked('remove')}>
          {entry.origin === 'added' ? 'Remove' : 'Restore built-in text'}
        </Button>
      )}
      {asked && <EntryRemoval entry={entry} kind={asked} onClose={() => setAsked(undefined)} />}
    </>
  );
}

function Reports({ entry: { id, reports, reportedAt } }: { entry: ManagedEntry }) {
  const settle = useSettle(id);
  if (reportedAt === null) return null;
  return (
    <div className="pb-6">
      <Notice
        tone="warning"
        title="Readers reported this entry"
        action={
          <Button size="small" pending={settle.isPending} onClick={() => settle.mutate()}>
            Settle reports
          </Button>
        }
      >
        {`${REPORT_CODES.filter((code) => reports[code] > 0)
          .map((code) => `${REPORT_LABELS[code]}: ${reports[code]}`)
          .join('. ')}.`}
      </Notice>
    </div>
  );
}
