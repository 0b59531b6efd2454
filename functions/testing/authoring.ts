import type { AuthoredCourse } from '#shared/features/authoring/schema.ts';
import type { CoursePackage } from '#shared/features/courses/package.ts';
import type { InputOf } from '#shared/route-types.ts';
import { someCourse } from './courses.ts';
import type { Member } from './members.ts';

type Change = InputOf<'authoring.update'>['body'];

/** Makes a draft of a package. */
export const drafted = async (
  { browser }: Member,
  body: CoursePackage = someCourse(),
): Promise<AuthoredCourse> => (await browser.call('authoring.create', { body })).body;

/** The course as one of its readers sees it. */
export const readBy = async ({ browser }: Member, id: string): Promise<AuthoredCourse> =>
  (await browser.call('authoring.get', { params: { id } })).body;

/** Saves a change on top of a version. */
export const saveParts = ({ browser }: Member, id: string, body: Change) =>
  browser.call('authoring.update', { params: { id }, body });

/** Hands a version in. */
export const handIn = (
  { browser }: Member,
  { id, version }: Pick<AuthoredCourse, 'id' | 'version'>,
  changes?: string,
) =>
  browser.call('authoring.submit', {
    params: { id },
    body: { version, ...(changes !== undefined && { changes }) },
  });

/** A course that waits for a review. */
export const inReview = async (author: Member, body?: CoursePackage): Promise<AuthoredCourse> =>
  (await handIn(author, await drafted(author, body))).body;

/** Claims the review of a course, or gives the claim back. */
export const claimReview = ({ browser }: Member, id: string) =>
  browser.call('authoring.claim', { params: { id }, body: {} });
export const releaseReview = ({ browser }: Member, id: string) =>
  browser.call('authoring.release', { params: { id }, body: {} });

/** What a reviewer of a test says. */
export const REASON = 'Read it twice.';

/** Decides about a course. */
export const decide = ({ browser }: Member, id: string, decision: 'approve' | 'reject') =>
  browser.call('authoring.review', { params: { id }, body: { decision, reason: REASON } });

/** A published course. */
export const publishedBy = async (
  author: Member,
  reviewer: Member,
  body?: CoursePackage,
): Promise<AuthoredCourse> => {
  const { id } = await inReview(author, body);
  return (await decide(reviewer, id, 'approve')).body;
};
