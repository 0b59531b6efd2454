import { COMPANIES } from '../content/employers.ts';

/** Who hires here, in a row of marks with their hires. */
export function Companies() {
  return (
    <section aria-labelledby="companies" className="border-y border-line">
      <div className="mx-auto max-w-page px-4 py-8 md:px-6">
        <h2 id="companies" className="text-small font-medium">
          Trusted companies{' '}
          <span className="font-normal text-muted">· Examples with invented names and figures.</span>
        </h2>
        <ul className="mt-6 grid grid-cols-2 gap-x-8 gap-y-6 md:grid-cols-3 lg:flex lg:justify-between">
          {COMPANIES.map(({ name, hires, glyph }) => (
            <li key={name} className="flex items-center gap-3">
              <svg
                viewBox="0 0 24 24"
                aria-hidden="true"
                fill="none"
                stroke="currentColor"
                strokeWidth="1.75"
                strokeLinecap="round"
                strokeLinejoin="round"
                className="size-7 text-brand"
              >
                <path d={glyph} />
              </svg>
              <span className="leading-tight">
                <span className="block font-semibold">{name}</span>
                <span className="text-fine text-muted tabular-nums">{hires} hires</span>
              </span>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
