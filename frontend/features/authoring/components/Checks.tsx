import { Badge } from '#frontend/ui/data/Badge.tsx';
import { Claims } from '#frontend/ui/data/Claims.tsx';
import { Card } from '#frontend/ui/layout/Card.tsx';
import { numbered } from '#frontend/ui/text/numbered.ts';
import type { Course } from '../api.ts';
import { findingsByPlace } from '../words.ts';
import { PlaceLink } from './PlaceLink.tsx';

interface ChecksProps {
  course: Course;
  editable: boolean;
}

/** What the checks find in the course as it is saved, by the place, and what they say of its claims. */
export function Checks({ course: { findings, claims }, editable }: ChecksProps) {
  return (
    <div className="flex max-w-page flex-col gap-6">
      {findings.length === 0 ? (
        <p className="text-small">The checks find nothing. The course can be submitted.</p>
      ) : (
        <>
          <p className="text-small text-muted">
            An error stops a submission. A warning only advises. They are checked at every save.
          </p>
          <ul aria-label="Findings" className="divide-y divide-line border-y border-line text-small">
            {findingsByPlace(findings).map(({ where, place, found }) => (
              <li key={where} className="grid gap-x-6 gap-y-2 py-3 md:grid-cols-[14rem_minmax(0,1fr)]">
                <p>
                  <PlaceLink place={place} editable={editable}>
                    {where}
                  </PlaceLink>
                </p>
                <ul className="flex flex-col gap-2">
                  {numbered(found).map(({ item: { level, message }, number }) => (
                    <li key={number} className="flex items-start gap-3">
                      <span className="w-18 flex-none">
                        <Badge tone={level === 'error' ? 'danger' : 'warning'}>
                          {level === 'error' ? 'Error' : 'Warning'}
                        </Badge>
                      </span>
                      <span dir="auto" className="min-w-0 wrap-anywhere">
                        {message}
                      </span>
                    </li>
                  ))}
                </ul>
              </li>
            ))}
          </ul>
        </>
      )}
      {editable && (
        <Card title="What you say of it" description="A reviewer sees each claim beside these checks.">
          <Claims claims={claims} />
        </Card>
      )}
    </div>
  );
}
