import type { OwnProfile } from '#shared/features/profile/routes.ts';
import type { Resume } from '#shared/features/resume/score.ts';

/** A profile as the rules of Resume Health look at it. */
export const resumeOf = ({ role, sections }: OwnProfile): Resume => ({
  role,
  sections: {
    basics: sections.basics.items,
    work: sections.work.items,
    education: sections.education.items,
    projects: sections.projects.items,
    skills: sections.skills.items,
    certificates: sections.certificates.items,
    languages: sections.languages.items,
    volunteer: sections.volunteer.items,
    awards: sections.awards.items,
    publications: sections.publications.items,
    interests: sections.interests.items,
    references: sections.references.items,
    lookingFor: sections.lookingFor.items,
  },
});
