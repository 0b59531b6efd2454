/** Says that other words were searched for: nothing has them as they are spelt. */
export function CorrectedQuery({ typed, corrected }: { typed: string; corrected: string | undefined }) {
  if (corrected === undefined) return null;
  return (
    <p role="status" className="mt-2 text-small">
      Nothing matches “<span className="wrap-anywhere">{typed}</span>”. These results are for{' '}
      <strong className="font-semibold wrap-anywhere">{corrected}</strong>.
    </p>
  );
}
