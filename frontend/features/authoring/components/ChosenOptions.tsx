import { Badge } from '#frontend/ui/data/Badge.tsx';
import { numbered } from '#frontend/ui/text/numbered.ts';
import type { Course } from '../api.ts';

interface ChosenOptionsProps {
  item: Course['statistics'][number];
  /** What it is about, for screen readers. */
  name: string;
}

/** How often each option of a question was chosen: a wrong one that nobody chooses is none. */
export function ChosenOptions({ item: { options, answers }, name }: ChosenOptionsProps) {
  return (
    <details>
      <summary className="w-fit cursor-pointer rounded-tick py-1 text-small font-medium text-brand">
        Chosen options<span className="sr-only"> of {name}</span>
      </summary>
      <ol className="mt-1 flex flex-col gap-1.5">
        {numbered(options).map(({ item: { text, right, chosen }, number }) => (
          <li key={number} className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4">
            <span className="wrap-anywhere">
              <bdi>{text}</bdi> {right && <Badge tone="positive">Right</Badge>}
              {!right && chosen === 0 && <span className="text-muted">(nobody)</span>}
            </span>
            <span className="text-muted tabular-nums">{`${chosen} of ${answers}`}</span>
          </li>
        ))}
      </ol>
    </details>
  );
}
