/** Three ways from one home to places abroad. */
export function Routes() {
  return (
    <svg
      viewBox="0 0 240 90"
      aria-hidden="true"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      className="w-full text-brand"
    >
      <path
        className="text-line-strong"
        stroke="currentColor"
        strokeDasharray="0.1 7"
        d="M20 74C40 30 84 8 118 14M20 74c60-30 120-36 196-18M20 74c52 8 96 10 132 8"
      />
      <circle cx="20" cy="74" r="6" />
      <circle className="text-accent" cx="20" cy="74" r="2" fill="currentColor" stroke="none" />
      <circle cx="121" cy="15" r="4" />
      <circle cx="219" cy="57" r="4" />
      <circle cx="155" cy="82" r="4" />
    </svg>
  );
}
