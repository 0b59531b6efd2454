import { type ReactNode, Suspense } from 'react';
import { entriesOf } from '#frontend/parts/profile/entries.ts';
import { joined, periodWords, placeWords } from '#frontend/parts/profile/profileWords.ts';
import { Avatar } from '#frontend/ui/data/Avatar.tsx';
import { Badge } from '#frontend/ui/data/Badge.tsx';
import { RoleBadge } from '#frontend/ui/data/RoleBadge.tsx';
import { lazyPart } from '#frontend/ui/hooks/lazyPart.tsx';
import { Card } from '#frontend/ui/layout/Card.tsx';
import { fullName } from '#shared/core/names.ts';
import type { ShownEvent } from '#shared/features/events/shown-event.ts';
import type { ViewedProfile } from '#shared/features/profile/routes.ts';
import type { ProfileEvidence } from '#shared/features/projects/evidence.ts';
import { Entries, Entry, Links, LookingForLines } from './PersonParts.tsx';

const ReviewedProjects = lazyPart(() => import('./ReviewedProjects.tsx'));
const ShownEvents = lazyPart(() => import('./ShownEvents.tsx'));

interface PersonViewProps {
  person: ViewedProfile & { evidence: ProfileEvidence; events: readonly ShownEvent[] };
  action?: ReactNode;
}

/** A profile as its viewer may see it: a section that is not there has nothing, or is not for the viewer. */
export function PersonView({ person, action }: PersonViewProps) {
  const { firstName, lastName, role, sections, evidence, events } = person;
  const { basics: [basics = {}] = [], lookingFor: [lookingFor] = [] } = sections;
  const entries = entriesOf(sections);
  const { work, education, projects, skills, certificates, languages } = entries;
  const { volunteer, awards, publications, interests, references } = entries;
  const isEmpty = Object.values(entries).every(({ length }) => length === 0);
  return (
    <article className="flex flex-col gap-6">
      <header className="flex flex-wrap items-start gap-5">
        <Avatar firstName={firstName} lastName={lastName} role={role} size="large" />
        <div className="min-w-0 flex-1 basis-60">
          <div className="flex flex-wrap items-center gap-3">
            <h1 className="text-heading font-semibold wrap-anywhere">
              <bdi>{fullName({ firstName, lastName })}</bdi>
            </h1>
            <RoleBadge role={role} />
          </div>
          {basics.label && (
            <p className="mt-1 text-lead wrap-anywhere">
              <bdi>{basics.label}</bdi>
            </p>
          )}
          <p className="mt-1 text-small text-muted">
            {joined([
              placeWords(basics),
              basics.experience &&
                `${basics.experience.replace('-', '–')} years of experience (self-declared)`,
            ])}
          </p>
          <Links basics={basics} />
        </div>
        {action}
      </header>
      {basics.summary && (
        <p dir="auto" className="max-w-prose whitespace-pre-line wrap-anywhere">
          {basics.summary}
        </p>
      )}
      {lookingFor && (
        <Card title="Looking for">
          <LookingForLines lookingFor={lookingFor} />
        </Card>
      )}
      <Suspense>
        <ReviewedProjects evidence={evidence} />
      </Suspense>
      {events.length > 0 && (
        <Suspense>
          <ShownEvents events={events} />
        </Suspense>
      )}
      {isEmpty && (
        <p className="text-muted">
          <bdi>{firstName}</bdi> hasn’t added more to this profile yet.
        </p>
      )}
      {work.length > 0 && (
        <Entries title="Work">
          {work.map((entry, index) => (
            <Entry
              key={entry.id ?? index}
              title={entry.position ?? entry.name ?? ''}
              period={periodWords(entry, 'Present')}
              note={lines([
                joined([entry.position && entry.name, entry.location]),
                entry.description,
                entry.summary,
              ])}
              url={entry.url}
              highlights={entry.highlights}
            />
          ))}
        </Entries>
      )}
      {volunteer.length > 0 && (
        <Entries title="Volunteering">
          {volunteer.map((entry, index) => (
            <Entry
              key={entry.id ?? index}
              title={entry.position ?? entry.organization ?? ''}
              period={periodWords(entry, 'Present')}
              note={lines([entry.position && entry.organization, entry.summary])}
              url={entry.url}
              highlights={entry.highlights}
            />
          ))}
        </Entries>
      )}
      {projects.length > 0 && (
        <Entries title="Projects">
          {projects.map((entry, index) => (
            <Entry
              key={entry.id ?? index}
              title={entry.name}
              period={periodWords(entry, 'Present')}
              note={lines([
                joined([entry.entity, entry.type, ...(entry.roles ?? [])]),
                entry.description,
                entry.keywords?.join(', '),
              ])}
              url={entry.url}
              highlights={entry.highlights}
            />
          ))}
        </Entries>
      )}
      {education.length > 0 && (
        <Entries title="Education">
          {education.map((entry, index) => (
            <Entry
              key={entry.id ?? index}
              title={entry.institution ?? ''}
              period={periodWords(entry)}
              note={lines([
                joined([
                  joined([entry.studyType ?? entry.level, entry.area], ', '),
                  entry.score && `Grade ${entry.score}`,
                ]),
                entry.courses?.join(', '),
              ])}
              url={entry.url}
              highlights={entry.highlights}
            />
          ))}
        </Entries>
      )}
      {skills.length > 0 && (
        <Card title="Skills">
          <ul className="flex flex-wrap gap-2">
            {skills.map(({ name, level, keywords = [] }) => (
              <li key={name}>
                <Badge>{joined([name, level, keywords.join(', ')])}</Badge>
              </li>
            ))}
          </ul>
        </Card>
      )}
      {certificates.length > 0 && (
        <Entries title="Certificates">
          {certificates.map((entry, index) => (
            <Entry
              key={entry.id ?? index}
              title={entry.name}
              period={periodWords({ endDate: entry.date })}
              note={entry.issuer}
              url={entry.url}
            />
          ))}
        </Entries>
      )}
      {awards.length > 0 && (
        <Entries title="Awards">
          {awards.map((entry, index) => (
            <Entry
              key={entry.id ?? index}
              title={entry.title}
              period={periodWords({ endDate: entry.date })}
              note={lines([entry.awarder, entry.summary])}
            />
          ))}
        </Entries>
      )}
      {publications.length > 0 && (
        <Entries title="Publications">
          {publications.map((entry, index) => (
            <Entry
              key={entry.id ?? index}
              title={entry.name}
              period={periodWords({ endDate: entry.releaseDate })}
              note={lines([entry.publisher, entry.summary])}
              url={entry.url}
            />
          ))}
        </Entries>
      )}
      {languages.length > 0 && (
        <Card title="Languages">
          <p>{languages.map(({ language, fluency }) => joined([language, fluency])).join(', ')}</p>
        </Card>
      )}
      {interests.length > 0 && (
        <Card title="Interests">
          <p dir="auto">
            {interests.map(({ name, keywords = [] }) => joined([name, keywords.join(', ')], ': ')).join(', ')}
          </p>
        </Card>
      )}
      {references.length > 0 && (
        <Entries title="References">
          {references.map((entry, index) => (
            <Entry key={entry.id ?? index} title={entry.name} period="" note={entry.reference} />
          ))}
        </Entries>
      )}
    </article>
  );
}

const lines = (parts: readonly (string | undefined)[]): string => joined(parts, '\n');
