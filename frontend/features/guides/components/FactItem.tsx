import { Badge } from '#frontend/ui/data/Badge.tsx';
import { fullDate } from '#frontend/ui/data/dates.ts';
import type { ShownFact } from '#shared/features/guides/schema.ts';
import { amountInWords } from '../words.ts';

/** A fact with the official page on which it was read, or what is to be looked up on one. Paper shows the address. */
export function FactItem({ fact }: { fact: ShownFact }) {
  const { title, url } = 'source' in fact ? fact.source : fact.link;
  return (
    <li className="wrap-anywhere">
      {'source' in fact && fact.amount && (
        <p className="font-semibold tabular-nums">{amountInWords(fact.amount)}</p>
      )}
      <p>{fact.text}</p>
      <p className="mt-1 text-small text-muted">
        {'source' in fact ? 'Source: ' : 'Check with the official page: '}
        <a
          href={url}
          rel="noopener"
          target="_blank"
          className="rounded-tick py-1 font-medium text-brand underline decoration-1 underline-offset-3 hover:decoration-2"
        >
          {title}
        </a>
      </p>
      <p className="hidden text-small print:block">{url}</p>
      {'source' in fact && (
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-small text-muted">
          <span>{`Read on ${fullDate(fact.source.read)}`}</span>
          {fact.stale && <Badge tone="warning">May be out of date</Badge>}
        </p>
      )}
    </li>
  );
}
