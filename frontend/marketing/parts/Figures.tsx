import type { Claim } from '../claims.ts';

/** Claims in one compact line, which wraps where it must. */
export function Figures({ label, claims }: { label: string; claims: readonly Claim[] }) {
  return (
    <dl
      aria-label={label}
      className="mx-auto flex max-w-page flex-wrap gap-x-6 gap-y-1 px-4 text-small text-muted md:px-6 lg:justify-between lg:gap-x-3"
    >
      {claims.map((claim) => (
        <div key={claim.label} className="flex flex-row-reverse gap-1.5">
          <dt>{claim.label}</dt>
          <dd className="font-semibold text-text tabular-nums">{claim.figure}</dd>
        </div>
      ))}
    </dl>
  );
}
