import { entriesOf } from '#frontend/parts/profile/entries.ts';
import { joined, linkWords, periodWords, placeWords } from '#frontend/parts/profile/profileWords.ts';
import { fullDate } from '#frontend/ui/data/dates.ts';
import { OPPORTUNITY_TYPE_LABELS } from '#frontend/ui/data/opportunityTypeLabels.ts';
import { shownAddress } from '#shared/core/shown-address.ts';
import type { SentPreview } from '#shared/features/applications/sent-content.ts';
import type { LookingFor } from '#shared/features/profile/sections.ts';

/** A part of what is sent, in lines; none where the profile has nothing. */
export interface SentPart {
  readonly name: string;
  readonly lines: readonly string[];
}

const lookingForLines = ({
  careerGoal,
  kinds = [],
  places = [],
  remote,
  earliestStart,
}: LookingFor): string[] =>
  [
    careerGoal ?? '',
    joined(
      kinds.map((kind) => OPPORTUNITY_TYPE_LABELS[kind]),
      ', ',
    ),
    joined([...places, remote ? 'Remote' : ''], ', '),
    earliestStart ? `From ${fullDate(earliestStart)}` : '',
  ].filter(Boolean);

/** What an application sends of a profile, part by part. Contact data, education and skills are named even where there are none. */
export const sentParts = ({
  firstName,
  lastName,
  sections,
}: Pick<SentPreview, 'firstName' | 'lastName' | 'sections'>): SentPart[] => {
  const { basics: [basics = {}] = [], lookingFor: [lookingFor = {}] = [] } = sections;
  const { work, education, projects, skills, certificates, languages, ...more } = entriesOf(sections);
  const links = [basics.url, ...(basics.profiles ?? []).map(({ url }) => url)];
  const always: SentPart[] = [
    { name: 'Name', lines: [joined([firstName, lastName], ' '), basics.label ?? ''].filter(Boolean) },
    {
      name: 'Contact',
      lines: [shownAddress(basics.email ?? ''), basics.phone ?? '', placeWords(basics)].filter(Boolean),
    },
    {
      name: 'Education',
      lines: education.map((entry) =>
        joined([
          joined([entry.studyType ?? entry.level, entry.area], ', '),
          entry.institution,
          periodWords(entry),
        ]),
      ),
    },
    {
      name: 'Skills',
      lines:
        skills.length > 0
          ? [
              joined(
                skills.map(({ name }) => name),
                ', ',
              ),
            ]
          : [],
    },
  ];
  const others: SentPart[] = [
    {
      name: 'Work',
      lines: work.map((entry) => joined([entry.position, entry.name, periodWords(entry, 'Present')])),
    },
    { name: 'Projects', lines: projects.map((entry) => joined([entry.name, periodWords(entry, 'Present')])) },
    { name: 'Certificates', lines: certificates.map(({ name, issuer }) => joined([name, issuer])) },
    {
      name: 'Languages',
      lines:
        languages.length > 0
          ? [
              joined(
                languages.map(({ language, fluency }) => joined([language, fluency])),
                ', ',
              ),
            ]
          : [],
    },
    {
      name: 'Volunteering',
      lines: more.volunteer.map((entry) =>
        joined([entry.position, entry.organization, periodWords(entry, 'Present')]),
      ),
    },
    { name: 'Awards', lines: more.awards.map(({ title, awarder }) => joined([title, awarder])) },
    {
      name: 'Publications',
      lines: more.publications.map(({ name, publisher }) => joined([name, publisher])),
    },
    {
      name: 'Interests',
      lines:
        more.interests.length > 0
          ? [
              joined(
                more.interests.map(({ name }) => name),
                ', ',
              ),
            ]
          : [],
    },
    { name: 'References', lines: more.references.map(({ name }) => name) },
    { name: 'Links', lines: links.flatMap((url) => (url ? [linkWords(url)] : [])) },
    { name: 'About', lines: basics.summary ? [basics.summary] : [] },
    { name: 'Looking for', lines: lookingForLines(lookingFor) },
  ];
  return [...always, ...others.filter(({ lines }) => lines.length > 0)];
};
