import { PATHS } from '#frontend/core/paths.ts';
import { TextLink } from '#frontend/ui/actions/TextLink.tsx';
import { fullDate } from '#frontend/ui/data/dates.ts';
import { VisuallyHidden } from '#frontend/ui/layout/VisuallyHidden.tsx';
import type { Receipt } from '#shared/core/match-receipt.ts';
import { meanOf } from '#shared/features/matching/arithmetic.ts';
import { mustHaves } from '#shared/features/matching/must-haves.ts';
import { ReceiptPart } from './ReceiptPart.tsx';
import { TeachingCourse } from './TeachingCourse.tsx';

interface ReceiptViewProps {
  receipt: Receipt;
  /** The opportunity. */
  id: string;
  title: string;
}

const PARTS = ['skills', 'experience', 'education', 'location'] as const;

/** A receipt: the must-haves that are met, the number, its four parts, and what would raise it. */
export function ReceiptView({ receipt, id, title }: ReceiptViewProps) {
  const { total, parts, raises, asOf } = receipt;
  const asked = PARTS.filter((part) => parts[part].weight > 0);
  if (asked.length === 0)
    return (
      <p className="text-small text-muted">
        This posting doesn’t say enough to compare it with your profile.
      </p>
    );
  return (
    <div className="flex flex-col gap-4">
      <Summary receipt={receipt} />
      <ul className="divide-y divide-line rounded-card border border-line">
        {asked.map((part) => (
          <ReceiptPart key={part} part={part} {...parts[part]} posting={{ id, title }} />
        ))}
      </ul>
      {total !== null && meanOf(parts) !== total && (
        <p className="text-small text-muted">
          Weighted, the parts come to {meanOf(parts)}%. A part that is missing also limits the others, so the
          match is {total}%.
        </p>
      )}
      {raises.length > 0 && <Raises raises={raises} />}
      <p className="text-fine text-muted">
        {total !== null && `Computed from your profile on ${fullDate(asOf)}. `}
        Your name, age, photo, school and address are never part of it.
      </p>
    </div>
  );
}

function Summary({ receipt }: { receipt: Receipt }) {
  const { met, of } = mustHaves(receipt);
  if (receipt.total === null)
    return (
      <p className="text-small">
        There’s not enough in your profile for a match yet.{' '}
        <TextLink to={PATHS.profile}>Add your skills</TextLink> to see one.
      </p>
    );
  return (
    <p className="flex flex-wrap items-baseline justify-between gap-x-4">
      {of > 0 && (
        <span className="font-semibold">
          You meet {met} of {of} {of === 1 ? 'must-have' : 'must-haves'}
        </span>
      )}
      <span className="text-lead font-semibold tabular-nums">{receipt.total}% match</span>
    </p>
  );
}

function Raises({ raises }: Pick<Receipt, 'raises'>) {
  return (
    <div>
      <p className="text-small font-semibold">What would raise it</p>
      <ul className="mt-2 flex flex-col gap-1.5 text-small">
        {raises.map(({ what, points, skill, proof }) => (
          <li key={what} className="flex justify-between gap-4">
            <span>
              <span>{what}</span>
              {skill !== undefined && <TeachingCourse skill={skill} proof={proof} />}
            </span>
            <span className="flex-none font-medium tabular-nums">
              +{points}
              <VisuallyHidden> {points === 1 ? 'point' : 'points'}</VisuallyHidden>
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
