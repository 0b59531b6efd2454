/** The bird of the mark at the end of a roundabout way. Decoration of screens that have nothing to show. */
export function EmptyIllustration() {
  return (
    <svg
      viewBox="0 0 200 100"
      aria-hidden="true"
      className="h-25 w-50 text-brand"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path
        className="text-line-strong"
        stroke="currentColor"
        strokeDasharray="0.1 7"
        d="M14 78c22 6 40-2 40-18s-20-20-26-8 12 26 34 24 28-16 46-22"
      />
      <path className="text-line" stroke="currentColor" d="M104 92h74" />
      <path d="M141 92v-7M151 92v-7" />
      <path d="M112 63.500c9 2 16-.4 21-7 4.4-6 6.6-17 17-17 6 0 10 4 11 9l5 2-5.4 2.600C160 68.5 150 77.5 137 77.500c-8 0-15-3-19-7" />
      <path d="M130 65.500c8 .6 14-2.6 17-9" />
      <circle className="text-accent" cx="152" cy="47.5" r="2.4" fill="currentColor" stroke="none" />
      <path d="M137 77.500l4 8M150 74.500l1 11" />
    </svg>
  );
}
