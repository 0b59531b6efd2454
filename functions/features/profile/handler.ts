import { serve } from '#functions/core/serve.ts';
import { saveSection } from '#functions/parts/profile/save.ts';
import { profile } from '#shared/features/profile/routes.ts';
import { importResume } from './import-resume.ts';
import { exportResume, own } from './own.ts';
import { person } from './person.ts';

/** Profiles: the sections of the user's own, and those of others as far as they may be seen. */
export const handler = serve(profile, {
  handlers: {
    own,
    saveBasics: (call) => saveSection('basics', call),
    saveWork: (call) => saveSection('work', call),
    saveEducation: (call) => saveSection('education', call),
    saveProjects: (call) => saveSection('projects', call),
    saveSkills: (call) => saveSection('skills', call),
    saveCertificates: (call) => saveSection('certificates', call),
    saveLanguages: (call) => saveSection('languages', call),
    saveVolunteer: (call) => saveSection('volunteer', call),
    saveAwards: (call) => saveSection('awards', call),
    savePublications: (call) => saveSection('publications', call),
    saveInterests: (call) => saveSection('interests', call),
    saveReferences: (call) => saveSection('references', call),
    saveLookingFor: (call) => saveSection('lookingFor', call),
    export: exportResume,
    import: importResume,
    person,
  },
});
