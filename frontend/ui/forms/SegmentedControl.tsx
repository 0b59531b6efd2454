interface Segment {
  value: string;
  label: string;
}

interface SegmentedControlProps {
  /** What is chosen here; for screen readers, as the segments speak for themselves. */
  label: string;
  name: string;
  segments: readonly Segment[];
  value: string;
  onChange: (value: string) => void;
}

/** Exactly one of a handful, side by side in one bar. Each segment is a real radio button. */
export function SegmentedControl({ label, name, segments, value, onChange }: SegmentedControlProps) {
  return (
    <fieldset className="flex min-w-0 rounded-control border border-line-strong bg-raised p-0.75">
      <legend className="sr-only">{label}</legend>
      {segments.map((segment) => (
        <label
          key={segment.value}
          className="relative flex min-h-9 flex-1 cursor-pointer items-center justify-center rounded-[5px] px-2.5 text-small whitespace-nowrap text-muted transition-colors select-none hover:text-text has-checked:bg-neutral-soft has-checked:font-medium has-checked:text-text has-checked:inset-ring has-checked:inset-ring-line-strong has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-brand sm:px-4"
        >
          <input
            type="radio"
            name={name}
            value={segment.value}
            checked={segment.value === value}
            onChange={() => onChange(segment.value)}
            className="absolute inset-0 cursor-[inherit] appearance-none rounded-[5px] outline-none"
          />
          {segment.label}
        </label>
      ))}
    </fieldset>
  );
}
