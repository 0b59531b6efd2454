/** The id of a request that failed on the server, to quote to support. One click selects all of it. */
export function Reference({ id }: { id: string | undefined }) {
  return (
    id !== undefined && (
      <span className="mt-1 block text-fine text-muted">
        If you contact us, include this reference: <code className="wrap-anywhere select-all">{id}</code>
      </span>
    )
  );
}
