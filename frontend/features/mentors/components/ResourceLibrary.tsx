import { Suspense, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { RetryNotice } from '#frontend/core/api/RetryNotice.tsx';
import { useResources } from '#frontend/parts/mentors/ownMentor.ts';
import { beginningOfResource } from '#frontend/parts/mentors/resourceText.ts';
import { Button } from '#frontend/ui/actions/Button.tsx';
import { SkeletonRows } from '#frontend/ui/data/SkeletonRows.tsx';
import { lazyPart } from '#frontend/ui/hooks/lazyPart.tsx';
import { EmptyState } from '#frontend/ui/layout/EmptyState.tsx';
import { Skeleton } from '#frontend/ui/layout/Skeleton.tsx';
import { CoursesIcon } from '#frontend/ui/style/icons.ts';
import { RESOURCES } from '#shared/features/mentors/rules.ts';
import type { Resource } from '#shared/features/mentors/schema.ts';

const ResourceSheet = lazyPart(async () => ({
  default: (await import('./ResourceSheet.tsx')).ResourceSheet,
}));
const RemoveResource = lazyPart(async () => ({
  default: (await import('./RemoveResource.tsx')).RemoveResource,
}));

/** Links and texts that a mentor shares often: they are added here, and sent from conversations and notes. */
export function ResourceLibrary() {
  const { data, error, isFetching, refetch } = useResources();
  const [params, setParams] = useSearchParams();
  const [removing, setRemoving] = useState<Resource>();
  const edited = params.get('edit');
  const show = (id: string | undefined) =>
    setParams(id === undefined ? { tab: 'library' } : { tab: 'library', edit: id }, { replace: !id });
  if (!data && error)
    return (
      <RetryNotice
        error={error}
        title="We couldn’t load your resource library"
        heading="h2"
        pending={isFetching}
        onRetry={() => void refetch()}
      />
    );
  if (!data)
    return (
      <SkeletonRows label="Loading your resources…" className="max-w-prose" rowClass="py-4">
        <Skeleton className="h-4 w-48" />
        <Skeleton className="mt-2 h-4 w-72 max-w-full" />
      </SkeletonRows>
    );
  const opened = data.items.find(({ id }) => id === edited);
  const add = (
    <Button variant="primary" disabled={data.items.length >= RESOURCES.most} onClick={() => show('new')}>
      Add resource
    </Button>
  );
  return (
    <div className="flex max-w-prose flex-col gap-5">
      {data.items.length === 0 ? (
        <EmptyState icon={<CoursesIcon />} heading="h2" title="No resources yet" action={add}>
          Save links and texts that you share often. In a conversation or a note, one press on Resources adds
          them.
        </EmptyState>
      ) : (
        <>
          <div className="flex flex-wrap items-center justify-between gap-3">
            <p className="text-small text-muted">
              {data.items.length} of {RESOURCES.most}. Add them to messages and notes with Resources.
            </p>
            {add}
          </div>
          <ul aria-label="Resources" className="divide-y divide-line border-y border-line">
            {data.items.map((resource) => (
              <ResourceRow
                key={resource.id}
                resource={resource}
                onEdit={() => show(resource.id)}
                onRemove={() => setRemoving(resource)}
              />
            ))}
          </ul>
        </>
      )}
      <Suspense>
        {(edited === 'new' || opened) && (
          <ResourceSheet key={edited} resource={opened} onClose={() => show(undefined)} />
        )}
        {removing && <RemoveResource resource={removing} onClose={() => setRemoving(undefined)} />}
      </Suspense>
    </div>
  );
}

interface ResourceRowProps {
  resource: Resource;
  onEdit: () => void;
  onRemove: () => void;
}

function ResourceRow({ resource, onEdit, onRemove }: ResourceRowProps) {
  const { kind, title, url } = resource;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-4">
      <div className="min-w-0 flex-1 basis-60">
        <h2 className="font-medium wrap-anywhere">
          <bdi>{title}</bdi>
        </h2>
        <p className="truncate text-small text-muted">
          {kind === 'link' ? (
            <a
              href={url}
              target="_blank"
              rel="noreferrer nofollow"
              className="rounded-tick py-1 text-brand underline-offset-4 hover:underline"
            >
              {beginningOfResource(resource)}
            </a>
          ) : (
            <bdi>{beginningOfResource(resource)}</bdi>
          )}
        </p>
      </div>
      <div className="flex gap-2">
        <Button size="small" onClick={onEdit}>
          Edit<span className="sr-only"> {title}</span>
        </Button>
        <Button size="small" variant="quiet" onClick={onRemove}>
          Remove<span className="sr-only"> {title}</span>
        </Button>
      </div>
    </li>
  );
}
