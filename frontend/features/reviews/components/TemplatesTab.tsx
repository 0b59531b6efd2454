import { Suspense, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { itemsOf, ListStates } from '#frontend/core/lists/ListStates.tsx';
import { MorePages } from '#frontend/core/lists/MorePages.tsx';
import { Button } from '#frontend/ui/actions/Button.tsx';
import { Badge } from '#frontend/ui/data/Badge.tsx';
import { SkeletonRows } from '#frontend/ui/data/SkeletonRows.tsx';
import { lazyPart } from '#frontend/ui/hooks/lazyPart.tsx';
import { EmptyState } from '#frontend/ui/layout/EmptyState.tsx';
import { Skeleton } from '#frontend/ui/layout/Skeleton.tsx';
import { FileIcon } from '#frontend/ui/style/icons.ts';
import { RUBRIC_CRITERIA } from '#shared/core/rubric.ts';
import type { ReviewTemplate } from '#shared/features/reviews/schema.ts';
import { useTemplates } from '../api.ts';

const TemplateSheet = lazyPart(async () => ({
  default: (await import('./TemplateSheet.tsx')).TemplateSheet,
}));
const RemoveTemplate = lazyPart(async () => ({
  default: (await import('./RemoveTemplate.tsx')).RemoveTemplate,
}));

/** Comments to use again: the mentor’s own, and those that mentors share. */
export function TemplatesTab() {
  const list = useTemplates();
  const [params, setParams] = useSearchParams();
  const [removing, setRemoving] = useState<ReviewTemplate>();
  const rows = useRef<HTMLUListElement>(null);
  const edited = params.get('edit');
  const show = (id: string | undefined) =>
    setParams(id === undefined ? { tab: 'templates' } : { tab: 'templates', edit: id }, { replace: !id });
  const opened = itemsOf(list).find(({ id, own }) => own && id === edited);
  const add = (
    <Button variant="primary" onClick={() => show('new')}>
      Add template
    </Button>
  );
  return (
    <div className="flex flex-col gap-5">
      <ListStates
        list={list}
        skeleton={
          <SkeletonRows label="Loading templates…" rowClass="py-4">
            <Skeleton className="h-4 w-48" />
            <Skeleton className="mt-2 h-4 w-72 max-w-full" />
          </SkeletonRows>
        }
        failed={{ title: 'We couldn’t load your templates' }}
        empty={
          <EmptyState icon={<FileIcon />} heading="h2" title="No templates yet" action={add}>
            Save comments that you write often. In a review, one press on Templates adds them.
          </EmptyState>
        }
      >
        {(templates) => (
          <div className="flex max-w-200 flex-col gap-5">
            <div className="flex flex-wrap items-center justify-between gap-3">
              <p className="text-small text-muted">
                Your own templates, and those that other mentors share. In a review, Templates adds them.
              </p>
              {add}
            </div>
            <ul ref={rows} aria-label="Templates" className="divide-y divide-line border-y border-line">
              {templates.map((template) => (
                <TemplateRow
                  key={template.id}
                  template={template}
                  onEdit={() => show(template.id)}
                  onRemove={() => setRemoving(template)}
                />
              ))}
            </ul>
            <MorePages list={list} rows={rows} />
          </div>
        )}
      </ListStates>
      <Suspense>
        {(edited === 'new' || opened) && (
          <TemplateSheet key={edited} template={opened} onClose={() => show(undefined)} />
        )}
        {removing && <RemoveTemplate template={removing} onClose={() => setRemoving(undefined)} />}
      </Suspense>
    </div>
  );
}

interface TemplateRowProps {
  template: ReviewTemplate;
  onEdit: () => void;
  onRemove: () => void;
}

function TemplateRow({ template, onEdit, onRemove }: TemplateRowProps) {
  const { title, text, criterion, shared, own } = template;
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2 py-4">
      <div className="min-w-0 flex-1 basis-72">
        <h2 className="flex flex-wrap items-center gap-2 font-medium wrap-anywhere">
          <bdi>{title}</bdi>
          <Badge size="small">{criterion === null ? 'Feedback' : RUBRIC_CRITERIA[criterion].label}</Badge>
          {shared && (
            <Badge size="small" tone="info">
              {own ? 'Shared by you' : 'Shared'}
            </Badge>
          )}
        </h2>
        <p dir="auto" className="mt-1 line-clamp-3 text-small whitespace-pre-line wrap-anywhere text-muted">
          {text}
        </p>
      </div>
      {own && (
        <div className="flex gap-2">
          <Button size="small" onClick={onEdit}>
            Edit<span className="sr-only"> {title}</span>
          </Button>
          <Button size="small" variant="quiet" onClick={onRemove}>
            Delete<span className="sr-only"> {title}</span>
          </Button>
        </div>
      )}
    </li>
  );
}
