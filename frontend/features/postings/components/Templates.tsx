import { itemsOf, ListStates } from '#frontend/core/lists/ListStates.tsx';
import { ButtonLink } from '#frontend/ui/actions/ButtonLink.tsx';
import { Badge } from '#frontend/ui/data/Badge.tsx';
import { EMPLOYMENT_LABELS } from '#frontend/ui/data/opportunityLabels.ts';
import { StatusBadge } from '#frontend/ui/data/StatusBadge.tsx';
import { Card } from '#frontend/ui/layout/Card.tsx';
import { Skeleton } from '#frontend/ui/layout/Skeleton.tsx';
import { OPPORTUNITY_STATUS_LOOKS } from '#shared/core/opportunity-statuses.ts';
import { useMyPostings } from '../api.ts';
import { TEMPLATES } from '../templates.ts';

/** The templates of the spec, and the user’s earlier postings: each fills the form of a new posting. */
export default function Templates() {
  const earlier = useMyPostings();
  return (
    <div className="flex flex-col gap-8">
      <ul className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
        {TEMPLATES.map(({ id, title, summary, values }) => (
          <Card as="li" key={id} title={title} className="flex flex-col">
            <p className="text-fine font-medium text-accent-text">
              {values.employmentType && EMPLOYMENT_LABELS[values.employmentType]}
            </p>
            <p className="mt-1 text-small text-muted">{summary}</p>
            <ul aria-label="Skills" className="mt-3 mb-5 flex flex-wrap gap-1">
              {values.skills.map((skill) => (
                <li key={skill} className="flex">
                  <Badge size="small">{skill}</Badge>
                </li>
              ))}
            </ul>
            <div className="mt-auto">
              <ButtonLink to={{ search: `?template=${id}` }} size="small">
                Use Template<span className="sr-only">: {title}</span>
              </ButtonLink>
            </div>
          </Card>
        ))}
      </ul>
      <Card title="Your earlier postings" description="Start from one of them. Its dates are left out.">
        <ListStates
          list={earlier}
          skeleton={<Skeleton className="h-12 w-full" />}
          failed={{ fallback: 'We couldn’t load your postings.' }}
          empty={<p className="text-small text-muted">Postings you write will appear here.</p>}
        >
          {() => (
            <ul className="-my-3 divide-y divide-line">
              {itemsOf(earlier).map(({ id, title, status }) => (
                <li key={id} className="flex items-center justify-between gap-4 py-3">
                  <div className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1 text-small font-medium wrap-anywhere">
                    <bdi>{title || 'Untitled posting'}</bdi>
                    <StatusBadge {...OPPORTUNITY_STATUS_LOOKS[status]} />
                  </div>
                  <ButtonLink to={{ search: `?copy=${id}` }} size="small">
                    Duplicate
                    <span className="sr-only">
                      : <bdi>{title || 'Untitled posting'}</bdi>
                    </span>
                  </ButtonLink>
                </li>
              ))}
            </ul>
          )}
        </ListStates>
      </Card>
    </div>
  );
}
