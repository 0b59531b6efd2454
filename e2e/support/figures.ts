import type { Locator, Page } from 'playwright/test';
import type { Role } from '#shared/core/contract.ts';

/** The names of the figures on the home. */
export const labels = (page: Page): Locator => page.getByRole('main').locator('dl').first().getByRole('term');

/** The figures of each role, in the spec's words (point 2). */
export const FIGURES: Record<Role, string[]> = {
  student: ['Applications', 'Interviews', 'Mentoring', 'Profile Views'],
  mentor: ['Mentees', 'Sessions', 'Applications', 'Profile Views'],
  employer: ['Job Postings', 'Candidates', 'Applications', 'Profile Views'],
  alumni: ['Applications', 'Mentees', 'Profile Views'],
  admin: ['Applications', 'Profile Views'],
};
