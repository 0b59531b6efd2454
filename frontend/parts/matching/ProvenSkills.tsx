import { Badge } from '#frontend/ui/data/Badge.tsx';
import { Moment } from '#frontend/ui/data/Moment.tsx';
import type { ProofKind, ProvenSkill } from '#shared/core/proven-skill.ts';
import type { SentProof } from '#shared/features/projects/evidence.ts';

const STANDING: Readonly<Record<Exclude<SentProof['standing'], 'proven'>, string>> = {
  expired: 'No longer in force: expired',
  voided: 'No longer in force: taken back',
};

/** What was checked, by the kind of proof. */
const CHECKED: Readonly<Record<ProofKind, string>> = {
  project: 'two mentors reviewed this project and agreed',
  certified: 'test passed, and two mentors verified the task',
  assessed: 'test passed',
  imported: 'the signature of a trusted issuer was checked',
};

interface ProvenSkillsProps {
  /** Those that were sent with an application say what has become of them since. */
  proven: readonly (ProvenSkill | SentProof)[] | undefined;
  heading: 'h3' | 'h4';
}

/** Skills that do not rest on the word of their holder, each with what was checked and when. Nothing where there are none. */
export function ProvenSkills({ proven = [], heading: Heading }: ProvenSkillsProps) {
  if (proven.length === 0) return null;
  return (
    <section className="flex flex-col gap-2 text-small">
      <Heading className="font-semibold">Checked by others</Heading>
      <ul className="flex flex-col gap-2">
        {proven.map((proof) => (
          <li key={`${proof.skill} ${proof.proofId}`} className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <Badge tone="positive">
              <bdi>{proof.skill}</bdi>
            </Badge>
            <span className="min-w-0 text-muted wrap-anywhere">
              <bdi>{proof.title}</bdi>
              {proof.kind === 'imported' && (
                <>
                  {' '}
                  by <bdi>{proof.issuer}</bdi>
                </>
              )}
              , <Moment at={proof.provenAt} as="day" />: {CHECKED[proof.kind]}
              {proof.rubricVersion !== undefined && `, rubric version ${proof.rubricVersion}`}
            </span>
            {'standing' in proof && proof.standing !== 'proven' && (
              <Badge tone="warning">{STANDING[proof.standing]}</Badge>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
