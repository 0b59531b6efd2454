import { RetryNotice } from '#frontend/core/api/RetryNotice.tsx';
import { TextLink } from '#frontend/ui/actions/TextLink.tsx';
import { Skeleton } from '#frontend/ui/layout/Skeleton.tsx';
import { cx } from '#frontend/ui/style/cx.ts';
import { guidePath } from '#shared/features/guides/address.ts';
import { FACT_TOPIC_NAMES, FACT_TOPICS, type GuideCountry } from '#shared/features/guides/fact.ts';
import { useGuides } from '../api.ts';
import { FactItem } from './FactItem.tsx';

const COLUMNS = ['', 'md:grid-cols-1', 'md:grid-cols-2', 'md:grid-cols-3'] as const;

/** The facts of some countries side by side, topic by topic; one below the other on a phone. */
export function Comparison({ countries }: { countries: readonly GuideCountry[] }) {
  const { data, error, isFetching, refetch } = useGuides(true);
  if (!data && error)
    return (
      <RetryNotice
        error={error}
        heading="h3"
        title="We couldn’t load the guides"
        pending={isFetching}
        onRetry={() => void refetch()}
      />
    );
  if (!data)
    return (
      <div role="status" className="mt-6">
        <span className="sr-only">Loading the guides…</span>
        <Skeleton className="h-96 w-full rounded-card" />
      </div>
    );
  const guides = countries.flatMap((one) => data.items.find(({ country }) => country === one) ?? []);
  return (
    <>
      {FACT_TOPICS.map((topic) => (
        <section key={topic} aria-labelledby={`compare-${topic}`} className="mt-6 border-t border-line pt-4">
          <h3 id={`compare-${topic}`} className="text-lead font-semibold">
            {FACT_TOPIC_NAMES[topic]}
          </h3>
          <div className={cx('mt-3 grid gap-6', COLUMNS[guides.length])}>
            {guides.map(({ country, name, facts }) => {
              const ofTopic = facts.filter((fact) => fact.topic === topic);
              return (
                <div key={country} className="min-w-0 max-w-prose">
                  <h4 className="mb-2 text-small font-semibold">
                    <TextLink quiet to={guidePath(country)}>
                      {name}
                    </TextLink>
                  </h4>
                  {ofTopic.length === 0 ? (
                    <p className="text-small text-muted">Nothing was read about this yet.</p>
                  ) : (
                    <ul className="flex flex-col gap-4">
                      {ofTopic.map((fact) => (
                        <FactItem key={fact.id} fact={fact} />
                      ))}
                    </ul>
                  )}
                </div>
              );
            })}
          </div>
        </section>
      ))}
    </>
  );
}
