/** Spines on a shelf: height, width and lean in place of titles. Every book is one path. */
export function Books() {
  return (
    <svg
      viewBox="0 0 420 92"
      aria-hidden="true"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      className="w-full text-brand"
    >
      <path className="text-line-strong" stroke="currentColor" d="M4 90h412" />
      <path d="M16 90V30h22v60M38 90V18h16v72M54 90V42h26v48M80 90V26h18v64M118 90l18-58 17 5-17 53M168 90V22h24v68M192 90V36h14v54M206 90V14h20v76M250 90V40h30v50M280 90V28h16v62M296 90V46h22v44M338 90l-14-56 16-4 15 60M372 90V24h28v66" />
      <path
        className="text-accent"
        stroke="currentColor"
        d="M22 44h10M60 56h14M174 36h12M174 42h12M256 56h18M378 40h16M378 46h10"
      />
    </svg>
  );
}
