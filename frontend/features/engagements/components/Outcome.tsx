import { api } from '#frontend/core/api/client.ts';
import { otherName, sideName } from '#frontend/parts/engagements/words.ts';
import { Button } from '#frontend/ui/actions/Button.tsx';
import { TextLink } from '#frontend/ui/actions/TextLink.tsx';
import { StatusBadge } from '#frontend/ui/data/StatusBadge.tsx';
import { Card } from '#frontend/ui/layout/Card.tsx';
import { isolated } from '#shared/core/isolation.ts';
import type { Engagement } from '#shared/features/engagements/schema.ts';
import { projectNewsPath } from '#shared/features/projects/notifications.ts';
import { projectWorkflow } from '#shared/features/projects/rules.ts';
import { useEngagementChange } from '../api.ts';

/** How a live project came to its end, and what can follow from an accepted result. */
export function Outcome({ engagement }: { engagement: Engagement }) {
  const { status, statement, company, ending, history } = engagement;
  if (status === 'ended') {
    const by = history.findLast((step) => step.status === 'ended')?.by;
    return (
      <Card title="How it ended">
        <p className="text-small text-muted">
          {by === undefined ? 'Ended' : `Ended by ${sideName(by, engagement)}`}, without an accepted result.
        </p>
        <p dir="auto" className="mt-2 max-w-prose whitespace-pre-line wrap-anywhere">
          {ending}
        </p>
      </Card>
    );
  }
  if (status !== 'accepted') return null;
  return (
    <>
      <Card title="The result is accepted">
        {statement === '' ? (
          <p className="text-small text-muted">
            <bdi>{company}</bdi> accepted it without a statement.
          </p>
        ) : (
          <figure>
            <blockquote dir="auto" className="max-w-prose whitespace-pre-line wrap-anywhere">
              {statement}
            </blockquote>
            <figcaption className="mt-2 text-small text-muted">
              <bdi>{company}</bdi>, as it is on the student’s profile
            </figcaption>
          </figure>
        )}
      </Card>
      <MentorReview engagement={engagement} />
    </>
  );
}

/** A review of the result by a mentor, which begins once both sides want it. */
function MentorReview({ engagement }: { engagement: Engagement }) {
  const { id, side, reviewWantedBy, project } = engagement;
  const other = isolated(otherName(engagement));
  const want = useEngagementChange(
    () => api.call('engagements.review', { params: { id }, body: {} }),
    'You asked for a mentor’s review',
  );
  const isOwn = reviewWantedBy.includes(side);
  const isOthers = reviewWantedBy.some((one) => one !== side);
  return (
    <Card title="Review by a mentor">
      {project ? (
        <div className="flex flex-wrap items-center gap-3 text-small">
          <StatusBadge {...projectWorkflow.statuses[project.status]} />
          {side === 'student' ? (
            <TextLink to={projectNewsPath(project.id)}>See it among your projects</TextLink>
          ) : (
            <span className="text-muted">A mentor reviews the result by the rubric.</span>
          )}
        </div>
      ) : (
        <div className="flex flex-col items-start gap-3 text-small">
          <p className="max-w-prose">
            {wantedInWords(other, isOwn, isOthers)} A mentor then rates the result by the rubric, as for other
            projects of students.
          </p>
          {!isOwn && (
            <Button size="small" variant="primary" pending={want.isPending} onClick={() => want.mutate()}>
              {isOthers ? 'Agree to the review' : 'Ask for a mentor’s review'}
            </Button>
          )}
        </div>
      )}
    </Card>
  );
}

const wantedInWords = (other: string, isOwn: boolean, isOthers: boolean): string => {
  if (isOwn && isOthers) return 'You both want it. It is in the queue in a moment.';
  if (isOwn) return `You asked for it. It begins once ${other} agrees.`;
  return isOthers
    ? `${other} would like it. It begins once you agree.`
    : 'It begins once both sides want it.';
};
