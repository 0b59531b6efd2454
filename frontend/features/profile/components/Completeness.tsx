import { useState } from 'react';
import { Link } from 'react-router-dom';
import { resumeOf } from '#frontend/parts/profile/ownProfile.ts';
import { placePath } from '#frontend/parts/profile/places.ts';
import { Button } from '#frontend/ui/actions/Button.tsx';
import { Progress } from '#frontend/ui/data/Progress.tsx';
import { Card } from '#frontend/ui/layout/Card.tsx';
import type { OwnProfile } from '#shared/features/profile/routes.ts';
import { missingParts, resumeScore } from '#shared/features/resume/score.ts';

/** The number of items shown at first: those with the most weight. */
const SHOWN = 5;

/** How complete the profile is, and everything that would raise it, each with a link to its field. */
export function Completeness({ profile }: { profile: OwnProfile }) {
  const resume = resumeOf(profile);
  const score = resumeScore(resume);
  const missing = missingParts(resume);
  const [all, setAll] = useState(false);
  const shown = all ? missing : missing.slice(0, SHOWN);
  return (
    <Card title="Resume Health">
      <Progress label="Complete" value={score} detail={`${score}%`} />
      {missing.length === 0 ? (
        <p className="mt-4 text-small text-muted">
          Your profile is complete. Remember to keep it up to date.
        </p>
      ) : (
        <>
          <ul className="mt-3 divide-y divide-line text-small">
            {shown.map(({ id, name, reason, share, place }) => (
              <li key={id}>
                <Link
                  to={placePath(place)}
                  preventScrollReset
                  className="group flex justify-between gap-3 py-2.5"
                >
                  <span>
                    <span className="font-medium group-hover:underline">{name}</span>
                    <span className="block text-fine text-muted">{reason}</span>
                  </span>
                  <span className="text-muted tabular-nums">+{Math.max(1, Math.round(share))}%</span>
                </Link>
              </li>
            ))}
          </ul>
          {missing.length > SHOWN && (
            <Button size="small" variant="quiet" aria-expanded={all} onClick={() => setAll(!all)}>
              {all ? 'Show fewer' : `Show all ${missing.length}`}
            </Button>
          )}
        </>
      )}
    </Card>
  );
}
