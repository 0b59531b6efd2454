import { AiNotices } from '#frontend/parts/matching/AiNotices.tsx';
import { Button } from '#frontend/ui/actions/Button.tsx';
import { fullDate } from '#frontend/ui/data/dates.ts';
import { Card } from '#frontend/ui/layout/Card.tsx';
import { DownloadIcon } from '#frontend/ui/style/icons.ts';
import { quarterLabel } from '#shared/features/fairness/quarters.ts';
import type { AnswerOf } from '#shared/route-types.ts';
import { DEFINITIONS, saveForAuditor } from '../auditorFiles.ts';

/** Beside the figures: the files for an auditor, how to read them, and the notices. */
export function Aside({ quarters, next }: AnswerOf<'fairness.ofOwnCompany'>) {
  return (
    <div className="flex min-w-0 flex-col gap-6">
      {quarters.length > 0 && (
        <Card title="For an auditor" description="All quarters, with definitions in the JSON file.">
          <div className="flex flex-wrap gap-3">
            <Button size="small" icon={<DownloadIcon />} onClick={() => saveForAuditor(quarters, 'csv')}>
              CSV
            </Button>
            <Button size="small" icon={<DownloadIcon />} onClick={() => saveForAuditor(quarters, 'json')}>
              JSON
            </Button>
          </div>
        </Card>
      )}
      <Card title="How to read them">
        <ul className="flex list-disc flex-col gap-2 pl-5 text-small">
          <li>A low ratio is a question, not a verdict. Look at the criteria of the step before it.</li>
          <li>In small groups one person changes a rate by several points: read the interval, too.</li>
          <li>Only those count who answered voluntarily, and they may differ from those who did not.</li>
        </ul>
        <details className="mt-4 text-small">
          <summary className="cursor-pointer font-medium">Definitions</summary>
          <ul className="mt-2 flex flex-col gap-2 text-fine text-muted">
            {Object.entries(DEFINITIONS).map(([name, text]) => (
              <li key={name}>{text}</li>
            ))}
          </ul>
        </details>
        <p className="mt-4 text-fine text-muted">
          Next: {quarterLabel(next.quarter)}, on {fullDate(next.on)}.
        </p>
      </Card>
      <Card title="Notices to applicants" description="Shown to everyone before they apply.">
        <AiNotices reader="company" />
      </Card>
    </div>
  );
}
