import type { Account } from '#functions/core/account.ts';
import { mayApply } from '#shared/core/applicant-roles.ts';
import { type Audiences, audienceOf, mayView } from '#shared/features/profile/rules.ts';
import type { SentProof } from '#shared/features/projects/evidence.ts';
import { type ProvenSkill, provenSkillSchema } from '#shared/features/projects/proven-skill.ts';
import { proofsNow, provenSkillsOf } from './proven.ts';
import { getProjects } from './repository.ts';

const bySkill = (one: ProvenSkill, other: ProvenSkill): number => one.skill.localeCompare(other.skill, 'en');

/** The skills that projects of a user prove now, of those projects that the profile shows. */
export const provenByShown = async (userId: string, now: Date): Promise<ProvenSkill[]> => {
  const valid = (await provenSkillsOf(userId)).filter(({ validUntil }) => validUntil > now.toISOString());
  if (valid.length === 0) return [];
  const projects = await getProjects(valid.map(({ projectId }) => projectId));
  const shown = new Set(projects.filter((project) => project.shown).map(({ id }) => id));
  return valid
    .filter(({ projectId }) => shown.has(projectId))
    .map((proven) => provenSkillSchema.parse(proven))
    .sort(bySkill);
};

/**
 * The skills among those that a posting asks for which projects prove that an employer may see. `asked` are names of the
 * product’s skills.
 */
export const provenAmong = async (
  { id, role }: Pick<Account, 'id' | 'role'>,
  { asked, audiences, now }: { asked: ReadonlySet<string>; audiences: Audiences; now: Date },
): Promise<ProvenSkill[]> => {
  const visible = (['projects', 'skills'] as const).every((section) =>
    mayView('work', audienceOf(audiences, section)),
  );
  if (!mayApply(role) || !visible || asked.size === 0) return [];
  return (await provenByShown(id, now)).filter(({ skill }) => asked.has(skill));
};

/** What was sent as proven, with what has become of each since: it can expire, or a review can be voided. */
export const proofsWithStanding = async (
  userId: string,
  sent: readonly ProvenSkill[],
  now: Date,
): Promise<SentProof[]> => {
  const current = await proofsNow(userId, sent);
  return sent.map((proof) => {
    const found = current.find(
      ({ skill, projectId }) => skill === proof.skill && projectId === proof.projectId,
    );
    if (!found) return { ...proof, standing: 'voided' };
    return { ...proof, standing: found.validUntil > now.toISOString() ? 'proven' : 'expired' };
  });
};
