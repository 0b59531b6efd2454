/** The number of a request that failed on our side, for whoever writes to us. One click selects it whole. */
export function Reference({ id }: { id: string | undefined }) {
  return (
    id !== undefined && (
      <span className="mt-1 block text-fine text-muted">
        Quote this number if you write to us: <code className="wrap-anywhere select-all">{id}</code>
      </span>
    )
  );
}
