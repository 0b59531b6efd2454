import { type Account, accountKey } from '#functions/core/account.ts';
import { activityKey } from '#functions/core/activity.ts';
import { deletePartition } from '#functions/core/delete-partition.ts';
import { keyOf } from '#functions/core/keys.ts';
import { deleteItem } from '#functions/core/table.ts';
import { deleteWaiting } from '#functions/parts/attention/waiting-mails.ts';
import { dashboardKey } from '#functions/parts/dashboard/repository.ts';
import { shownEventKey } from '#functions/parts/events/shown-events.ts';
import { deleteGoogleLink } from '#functions/parts/google/link.ts';
import { profileKey } from '#functions/parts/profile/repository.ts';
import { projectKey, projectsOf } from '#functions/parts/projects/repository.ts';
import { removeAccepted } from '#functions/parts/resume/files.ts';
import { getResume } from '#functions/parts/resume/repository.ts';
import { marksKey } from '#functions/parts/saved/marks.ts';
import { deleteSearches } from '#functions/parts/searches/repository.ts';
import { forgetFounder } from '#functions/parts/startups/forget.ts';
import { PROJECT } from '#shared/features/projects/rules.ts';

/**
 * The steps that delete an account with an unconfirmed address, and what exists only together with it. They fail when
 * the address was confirmed meanwhile. From then on every session of the user has ended.
 */
export const unconfirmedUserDeletion = ({ id, email }: Account) => ({
  account: {
    Delete: {
      Key: accountKey(id),
      ConditionExpression: 'emailConfirmed = :no AND email = :email AND attribute_not_exists(invitedAt)',
      ExpressionAttributeValues: { ':no': false, ':email': email },
    },
  },
  profile: { Delete: { Key: profileKey(id) } },
  dashboard: { Delete: { Key: dashboardKey(id) } },
});

/** Deletes the records and the resumes that a deleted account left; the bucket deletes uploads by itself. What the directory holds of it is removed by the stream's consumer. */
export const deleteUserRecords = async (id: string, now: Date): Promise<void> => {
  const { file, kept = [] } = await getResume(id);
  // While its record says where it is.
  for (const uploadId of [...(file ? [file.uploadId] : []), ...kept])
    await removeAccepted({ userId: id, uploadId }, now);
  await deleteGoogleLink(id);
  await deleteItem({ Key: activityKey(id) });
  await deleteItem({ Key: marksKey(id) });
  await deleteItem({ Key: keyOf('library-saved', { userId: id }) });
  await deleteSearches(id);
  await deleteWaiting(id);
  const directory = keyOf('directory-state', { userId: id });
  await deletePartition(keyOf('outside-application', { userId: id, id: '' }).pk);
  await deletePartition(keyOf('inbox', { userId: id }).pk);
  await deletePartition(shownEventKey(id, { startsAt: '', id: '' }).pk);
  await deleteProjects(id);
  await forgetFounder(id, now);
  await deletePartition(keyOf('reviewer-state', { userId: id }).pk);
  // What the directory holds of it is removed with the stream's record of the account.
  await deletePartition(directory.pk, directory.sk);
};

/** Deletes the projects of a user. They are drafts: without a confirmed address nobody hands one in. */
const deleteProjects = async (userId: string): Promise<void> => {
  for (const project of await projectsOf(userId, PROJECT.most))
    await deletePartition(projectKey(project.id).pk);
  await deletePartition(keyOf('project-count', { userId }).pk);
};
