import { useId, useState } from 'react';
import { VisuallyHidden } from '#frontend/ui/layout/VisuallyHidden.tsx';
import { cx } from '#frontend/ui/style/cx.ts';

/** How many are shown at first: those that find the most. */
const SHOWN = 8;

interface Choice {
  value: string;
  /** In words; the value itself when it is left out. */
  label?: string;
  count: number;
}

interface CountedChoicesProps {
  label: string;
  /** The most frequent first. */
  choices: readonly Choice[];
  chosen: readonly string[];
  onToggle: (value: string, chosen: boolean) => void;
}

/** The most frequent values of a filter, with how many opportunities each would find. */
export function CountedChoices({ label, choices, chosen, onToggle }: CountedChoicesProps) {
  const id = useId();
  const [all, setAll] = useState(false);
  const taken = new Set(chosen.map((value) => value.toLowerCase()));
  const shown = choices.filter(
    ({ value }, index) => value !== '' && (all || index < SHOWN || taken.has(value.toLowerCase())),
  );
  const more = choices.filter(({ value }) => value !== '').length - shown.length;
  if (shown.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className="text-small font-medium">
        {label}
      </h3>
      <ul className="mt-2 flex flex-wrap gap-2">
        {shown.map(({ value, label: words = value, count }) => {
          const isChosen = taken.has(value.toLowerCase());
          return (
            <li key={value} className="flex">
              <button
                type="button"
                aria-pressed={isChosen}
                onClick={() => onToggle(value, !isChosen)}
                className={cx(
                  'flex min-h-9 items-center gap-1.5 rounded-full border px-3 text-small transition-colors',
                  isChosen
                    ? 'border-brand bg-brand-soft font-medium text-brand'
                    : 'border-line-strong hover:bg-neutral-soft',
                )}
              >
                {words}
                <span className="text-fine text-muted tabular-nums">
                  {count}
                  <VisuallyHidden> {count === 1 ? 'opportunity' : 'opportunities'}</VisuallyHidden>
                </span>
              </button>
            </li>
          );
        })}
        {more > 0 && (
          <li className="flex">
            <button
              type="button"
              onClick={() => setAll(true)}
              className="min-h-9 rounded-full px-3 text-small font-medium text-brand underline-offset-4 hover:underline"
            >
              {more} more
            </button>
          </li>
        )}
      </ul>
    </section>
  );
}
