import type { ReactNode } from 'react';
import { Card } from '#frontend/ui/layout/Card.tsx';

/** Said where nothing is scheduled. */
export const NO_EVENTS = (
  <p className="text-small text-muted">
    Nothing is scheduled yet. Interviews, mentoring sessions and events appear here with their dates.
  </p>
);

/** The user's events: meetings, and invitations to interviews. */
export function UpcomingEvents({ children }: { children: ReactNode }) {
  return <Card title="Upcoming events">{children}</Card>;
}
