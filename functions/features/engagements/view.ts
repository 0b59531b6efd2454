import { submissionsOf } from '#functions/parts/engagements/repository.ts';
import { getProject } from '#functions/parts/projects/repository.ts';
import type { EngagementSide } from '#shared/features/engagements/rules.ts';
import type { Engagement, EngagementRow, StoredEngagement } from '#shared/features/engagements/schema.ts';

/** The side of a user who takes part in an engagement: a user who is not its student manages its posting. */
export const sideOf = ({ student }: Pick<StoredEngagement, 'student'>, userId: string): EngagementSide =>
  student.id === userId ? 'student' : 'poster';

/** The first milestone that is not done, by its date. */
const nextMilestoneOf = ({ milestones }: StoredEngagement): EngagementRow['nextMilestone'] => {
  const [next] = milestones.filter(({ done }) => !done).sort((one, other) => (one.due < other.due ? -1 : 1));
  return next ? { title: next.title, due: next.due } : null;
};

/** An engagement in the list of one of its users. */
export const shownRow = (engagement: StoredEngagement, userId: string): EngagementRow => {
  const { id, opportunityId, title, company, student, status, startedAt, updatedAt } = engagement;
  return {
    ...{ id, opportunityId, title, company, student, status, startedAt, updatedAt },
    side: sideOf(engagement, userId),
    nextMilestone: nextMilestoneOf(engagement),
  };
};

/** The project under which its result is reviewed. */
const projectOf = async ({ projectId }: StoredEngagement): Promise<Engagement['project']> => {
  const project = projectId === undefined ? undefined : await getProject(projectId);
  return project ? { id: project.id, status: project.status } : null;
};

/** An engagement with all its submissions, as one of its users sees it. */
export const shownEngagement = async (engagement: StoredEngagement, userId: string): Promise<Engagement> => {
  const { brief, milestones, statement, reviewWantedBy, ending, history, version } = engagement;
  return {
    ...shownRow(engagement, userId),
    ...{ brief, milestones, statement, reviewWantedBy, ending, version },
    // Without the members' ids.
    history: history.map(({ user: _, ...step }) => step),
    submissions: await submissionsOf(engagement.id),
    project: await projectOf(engagement),
  };
};
