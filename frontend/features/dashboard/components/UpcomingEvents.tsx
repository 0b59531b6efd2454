import type { ReactNode } from 'react';
import { Card } from '#frontend/ui/layout/Card.tsx';

/** Said where nothing is scheduled. */
export const NO_EVENTS = (
  <p className="text-small text-muted">
    Nothing is scheduled yet. Interviews and mentoring sessions will appear here with their dates.
  </p>
);

/** The user's events. Only invitations to interviews exist so far, for those who may apply. */
export function UpcomingEvents({ children = NO_EVENTS }: { children?: ReactNode }) {
  return <Card title="Upcoming events">{children}</Card>;
}
