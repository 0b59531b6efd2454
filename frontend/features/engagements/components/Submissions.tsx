import { useState } from 'react';
import { submissionFor, waitsForAnswer } from '#frontend/parts/engagements/words.ts';
import { ProjectLinks } from '#frontend/parts/reviews/ProjectLinks.tsx';
import { Button } from '#frontend/ui/actions/Button.tsx';
import { Badge } from '#frontend/ui/data/Badge.tsx';
import { Moment } from '#frontend/ui/data/Moment.tsx';
import { useChunk } from '#frontend/ui/hooks/useChunk.ts';
import { useResultFocus } from '#frontend/ui/hooks/useResultFocus.ts';
import { Card } from '#frontend/ui/layout/Card.tsx';
import type { Engagement, EngagementSubmission } from '#shared/features/engagements/schema.ts';

const loadFeedback = () => import('./FeedbackSheet.tsx');
const loadAccept = () => import('./AcceptDialog.tsx');

/** What was handed in, the latest first, with the answers. */
export function Submissions({ engagement }: { engagement: Engagement }) {
  const { submissions, side } = engagement;
  return (
    <Card title="Submissions">
      {submissions.length === 0 && (
        <p className="text-small text-muted">
          {side === 'student'
            ? 'What you hand in appears here, with the feedback.'
            : 'What the student hands in appears here, to accept or to answer.'}
        </p>
      )}
      <ol className="-my-6 divide-y divide-line empty:hidden">
        {submissions.map((submission) => (
          <OneSubmission key={submission.number} submission={submission} engagement={engagement} />
        ))}
      </ol>
    </Card>
  );
}

interface SubmissionProps {
  submission: EngagementSubmission;
  engagement: Engagement;
}

function OneSubmission({ submission, engagement }: SubmissionProps) {
  const { number, at, note, githubUrl, liveUrl, feedback, acceptedAt } = submission;
  const waits = waitsForAnswer(submission, engagement);
  const focus = useResultFocus(String(waits));
  return (
    <li {...focus} className="flex flex-col gap-3 py-6 text-small">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h3 className="text-body font-medium wrap-anywhere">
          {number}. <bdi>{submissionFor(submission, engagement)}</bdi>
        </h3>
        {acceptedAt !== null && <Badge tone="positive">Accepted</Badge>}
        {waits && <Badge tone="warning">Waiting for an answer</Badge>}
      </div>
      <p className="text-muted">
        <Moment at={at} what="Handed in" />
        {acceptedAt !== null && (
          <>
            {' · '}
            <Moment at={acceptedAt} what="accepted" />
          </>
        )}
      </p>
      <p dir="auto" className="max-w-prose whitespace-pre-line wrap-anywhere">
        {note}
      </p>
      <ProjectLinks githubUrl={githubUrl} liveUrl={liveUrl} />
      {feedback && (
        <div className="rounded-control bg-brand-soft p-4">
          <p className="font-medium">
            Feedback by <bdi>{feedback.by.name}</bdi>{' '}
            <span className="font-normal text-muted">
              <Moment at={feedback.at} />
            </span>
          </p>
          <p dir="auto" className="mt-1 max-w-prose whitespace-pre-line wrap-anywhere">
            {feedback.text}
          </p>
        </div>
      )}
      {waits && engagement.side === 'poster' && <Answers submission={submission} engagement={engagement} />}
    </li>
  );
}

/** The two answers of who posted the project: it is accepted, or something is missing. */
function Answers({ submission, engagement }: SubmissionProps) {
  const [answer, setAnswer] = useState<'feedback' | 'accept'>();
  const close = () => setAnswer(undefined);
  const FeedbackSheet = useChunk(loadFeedback, answer === 'feedback', close);
  const AcceptDialog = useChunk(loadAccept, answer === 'accept', close);
  const props = { submission, engagement, onClose: close };
  return (
    <div className="flex flex-wrap gap-2">
      <Button size="small" variant="primary" onClick={() => setAnswer('accept')}>
        {submission.milestoneId === undefined ? 'Accept result' : 'Accept milestone'}
      </Button>
      <Button size="small" onClick={() => setAnswer('feedback')}>
        Give feedback
      </Button>
      {answer === 'feedback' && FeedbackSheet && <FeedbackSheet {...props} />}
      {answer === 'accept' && AcceptDialog && <AcceptDialog {...props} />}
    </div>
  );
}
