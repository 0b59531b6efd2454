import { TextLink } from '#frontend/ui/actions/TextLink.tsx';
import type { HistoryMessage } from '#shared/features/ai/schema.ts';
import { recordsOf } from '../records.ts';
import { RecordCards } from './Blocks.tsx';

/** What an answer rests on: its sources, and the records that it names. */
export function Evidence({ message }: { message: HistoryMessage }) {
  const { sources } = message;
  const records = recordsOf(message);
  return (
    <div className="flex flex-col gap-6">
      <section aria-labelledby="advisor-sources">
        <h2 id="advisor-sources" className="text-lead font-semibold">
          Sources
        </h2>
        {sources.length === 0 ? (
          <p className="mt-1 text-small text-muted">This answer needed none.</p>
        ) : (
          <ul className="mt-2 flex flex-col gap-1 text-small">
            {sources.map(({ title, url }) => (
              <li key={url}>
                <TextLink to={url}>
                  <bdi>{title}</bdi>
                </TextLink>
              </li>
            ))}
          </ul>
        )}
      </section>
      {records.length > 0 && (
        <section aria-labelledby="advisor-records">
          <h2 id="advisor-records" className="mb-2 text-lead font-semibold">
            Records
          </h2>
          <RecordCards cards={records} />
        </section>
      )}
    </div>
  );
}
