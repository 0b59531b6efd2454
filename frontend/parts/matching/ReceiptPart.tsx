import { useState } from 'react';
import { PATHS } from '#frontend/core/paths.ts';
import { useChunk } from '#frontend/ui/hooks/useChunk.ts';
import { VisuallyHidden } from '#frontend/ui/layout/VisuallyHidden.tsx';
import { Menu } from '#frontend/ui/overlays/Menu.tsx';
import { cx } from '#frontend/ui/style/cx.ts';
import { ChevronDownIcon } from '#frontend/ui/style/icons.ts';
import type { Evidence, Receipt } from '#shared/core/match-receipt.ts';

const loadForm = async () => ({ default: (await import('./ReportForm.tsx')).ReportForm });

type Part = keyof Receipt['parts'];
const LABELS: Record<Part, string> = {
  skills: 'Skills',
  experience: 'Experience',
  education: 'Education',
  location: 'Location',
};
/** The section of the profile on which a part rests. */
const SECTIONS: Record<Part, string> = {
  skills: 'skills',
  experience: 'work',
  education: 'education',
  location: 'lookingFor',
};

interface ReceiptPartProps {
  part: Part;
  score: number | null;
  weight: number;
  evidence: readonly Evidence[];
  posting: { id: string; title: string };
}

/** One part of a receipt: its score and weight, and, once opened, the lines on which it rests. */
export function ReceiptPart({ part, score, weight, evidence, posting }: ReceiptPartProps) {
  return (
    <li>
      <details className="group">
        <summary className="flex min-h-11 cursor-pointer list-none items-center gap-3 px-4 py-2 text-small [&::-webkit-details-marker]:hidden">
          <ChevronDownIcon
            aria-hidden="true"
            className="size-4 flex-none transition-transform group-open:rotate-180"
          />
          <span className="font-medium">{LABELS[part]}</span>
          <span className="text-fine text-muted tabular-nums">counts {weight}%</span>
          <span
            className={cx(
              'ml-auto flex-none tabular-nums',
              score === null
                ? 'rounded-tick border border-line-strong border-dashed px-1.5 text-fine text-muted'
                : 'font-medium',
            )}
          >
            {score === null ? 'Not enough data' : `${score} of 100`}
          </span>
        </summary>
        <ul className="divide-y divide-line border-t border-line">
          {evidence.map((line) => (
            <Line key={line.claim + line.posting} line={line} section={SECTIONS[part]} posting={posting} />
          ))}
        </ul>
      </details>
    </li>
  );
}

interface LineProps {
  line: Evidence;
  section: string;
  posting: { id: string; title: string };
}

function Line({ line: { claim, profile, posting: asked }, section, posting }: LineProps) {
  const [reporting, setReporting] = useState(false);
  const ReportForm = useChunk(loadForm, reporting, () => setReporting(false));
  return (
    <li className="flex flex-col gap-2 px-4 py-3 text-small">
      <p className="font-medium">{claim}</p>
      <dl className="grid gap-x-6 gap-y-1 text-fine sm:grid-cols-2">
        <div>
          <dt className="text-muted">Your profile</dt>
          <dd className="break-words">{profile === '' ? 'Nothing about it' : profile}</dd>
        </div>
        <div>
          <dt className="text-muted">The posting</dt>
          <dd className="break-words">{asked}</dd>
        </div>
      </dl>
      <div>
        <Menu
          trigger={
            <>
              This is wrong<VisuallyHidden>: {claim}</VisuallyHidden>
            </>
          }
          triggerClass="rounded-tick py-1 text-fine text-muted underline underline-offset-3 hover:text-brand"
          items={[
            {
              label: 'Change my profile',
              to: `${PATHS.profile}?section=${section}${profile === '' ? '&item=new' : ''}#${section}`,
            },
            { label: 'Report the posting', onSelect: () => setReporting(true) },
          ]}
        />
      </div>
      {reporting && ReportForm && (
        <ReportForm id={posting.id} title={posting.title} onClose={() => setReporting(false)} />
      )}
    </li>
  );
}
