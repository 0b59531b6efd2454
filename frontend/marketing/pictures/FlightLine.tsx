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
        <path
          d="M3 19.500c4.500 1 8-.2 10.500-3.500 2.200-3 3.300-8.500 8.500-8.500 3 0 5 2 5.500 4.500l2.500 1-2.700 1.300C27 21 22 25.500 15.500 25.500c-4 0-7.500-1.500-9.500-3.500"
          strokeWidth="1.300"
        />
        <path d="M12 20.500c4 .3 7-1.300 8.500-4.500" strokeWidth="1.300" />
        <circle className="text-accent" cx="23" cy="11.700" r="1.300" fill="currentColor" stroke="none" />
      </g>
    </svg>
  );
}
