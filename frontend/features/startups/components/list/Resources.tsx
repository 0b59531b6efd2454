import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { api } from '#frontend/core/api/client.ts';
import { RetryNotice } from '#frontend/core/api/RetryNotice.tsx';
import { Button } from '#frontend/ui/actions/Button.tsx';
import { TextLink } from '#frontend/ui/actions/TextLink.tsx';
import { lazyPart } from '#frontend/ui/hooks/lazyPart.tsx';
import { Skeleton } from '#frontend/ui/layout/Skeleton.tsx';
import { articlePath } from '#shared/features/library/article.ts';
import { TYPE_LABELS } from '#shared/features/library/rules.ts';
import type { EntryRow } from '#shared/features/library/schema.ts';
import { ADVISERS_PATH } from '../../words.ts';
import type { CopyTemplateProps } from './CopyTemplate.tsx';

const CopyTemplate = lazyPart<CopyTemplateProps>(async () => ({
  default: (await import('./CopyTemplate.tsx')).CopyTemplate,
}));

const query = api.query('library.list', { query: { step: 'found', role: 'student', limit: '50' } });
const FOUNDING = 'founding';

/** The entries of the library for founders, and templates to copy into a startup. */
export function Resources() {
  const { data, error, isFetching, refetch } = useQuery(query);
  const [copied, setCopied] = useState<EntryRow>();
  if (!data && error)
    return (
      <RetryNotice
        error={error}
        heading="h2"
        title="We couldn’t load the resources"
        pending={isFetching}
        onRetry={() => void refetch()}
      />
    );
  if (!data) return <Skeleton className="h-96 w-full rounded-card" />;
  return (
    <div className="flex flex-col gap-6">
      <p className="max-w-prose text-muted">
        Guides and templates of the library for founders. A template that you copy belongs to your team:
        change it as you like. For advice on your own case,{' '}
        <TextLink to={ADVISERS_PATH}>ask a mentor who coaches founders</TextLink>.
      </p>
      <ul className="divide-y divide-line border-y border-line">
        {data.items
          .filter(({ topics }) => topics.some((topic) => topic === FOUNDING))
          .map((entry) => (
            <li key={entry.id} className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2 py-4">
              <div className="min-w-0 flex-1 basis-72">
                <h2 className="font-medium">
                  <TextLink to={articlePath(entry.id)}>{entry.title}</TextLink>
                </h2>
                <p className="mt-0.5 text-small text-muted">{entry.answer}</p>
                <p className="mt-0.5 text-fine text-muted">{TYPE_LABELS[entry.type]}</p>
              </div>
              {entry.type === 'template' && (
                <Button size="small" onClick={() => setCopied(entry)}>
                  Copy into a startup<span className="sr-only"> {entry.title}</span>
                </Button>
              )}
            </li>
          ))}
      </ul>
      <TextLink to={`/library?step=found`}>More for founders in the library</TextLink>
      <Suspense>{copied && <CopyTemplate entry={copied} onClose={() => setCopied(undefined)} />}</Suspense>
    </div>
  );
}
