import { PATHS } from '#frontend/core/paths.ts';
import { TextLink } from '#frontend/ui/actions/TextLink.tsx';
import { CheckList } from '#frontend/ui/data/CheckList.tsx';
import { CORE } from '../content/features.ts';
import { Section } from '../parts/Section.tsx';
import { Soon } from '../parts/Soon.tsx';

const NOW = CORE.filter(({ soon }) => !soon);
const LATER = CORE.filter(({ soon }) => soon);

/** The core features: what works today at length, and what is to come as one compact list. */
export function CoreFeatures() {
  return (
    <Section
      title="Everything you need for a first job"
      lead="Internships, live projects and mentoring are available today. The other features are coming soon."
      extra={<TextLink to={PATHS.features}>See all features</TextLink>}
    >
      <div className="grid gap-x-14 gap-y-10 lg:grid-cols-[1fr_1.15fr]">
        <ul className="flex flex-col gap-8">
          {NOW.map(({ title, text, parts }) => (
            <li key={title} className="rounded-card border border-line bg-raised p-6 md:p-8">
              <h3 className="text-title">{title}</h3>
              <p className="mt-2 text-muted">{text}</p>
              <CheckList items={parts} className="mt-5" />
            </li>
          ))}
        </ul>
        {LATER.length > 0 && (
          <div>
            <Soon />
            <ul className="mt-3 divide-y divide-line">
              {LATER.map(({ title, text }) => (
                <li key={title} className="grid gap-x-6 gap-y-0.5 py-3 sm:grid-cols-[13rem_1fr]">
                  <h3 className="text-small font-semibold">{title}</h3>
                  <p className="text-small text-muted">{text}</p>
                </li>
              ))}
            </ul>
          </div>
        )}
      </div>
    </Section>
  );
}
