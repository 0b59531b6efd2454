import { PATHS } from '#frontend/core/paths.ts';
import { TextLink } from '#frontend/ui/actions/TextLink.tsx';
import { CheckList } from '#frontend/ui/data/CheckList.tsx';
import { CORE } from '../content/features.ts';
import { Section } from '../parts/Section.tsx';

/** The six core features. */
export function CoreFeatures() {
  return (
    <Section
      title="Everything you need for a first job"
      lead="Internships, live projects, skill courses, mentoring, guides to studies abroad, the AI advisor and a library, free for students."
      extra={<TextLink to={PATHS.features}>See all features</TextLink>}
    >
      <ul className="grid gap-6 lg:grid-cols-3">
        {CORE.map(({ title, text, parts }) => (
          <li key={title} className="rounded-card border border-line bg-raised p-6 md:p-8">
            <h3 className="text-title">{title}</h3>
            <p className="mt-2 text-muted">{text}</p>
            <CheckList items={parts} className="mt-5" />
          </li>
        ))}
      </ul>
    </Section>
  );
}
