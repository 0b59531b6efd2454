import { Suspense } from 'react';
import { lazyPart } from '#frontend/ui/hooks/lazyPart.tsx';
import type { OwnProfile } from '#shared/features/profile/routes.ts';
import { AWARDS } from '../sections/awards.tsx';
import { BASICS } from '../sections/basics.tsx';
import { CERTIFICATES } from '../sections/certificates.tsx';
import { EDUCATION } from '../sections/education.tsx';
import { INTERESTS_SECTION } from '../sections/interests.tsx';
import { LANGUAGES } from '../sections/languages.tsx';
import { LOOKING_FOR } from '../sections/lookingFor.tsx';
import { PROJECTS } from '../sections/projects.tsx';
import { PUBLICATIONS } from '../sections/publications.tsx';
import { REFERENCES } from '../sections/references.tsx';
import { SKILLS_SECTION } from '../sections/skills.tsx';
import { VOLUNTEER } from '../sections/volunteer.tsx';
import { WORK } from '../sections/work.tsx';
import { Completeness } from './Completeness.tsx';
import { SectionCard } from './SectionCard.tsx';
import { SectionLinks } from './SectionLinks.tsx';

// Beside what the user enters: it arrives after the editor.
const OwnEvidence = lazyPart<{ userId: string }>(() => import('./OwnEvidence.tsx'));

const ALL = [
  BASICS,
  WORK,
  VOLUNTEER,
  EDUCATION,
  PROJECTS,
  SKILLS_SECTION,
  CERTIFICATES,
  AWARDS,
  PUBLICATIONS,
  LANGUAGES,
  INTERESTS_SECTION,
  REFERENCES,
  LOOKING_FOR,
];

/** The sections of a profile, with links to them and the list of what is missing. */
export function ProfileEditor({ profile }: { profile: OwnProfile }) {
  const links = ALL.map(({ section, title, single }) => ({
    section,
    title,
    count: single ? undefined : profile.sections[section].items.length,
  }));
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 xl:grid-cols-[12rem_minmax(0,1fr)_17rem]">
      <div className="xl:sticky xl:top-24">
        <SectionLinks sections={links} />
      </div>
      <div className="xl:order-last xl:sticky xl:top-24 xl:max-h-[calc(100dvh-8rem)] xl:overflow-y-auto">
        <Completeness profile={profile} />
      </div>
      <div className="flex min-w-0 flex-col gap-6">
        <p id="reorder-help" className="sr-only">
          Press Space to lift the entry, the arrow keys to move it, Space to drop it, and Escape to cancel.
        </p>
        <SectionCard definition={BASICS} profile={profile} />
        <SectionCard definition={WORK} profile={profile} />
        <SectionCard definition={VOLUNTEER} profile={profile} />
        <SectionCard definition={EDUCATION} profile={profile} />
        <SectionCard definition={PROJECTS} profile={profile} />
        <Suspense>
          <OwnEvidence userId={profile.id} />
        </Suspense>
        <SectionCard definition={SKILLS_SECTION} profile={profile} />
        <SectionCard definition={CERTIFICATES} profile={profile} />
        <SectionCard definition={AWARDS} profile={profile} />
        <SectionCard definition={PUBLICATIONS} profile={profile} />
        <SectionCard definition={LANGUAGES} profile={profile} />
        <SectionCard definition={INTERESTS_SECTION} profile={profile} />
        <SectionCard definition={REFERENCES} profile={profile} />
        <SectionCard definition={LOOKING_FOR} profile={profile} />
      </div>
    </div>
  );
}
