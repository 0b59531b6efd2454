import type { Account } from '#functions/core/account.ts';
import { proofsNow, provenOf } from '#functions/parts/profile/proven.ts';
import { mayApply } from '#shared/core/applicant-roles.ts';
import { isInForce, type ProvenSkill, provenSkillSchema } from '#shared/core/proven-skill.ts';
import {
  type Audiences,
  audienceOf,
  mayView,
  type Section,
  type Viewer,
} from '#shared/features/profile/rules.ts';
import type { SentProof } from '#shared/features/projects/evidence.ts';
import { getProjects } from './repository.ts';

const order = (one: ProvenSkill, other: ProvenSkill): number =>
  one.skill.localeCompare(other.skill, 'en') || (one.proofId < other.proofId ? -1 : 1);

/** In which section of a profile a proof belongs, so that the audience of the section is that of the proof. */
const sectionOf = ({ kind }: ProvenSkill): Section => (kind === 'project' ? 'projects' : 'certificates');

/** Without what projects prove that their student does not show on the profile. */
const ofShownProjects = async (proven: readonly ProvenSkill[]): Promise<ProvenSkill[]> => {
  const ids = proven.filter(({ kind }) => kind === 'project').map(({ proofId }) => proofId);
  const projects = ids.length === 0 ? [] : await getProjects(ids);
  const shown = new Set(projects.filter((project) => project.shown).map(({ id }) => id));
  return proven.filter(({ kind, proofId }) => kind !== 'project' || shown.has(proofId));
};

interface Looking {
  readonly viewer: Viewer;
  readonly audiences: Audiences;
  readonly now: Date;
}

/** All that is recorded as proven of someone who may apply, up to a second ago: half a read for every match. */
export const recordedProofs = async ({
  id,
  role,
}: Pick<Account, 'id' | 'role'>): Promise<readonly ProvenSkill[]> =>
  mayApply(role) ? provenOf(id, false) : [];

/**
 * The skills that projects and credentials prove or show now, as far as a viewer may see them: a project while it is
 * shown on the profile, and each by the audiences of the skills and of its section. One more read with proven projects.
 */
export const visibleProofs = async (
  recorded: readonly ProvenSkill[],
  { viewer, audiences, now }: Looking,
): Promise<ProvenSkill[]> => {
  const sees = (section: Section) => mayView(viewer, audienceOf(audiences, section));
  if (!sees('skills')) return [];
  const visible = recorded.filter(
    (proven) => isInForce(proven, now.toISOString()) && sees(sectionOf(proven)),
  );
  return (await ofShownProjects(visible)).map((proven) => provenSkillSchema.parse(proven)).sort(order);
};

/** What was sent as proven, with what has become of each since: it can expire, or be taken back. */
export const proofsWithStanding = async (
  userId: string,
  sent: readonly ProvenSkill[],
  now: Date,
): Promise<SentProof[]> => {
  const current = await proofsNow(userId, sent);
  return sent.map((proof) => {
    const found = current.find(({ skill, proofId }) => skill === proof.skill && proofId === proof.proofId);
    if (!found) return { ...proof, standing: 'voided' };
    return { ...proof, standing: isInForce(found, now.toISOString()) ? 'proven' : 'expired' };
  });
};
