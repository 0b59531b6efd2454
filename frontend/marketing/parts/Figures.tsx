import type { Claim } from '../claims.ts';

/** Claims side by side under one hairline, like the foot of a report. */
export function Figures({ label, claims }: { label: string; claims: readonly Claim[] }) {
  return (
    <dl
      aria-label={label}
      className="mx-auto grid max-w-page grid-cols-2 gap-x-6 gap-y-6 px-4 sm:grid-cols-4 md:px-6 lg:flex lg:justify-between"
    >
      {claims.map((claim) => (
        <div
          key={claim.label}
          className="flex flex-col-reverse justify-end border-t border-line pt-3 lg:flex-1"
        >
          <dt className="text-fine text-muted">{claim.label}</dt>
          <dd className="text-title font-semibold tabular-nums">{claim.figure}</dd>
        </div>
      ))}
    </dl>
  );
}
