import type { ReactNode } from 'react';
import { useId } from 'react';

interface ProgressProps {
  label: ReactNode;
  /** 0 to `max`. */
  value: number;
  max?: number;
  /** The words at the right of the label: '85%'. */
  detail?: ReactNode;
}

/** How far something is, as the browser's own progress bar in our looks. */
export function Progress({ label, value, max = 100, detail }: ProgressProps) {
  const id = useId();
  return (
    <div className="flex flex-col gap-2">
      <div className="flex items-baseline justify-between gap-3 text-small">
        <label htmlFor={id} className="font-medium">
          {label}
        </label>
        {detail && <span className="flex-none text-muted tabular-nums">{detail}</span>}
      </div>
      <progress
        id={id}
        value={value}
        max={max}
        className="h-1.5 w-full appearance-none overflow-hidden rounded-full border-0 bg-neutral-soft [&::-moz-progress-bar]:rounded-full [&::-moz-progress-bar]:bg-brand [&::-webkit-progress-bar]:bg-neutral-soft [&::-webkit-progress-value]:rounded-full [&::-webkit-progress-value]:bg-brand [&::-webkit-progress-value]:transition-[inline-size]"
      />
    </div>
  );
}
