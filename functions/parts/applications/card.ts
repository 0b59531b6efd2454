import type { Receipt } from '#shared/core/match-receipt.ts';
import { fullName } from '#shared/core/names.ts';
import type { ApplicantCard } from '#shared/features/applicants/card.ts';
import { ROW_SKILLS } from '#shared/features/applicants/rules.ts';
import type { SentContent } from '#shared/features/applications/sent-content.ts';
import { mustHaves } from '#shared/features/matching/must-haves.ts';

type Snapshot = SentContent['snapshot'];
type Sections = Snapshot['sections'];

const placeOf = ({ basics }: Sections): string => {
  const { city = '', region = '', countryCode = '' } = basics?.[0]?.location ?? {};
  return [city, region || countryCode].filter((part) => part !== '').join(', ');
};

const experienceOf = ({ basics, work }: Sections): string => {
  const years = basics?.[0]?.experience ?? '';
  if (years !== '') return `${years} years`;
  const { position = '', name = '' } = work?.[0] ?? {};
  return [position, name].filter((part) => part !== '').join(', ');
};

/** What the rows of the employer show of a profile and its receipt. Without a receipt there is no number in it. */
export const cardOf = (
  { sections, ...names }: Pick<Snapshot, 'firstName' | 'lastName' | 'sections'>,
  receipt: Receipt | null,
  withResume = false,
): ApplicantCard => {
  const { institution = '', area = '', studyType = '', endDate = '' } = sections.education?.[0] ?? {};
  return {
    name: fullName(names),
    university: institution,
    major: area || studyType,
    graduationYear: endDate.slice(0, 4),
    location: placeOf(sections),
    experience: experienceOf(sections),
    skills: (sections.skills ?? []).slice(0, ROW_SKILLS).map(({ name }) => name),
    ...(withResume && { hasResume: true as const }),
    ...(receipt && {
      parts: {
        skills: receipt.parts.skills.score,
        experience: receipt.parts.experience.score,
        education: receipt.parts.education.score,
        location: receipt.parts.location.score,
      },
      skillsWeight: receipt.parts.skills.weight,
      mustHaves: mustHaves(receipt),
    }),
  };
};
