import { PATHS } from '#frontend/core/paths.ts';
import { TextLink } from '#frontend/ui/actions/TextLink.tsx';
import { RoleBadge } from '#frontend/ui/data/RoleBadge.tsx';
import type { Role } from '#shared/core/contract.ts';
import { joinAs } from '../links.ts';
import { Section } from '../parts/Section.tsx';

interface Audience {
  readonly role: Role;
  readonly title: string;
  readonly text: string;
  readonly link: string;
  readonly to: string;
}

const AUDIENCES: readonly Audience[] = [
  {
    role: 'student',
    title: 'Students',
    text: 'Find jobs, internships and mentors. See how well you match before you apply, and track your applications.',
    link: 'More for students',
    to: PATHS.forStudents,
  },
  {
    role: 'mentor',
    title: 'Mentors',
    text: 'Guide and support students in your field, for as many hours a week as you choose.',
    link: 'More about mentoring',
    to: PATHS.forMentors,
  },
  {
    role: 'employer',
    title: 'Employers',
    text: 'Hire candidates who match the skills you need. We verify every company before it can post.',
    link: 'See plans and tools',
    to: PATHS.employers,
  },
  {
    role: 'alumni',
    title: 'Alumni',
    text: 'Connect with juniors from your school, and look for your own next step.',
    link: 'Join as an alum',
    to: joinAs('alumni'),
  },
];

/** Whom the product is for, one column each between hairlines. */
export function Audiences() {
  return (
    <Section title="Built For Everyone" lead="Students, mentors, employers and alumni in one place.">
      <ul className="grid divide-line border-y border-line max-lg:divide-y sm:max-lg:grid-cols-2 sm:max-lg:divide-y-0 lg:grid-cols-4 lg:divide-x">
        {AUDIENCES.map(({ role, title, text, link, to }) => (
          <li
            key={role}
            className="flex flex-col items-start py-7 sm:max-lg:pr-8 lg:px-7 lg:first:pl-0 lg:last:pr-0"
          >
            <RoleBadge role={role} />
            <h3 className="mt-4 text-title">{title}</h3>
            <p className="mt-2 mb-5 text-muted">{text}</p>
            <p className="mt-auto text-small">
              <TextLink to={to}>{link}</TextLink>
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
