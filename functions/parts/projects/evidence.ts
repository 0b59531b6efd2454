import type { Account } from '#functions/core/account.ts';
import { engagementsOfStudent } from '#functions/parts/engagements/repository.ts';
import { mayApply } from '#shared/core/applicant-roles.ts';
import { type Audiences, audienceOf, mayView, type Viewer } from '#shared/features/profile/rules.ts';
import type { ProfileEvidence, ShownProject, Statement } from '#shared/features/projects/evidence.ts';
import { PROJECT } from '#shared/features/projects/rules.ts';
import { type ProjectVersion, projectFieldsSchema } from '#shared/features/projects/version.ts';
import { recordedProofs, visibleProofs } from './proofs.ts';
import { getVersions, type ProjectRecord, projectsOf } from './repository.ts';

/** The latest live projects whose statements are looked for. */
const ENGAGEMENTS = 50;

const isDecided = (status: string): status is 'reviewed' | 'verified' =>
  status === 'reviewed' || status === 'verified';

/** A project as the profile shows it: what was reviewed of one that was, so that nothing unseen bears the mark. */
const shownProject = (project: ProjectRecord, reviewed: ProjectVersion | undefined): ShownProject => {
  const { id, status, decidedAt, rubricVersion } = project;
  const decided = isDecided(status) && reviewed !== undefined;
  return {
    ...projectFieldsSchema.parse(decided ? reviewed : project),
    id,
    status: decided ? status : null,
    decidedAt: decided ? (decidedAt ?? null) : null,
    rubricVersion: decided ? (rubricVersion ?? null) : null,
  };
};

const shownProjects = async (userId: string): Promise<ShownProject[]> => {
  const shown = (await projectsOf(userId, PROJECT.most)).filter((project) => project.shown);
  const reviewed = shown.filter(({ status }) => isDecided(status));
  const versions = await getVersions(reviewed.map(({ id, submissions }) => ({ id, number: submissions })));
  return shown.map((project) => shownProject(project, versions.get(project.id)));
};

/** What posters say of a user whose results they accepted, the latest change first. */
const statementsAbout = async (userId: string): Promise<Statement[]> => {
  const engagements = await engagementsOfStudent(userId, ENGAGEMENTS);
  return engagements.flatMap(({ id, title, company, statement, history }) => {
    const acceptedAt = history.findLast(({ status }) => status === 'accepted')?.at;
    if (acceptedAt === undefined || statement === '') return [];
    return [{ engagementId: id, title, company, statement, acceptedAt }];
  });
};

/** What a viewer may see of what others have said of a user’s work, by the audiences of its sections. */
export const evidenceOf = async (
  account: Pick<Account, 'id' | 'role'>,
  { viewer, audiences, now }: { viewer: Viewer; audiences: Audiences; now: Date },
): Promise<ProfileEvidence> => {
  const sees = mayApply(account.role) && mayView(viewer, audienceOf(audiences, 'projects'));
  const [projects, recorded, statements] = await Promise.all([
    sees ? shownProjects(account.id) : [],
    recordedProofs(account),
    sees ? statementsAbout(account.id) : [],
  ]);
  return { projects, proven: await visibleProofs(recorded, { viewer, audiences, now }), statements };
};
