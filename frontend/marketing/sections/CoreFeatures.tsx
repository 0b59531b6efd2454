import { PATHS } from '#frontend/core/paths.ts';
import { TextLink } from '#frontend/ui/actions/TextLink.tsx';
import { CheckList } from '#frontend/ui/data/CheckList.tsx';
import { CORE } from '../content/features.ts';
import { Section } from '../parts/Section.tsx';
import { Soon } from '../parts/Soon.tsx';

const NOW = CORE.filter(({ soon }) => !soon);
const LATER = CORE.filter(({ soon }) => soon);

/** The core features: what works today at length, and what is to come in a few words. */
export function CoreFeatures() {
  return (
    <Section
      title="Everything you need for a first job"
      lead="Internships, live projects, skill courses, mentoring, guides to studies abroad and the AI advisor are available today. The other features are coming soon."
      extra={<TextLink to={PATHS.features}>See all features</TextLink>}
    >
      <ul className="grid gap-6 lg:grid-cols-3">
        {NOW.map(({ title, text, parts }) => (
          <li key={title} className="rounded-card border border-line bg-raised p-6 md:p-8">
            <h3 className="text-title">{title}</h3>
            <p className="mt-2 text-muted">{text}</p>
            <CheckList items={parts} className="mt-5" />
          </li>
        ))}
      </ul>
      {LATER.length > 0 && (
        <div className="mt-10">
          <Soon />
          <ul className="mt-4 grid gap-x-14 gap-y-6 lg:grid-cols-3">
            {LATER.map(({ title, text }) => (
              <li key={title}>
                <h3 className="text-small font-semibold">{title}</h3>
                <p className="mt-0.5 text-small text-muted">{text}</p>
              </li>
            ))}
          </ul>
        </div>
      )}
    </Section>
  );
}
