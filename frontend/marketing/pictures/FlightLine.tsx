import { BIRD } from '#frontend/ui/layout/Logo.tsx';

/** A roundabout way that ends in the air: dots over the evergreen of a closing call. */
export function FlightLine() {
  return (
    <svg
      viewBox="0 0 600 240"
      aria-hidden="true"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      className="absolute right-0 bottom-0 hidden h-4/5 text-on-brand/40 lg:block"
    >
      <path
        strokeDasharray="0.1 9"
        d="M0 226c70 10 120-8 128-52s-46-56-66-24 26 74 104 62 96-66 168-84 78 22 118-18"
      />
      <g className="text-on-brand" transform="translate(452 66) scale(1.9)">
        <path d={BIRD.body} strokeWidth="1.3" />
        <path d={BIRD.wing} strokeWidth="1.3" />
        <circle className="text-accent" {...BIRD.eye} fill="currentColor" stroke="none" />
      </g>
    </svg>
  );
}
