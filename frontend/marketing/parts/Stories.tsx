import { Avatar } from '#frontend/ui/data/Avatar.tsx';
import type { Role } from '#shared/core/contract.ts';
import { fullName } from '#shared/core/names.ts';
import type { Story } from '../content/stories.ts';
import { Section } from './Section.tsx';

interface StoriesProps {
  title: string;
  /** Whose they are. */
  of: Role;
  /** The first story is shown large. */
  stories: readonly Story[];
  /** `ruled` after a part on the same ground. */
  ground?: 'plain' | 'ruled';
  /** Says that they are examples. */
  note?: string;
}

const INVENTED = 'Example stories with invented people. The features they describe are real.';

/** Testimonials, the first of them at length. */
export function Stories({
  title,
  of: role,
  stories: [first, ...others],
  ground = 'plain',
  note = INVENTED,
}: StoriesProps) {
  if (!first) return null;
  return (
    <Section title={title} lead={note} ground={ground}>
      <div className="grid gap-x-16 gap-y-10 lg:grid-cols-[1.35fr_1fr]">
        <figure className="self-start border-l-2 border-accent pl-6 md:pl-9">
          <blockquote className="text-title font-medium text-balance md:text-heading">
            {first.words}
          </blockquote>
          <Teller story={first} role={role} />
        </figure>
        <div className="flex flex-col gap-8">
          {others.map((story) => (
            <figure key={story.lastName}>
              <blockquote>{story.words}</blockquote>
              <Teller story={story} role={role} />
            </figure>
          ))}
        </div>
      </div>
    </Section>
  );
}

function Teller({ story: { firstName, lastName, about }, role }: { story: Story; role: Role }) {
  return (
    <figcaption className="mt-4 flex items-center gap-3 text-small">
      <Avatar firstName={firstName} lastName={lastName} role={role} size="small" />
      <span>
        <span className="block font-medium">{fullName({ firstName, lastName })}</span>
        <span className="block text-muted">{about}</span>
      </span>
    </figcaption>
  );
}
