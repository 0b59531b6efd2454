export interface Benefit {
  readonly title: string;
  readonly text: string;
}

/** Reasons in two columns under hairlines, without boxes. */
export function Benefits({ benefits }: { benefits: readonly Benefit[] }) {
  return (
    <ul className="grid gap-x-12 sm:grid-cols-2">
      {benefits.map(({ title, text }) => (
        <li key={title} className="border-t border-line pt-5 pb-9">
          <h3 className="text-lead">{title}</h3>
          <p className="mt-1.5 text-muted">{text}</p>
        </li>
      ))}
    </ul>
  );
}
