export interface Step {
  readonly title: string;
  readonly text: string;
}

/** What happens one after the other, under large numerals. */
export function Steps({ steps }: { steps: readonly Step[] }) {
  return (
    <ol className="border-t border-line">
      {steps.map(({ title, text }, index) => (
        <li
          key={title}
          className="grid grid-cols-[3rem_1fr] border-b border-line py-6 md:grid-cols-[5rem_1fr]"
        >
          <span aria-hidden="true" className="text-heading font-medium text-brand tabular-nums">
            {index + 1}
          </span>
          <div>
            <h3 className="text-lead">{title}</h3>
            <p className="mt-1 max-w-prose text-muted">{text}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}
