import { useState } from 'react';
import { api } from '#frontend/core/api/client.ts';
import { RetryNotice } from '#frontend/core/api/RetryNotice.tsx';
import { EntryActions } from '#frontend/core/lists/EntryActions.tsx';
import { Button } from '#frontend/ui/actions/Button.tsx';
import { ButtonLink } from '#frontend/ui/actions/ButtonLink.tsx';
import { Moment } from '#frontend/ui/data/Moment.tsx';
import { Card } from '#frontend/ui/layout/Card.tsx';
import { EmptyState } from '#frontend/ui/layout/EmptyState.tsx';
import { Skeleton } from '#frontend/ui/layout/Skeleton.tsx';
import { STARTUP } from '#shared/features/startups/rules.ts';
import type { StartupDocument } from '#shared/features/startups/schema.ts';
import { useDocuments, useStartupChange } from '../../api.ts';
import { tabPath } from '../../words.ts';
import type { PartProps } from './sheet.ts';

/** The documents of a team: copies of templates, and its own. */
export function Documents({ startup, open }: PartProps) {
  const { id, status } = startup;
  const { data, error, isFetching, refetch } = useDocuments(id);
  const isOpen = status !== 'closed';
  const actions = isOpen && (
    <>
      <ButtonLink to={tabPath('resources')}>Templates</ButtonLink>
      <Button
        disabled={(data?.items.length ?? 0) >= STARTUP.documents}
        onClick={() => open({ kind: 'document' })}
      >
        Add document
      </Button>
    </>
  );
  if (!data)
    return (
      <Card title="Documents">
        {error ? (
          <RetryNotice
            error={error}
            fallback="We couldn’t load the documents."
            pending={isFetching}
            onRetry={() => void refetch()}
          />
        ) : (
          <Skeleton className="h-24 w-full" />
        )}
      </Card>
    );
  if (data.items.length === 0)
    return (
      <Card title="Documents">
        <EmptyState title="No documents yet" action={actions}>
          Copy a template, such as the canvas or the interview guide, or begin an empty document.
        </EmptyState>
      </Card>
    );
  return (
    <Card title="Documents" actions={actions}>
      <ul className="-my-4 divide-y divide-line">
        {data.items.map((document) => (
          <DocumentRow
            key={document.id}
            startupId={id}
            document={document}
            isOpen={isOpen}
            onEdit={() => open({ kind: 'document', id: document.id })}
          />
        ))}
      </ul>
    </Card>
  );
}

interface DocumentRowProps {
  startupId: string;
  document: StartupDocument;
  isOpen: boolean;
  onEdit: () => void;
}

function DocumentRow({ startupId, document, isOpen, onEdit }: DocumentRowProps) {
  const { id, title, text, updatedAt, updatedBy } = document;
  const [reading, setReading] = useState(false);
  const remove = useStartupChange(
    () => api.call('startups.removeDocument', { params: { id: startupId, documentId: id } }),
    'Document removed',
  );
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2 py-4">
      <div className="min-w-0 flex-1 basis-72">
        <h3 className="font-medium wrap-anywhere">
          <bdi>{title}</bdi>
        </h3>
        <p className="mt-0.5 text-small text-muted">
          Changed <Moment at={updatedAt} />
          {updatedBy.name !== '' && (
            <>
              {' '}
              by <bdi>{updatedBy.name}</bdi>
            </>
          )}
        </p>
        {text !== '' && (
          <Button size="small" variant="quiet" aria-expanded={reading} onClick={() => setReading(!reading)}>
            {reading ? 'Hide text' : 'Read'}
            <span className="sr-only"> of {title}</span>
          </Button>
        )}
        {reading && (
          <p dir="auto" className="mt-2 text-small whitespace-pre-line wrap-anywhere">
            {text}
          </p>
        )}
      </div>
      {isOpen && (
        <EntryActions
          name={title}
          kind="document"
          consequence="It is removed for the whole team."
          onEdit={onEdit}
          remove={() => remove.mutateAsync()}
        />
      )}
    </li>
  );
}
