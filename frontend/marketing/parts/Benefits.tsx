import { Soon } from './Soon.tsx';

export interface Benefit {
  readonly title: string;
  readonly text: string;
  /** Is being built and cannot be used yet. */
  readonly soon?: boolean;
}

/** Reasons in two columns under hairlines, without boxes. */
export function Benefits({ benefits }: { benefits: readonly Benefit[] }) {
  return (
    <ul className="grid gap-x-12 sm:grid-cols-2">
      {benefits.map(({ title, text, soon }) => (
        <li key={title} className="border-t border-line pt-5 pb-9">
          <h3 className="flex flex-wrap items-center gap-x-3 gap-y-1 text-lead">
            {title}
            {soon && <Soon />}
          </h3>
          <p className="mt-1.5 text-muted">{text}</p>
        </li>
      ))}
    </ul>
  );
}
