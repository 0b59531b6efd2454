import { FACT_TOPIC_NAMES, FACT_TOPICS } from '#shared/features/guides/fact.ts';
import type { ShownGuide } from '#shared/features/guides/schema.ts';
import { FactItem } from './FactItem.tsx';

/** The facts of a guide by their topic. */
export function FactTopics({ facts }: Pick<ShownGuide, 'facts'>) {
  return (
    <>
      {FACT_TOPICS.map((topic) => {
        const ofTopic = facts.filter((fact) => fact.topic === topic);
        if (ofTopic.length === 0) return null;
        return (
          <section key={topic} aria-labelledby={topic} className="mt-8 border-t border-line pt-6">
            <h2 id={topic} className="text-title font-semibold">
              {FACT_TOPIC_NAMES[topic]}
            </h2>
            <ul className="mt-4 flex flex-col gap-5">
              {ofTopic.map((fact) => (
                <FactItem key={fact.id} fact={fact} />
              ))}
            </ul>
          </section>
        );
      })}
    </>
  );
}
