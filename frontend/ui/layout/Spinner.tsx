/** A small spinner, for use in a button or beside text. Hidden from screen readers. */
export function Spinner() {
  return (
    <svg viewBox="0 0 16 16" aria-hidden="true" className="size-4 animate-turn" fill="none">
      <circle cx="8" cy="8" r="6.25" stroke="currentColor" strokeOpacity="0.3" strokeWidth="1.75" />
      <path
        d="M8 1.75A6.25 6.25 0 0 1 14.25 8"
        stroke="currentColor"
        strokeWidth="1.75"
        strokeLinecap="round"
      />
    </svg>
  );
}
