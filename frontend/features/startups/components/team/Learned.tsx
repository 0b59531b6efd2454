import { fullMoment } from '#frontend/ui/data/dates.ts';
import { Card } from '#frontend/ui/layout/Card.tsx';
import type { StartupPage } from '#shared/features/startups/schema.ts';

interface LearnedProps {
  startup: Pick<StartupPage, 'learned'> & { closedAt?: string | null };
}

/** What the team of a closed startup learned. */
export function Learned({ startup: { learned, closedAt } }: LearnedProps) {
  return (
    <Card
      title="What we learned"
      description={closedAt ? `The startup was closed on ${fullMoment(closedAt)}.` : 'The startup is closed.'}
    >
      <p dir="auto" className="whitespace-pre-line wrap-anywhere">
        {learned}
      </p>
    </Card>
  );
}
