import { pdfOf } from '#functions/testing/pdf.ts';
import { postFile } from '#functions/testing/uploads.ts';
import type { Section } from '#shared/features/profile/rules.ts';
import type { RouteId } from '#shared/routes.ts';
import { eventually, type Person } from './scene.ts';

const SAVING: readonly (readonly [RouteId, Section])[] = [
  ['profile.saveBasics', 'basics'],
  ['profile.saveWork', 'work'],
  ['profile.saveEducation', 'education'],
  ['profile.saveProjects', 'projects'],
  ['profile.saveSkills', 'skills'],
  ['profile.saveCertificates', 'certificates'],
  ['profile.saveLanguages', 'languages'],
  ['profile.saveVolunteer', 'volunteer'],
  ['profile.saveAwards', 'awards'],
  ['profile.savePublications', 'publications'],
  ['profile.saveInterests', 'interests'],
  ['profile.saveReferences', 'references'],
  ['profile.saveLookingFor', 'lookingFor'],
];

/** A user with a full profile saves every section as it is, and looks at the profile of another. */
export const editProfile = async ({ browser }: Person, other: Person): Promise<void> => {
  const { sections } = await browser.call('profile.own');
  for (const [id, section] of SAVING) {
    const { items, version } = sections[section];
    await browser.call(id, { body: { items, version } });
  }
  const resume = await browser.call('profile.export');
  await browser.call('profile.import', { body: { resume } });
  await browser.call('profile.person', { params: { id: other.id } });
};

const RESUME = [
  'Ada Byron',
  'ada@example.org',
  '+1 202 555 0143',
  'Experience',
  'Harbour & Co, Software Engineer, 2022 - 2024',
  'Education',
  'University of Boston, Bachelor of Science in Computer Science, 2018 - 2022',
  'Skills',
  'TypeScript, React, SQL',
];

/** A user uploads a resume, takes over what was read, and deletes it. */
export const uploadResume = async ({ browser }: Person): Promise<void> => {
  const file = pdfOf(RESUME);
  const upload = async () => {
    const body = { fileName: 'resume.pdf', size: file.length };
    const form = await browser.call('resume.startUpload', { body });
    await postFile(form, file);
    const params: { uploadId: string } = { uploadId: form.uploadId };
    await eventually('the result of an upload', async () => {
      const { status } = await browser.look('resume.upload', { params });
      return status === 'ready' ? status : undefined;
    });
    return params;
  };
  const params = await upload();
  await browser.call('resume.upload', { params });
  await browser.call('resume.uploadFile', { params });
  const body = {
    skills: ['TypeScript'],
    experience: [{ company: 'Harbour & Co', title: 'Software Engineer' }],
  };
  await browser.call('resume.acceptUpload', { params, body });
  await browser.call('resume.overview');
  await browser.call('resume.file');
  await browser.call('resume.discardUpload', { params: await upload() });
  await browser.call('resume.deleteFile');
};
