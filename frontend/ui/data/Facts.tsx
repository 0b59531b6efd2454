import { LinkedText } from './LinkedText.tsx';

interface FactsProps {
  title: string;
  /** Labels with their values; empty values are left out. */
  facts: readonly (readonly [label: string, value: string])[];
  /** What to say when all are empty. */
  none?: string;
}

/** Short facts under a heading. */
export function Facts({ title, facts, none }: FactsProps) {
  const known = facts.filter(([, value]) => value !== '');
  return (
    <section>
      <h3 className="text-small font-semibold">{title}</h3>
      {known.length === 0 && <p className="mt-2 text-small text-muted">{none}</p>}
      <dl className="mt-2 grid grid-cols-[7rem_minmax(0,1fr)] gap-x-4 gap-y-2 text-small">
        {known.map(([label, value]) => (
          <div key={label} className="contents">
            <dt className="text-muted">{label}</dt>
            <dd className="wrap-anywhere">
              <LinkedText value={value} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
