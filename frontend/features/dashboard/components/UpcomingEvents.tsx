import { Card } from '#frontend/ui/layout/Card.tsx';

/** Nothing makes events yet: interviews and sessions get their dates with their own screens. */
export function UpcomingEvents() {
  return (
    <Card title="Upcoming events">
      <p className="text-small text-muted">
        You have no events. Interviews and mentoring sessions will stand here with their dates.
      </p>
    </Card>
  );
}
