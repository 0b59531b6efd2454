import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { hasSavedChanges } from '#frontend/core/forms/changes.ts';
import { Button } from '#frontend/ui/actions/Button.tsx';
import type { ApplicantDetail } from '#shared/features/applicants/routes.ts';
import { SCORECARD_PLACE } from '#shared/features/meetings/interview-rules.ts';
import { ScorecardComparison } from './ScorecardComparison.tsx';
import { draftOf, ScorecardForm } from './ScorecardForm.tsx';

/** The scorecards about an applicant: first one’s own, then everyone’s side by side. */
export default function ScorecardSection({ applicant }: { applicant: ApplicantDetail }) {
  const { own, submitted, criteria } = applicant.scorecards;
  // What was begun before a reload is open again.
  const [editing, setEditing] = useState(() => hasSavedChanges(draftOf(applicant)));
  const section = useRef<HTMLElement>(null);
  const { hash, key } = useLocation();
  // A link to the scorecard leads here, also from further up on the same page.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each time that the link is followed
  useEffect(() => {
    if (hash === `#${SCORECARD_PLACE}`) section.current?.scrollIntoView({ block: 'start' });
  }, [hash, key]);
  const withdrawn = applicant.status === 'withdrawn';
  if (criteria.length === 0 && submitted === 0) return null;
  return (
    <section ref={section} id={SCORECARD_PLACE} className="flex scroll-mt-20 flex-col gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h3 className="text-lead font-semibold">Scorecards</h3>
        {!editing && !withdrawn && (
          <Button size="small" onClick={() => setEditing(true)}>
            {own ? 'Change your scorecard' : 'Write your scorecard'}
          </Button>
        )}
      </div>
      {!own && <p className="text-small text-muted">{waiting(submitted)}</p>}
      {editing && <ScorecardForm applicant={applicant} onClose={() => setEditing(false)} />}
      {own && <ScorecardComparison scorecards={applicant.scorecards} />}
    </section>
  );
}

const waiting = (submitted: number): string => {
  if (submitted === 0) return 'No one has submitted one yet. Applicants never see scorecards.';
  const colleagues = submitted === 1 ? 'One colleague has' : `${submitted} colleagues have`;
  return `${colleagues} submitted theirs. You can read them once you’ve submitted yours, so that each opinion is your own.`;
};
