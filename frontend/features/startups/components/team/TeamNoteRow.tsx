import { ReportButton } from '#frontend/parts/reports/ReportButton.tsx';
import { Moment } from '#frontend/ui/data/Moment.tsx';
import type { TeamNote } from '#shared/features/startups/schema.ts';

interface TeamNoteRowProps {
  note: TeamNote;
  startupId: string;
}

/** A note of the team. That of another member can be reported. */
export function TeamNoteRow({ note: { text, author, own, at }, startupId }: TeamNoteRowProps) {
  return (
    <li className="rounded-card border border-line px-4 py-3 text-small">
      <p dir="auto" className="whitespace-pre-line wrap-anywhere">
        {text}
      </p>
      <div className="mt-1 flex flex-wrap items-center justify-between gap-x-4 text-fine text-muted">
        <span>
          <bdi>{own ? 'You' : author.name || 'A former member'}</bdi> · <Moment at={at} />
        </span>
        {!own && author.name !== '' && (
          <ReportButton target={{ userId: author.id, name: author.name, startupId }} size="small" />
        )}
      </div>
    </li>
  );
}
