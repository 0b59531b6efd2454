import type { ReactNode } from 'react';
import { fullMoment } from '#frontend/ui/data/dates.ts';
import { StatusBadge } from '#frontend/ui/data/StatusBadge.tsx';
import { serverNow } from '#frontend/ui/time/serverTime.ts';
import type { PlanRequest } from '#shared/features/plan-requests/routes.ts';
import { PLAN_REQUEST_LABELS, planRequestWorkflow } from '#shared/features/plan-requests/rules.ts';

/** Until when the answer is promised, and whether that has passed. */
const dueWords = ({ status, dueAt }: PlanRequest): string => {
  if (status !== 'waiting') return '';
  const day = fullMoment(dueAt);
  return Date.parse(dueAt) < serverNow() ? `The answer was promised by ${day}.` : `Answer by ${day}.`;
};

interface RequestViewProps {
  request: PlanRequest;
  /** The level of its heading. */
  heading: 'h2' | 'h3';
  /** What is known of who asked, for admins. */
  from?: ReactNode;
  actions?: ReactNode;
}

/** A request of a company with its answers. */
export function RequestView({ request, heading: Heading, from, actions }: RequestViewProps) {
  const { kind, title, text, status, createdAt, answers } = request;
  const due = dueWords(request);
  return (
    <article className="flex flex-col gap-2 py-4 text-small">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Heading className="text-body font-medium wrap-anywhere">
          <bdi>{title}</bdi>
        </Heading>
        <StatusBadge {...planRequestWorkflow.statuses[status]} />
      </div>
      <p className="text-muted">{`${PLAN_REQUEST_LABELS[kind]}, sent on ${fullMoment(createdAt)}`}</p>
      {from}
      <p dir="auto" className="max-w-prose whitespace-pre-wrap wrap-anywhere">
        {text}
      </p>
      {due && <p className="font-medium">{due}</p>}
      {answers.map((answer) => (
        <blockquote key={answer.at} className="max-w-prose border-l-2 border-line pl-3">
          <p className="text-muted">
            {`${planRequestWorkflow.statuses[answer.status].label}, ${fullMoment(answer.at)}`}
          </p>
          <p dir="auto" className="whitespace-pre-wrap wrap-anywhere">
            {answer.text}
          </p>
        </blockquote>
      ))}
      {actions && <div className="mt-1 flex flex-wrap gap-2">{actions}</div>}
    </article>
  );
}
