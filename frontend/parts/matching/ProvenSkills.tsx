import { Badge } from '#frontend/ui/data/Badge.tsx';
import { Moment } from '#frontend/ui/data/Moment.tsx';
import type { SentProof } from '#shared/features/projects/evidence.ts';
import type { ProvenSkill } from '#shared/features/projects/proven-skill.ts';

const STANDING: Readonly<Record<Exclude<SentProof['standing'], 'proven'>, string>> = {
  expired: 'No longer proven: expired',
  voided: 'No longer proven: the review was taken back',
};

interface ProvenSkillsProps {
  /** Those that were sent with an application say what has become of them since. */
  proven: readonly (ProvenSkill | SentProof)[] | undefined;
  heading: 'h3' | 'h4';
  /** It is beside a match, which says a number. */
  besideMatch?: boolean;
}

/** Skills that verified projects prove, each with the project, the rubric and the day. Nothing where there are none. */
export function ProvenSkills({ proven = [], heading: Heading, besideMatch = false }: ProvenSkillsProps) {
  if (proven.length === 0) return null;
  return (
    <section className="flex flex-col gap-2 text-small">
      <Heading className="font-semibold">Proven by verified projects</Heading>
      <ul className="flex flex-col gap-2">
        {proven.map((proof) => (
          <li
            key={`${proof.skill} ${proof.projectId}`}
            className="flex flex-wrap items-center gap-x-3 gap-y-1"
          >
            <Badge tone="positive">
              <bdi>{proof.skill}</bdi>
            </Badge>
            <span className="min-w-0 text-muted wrap-anywhere">
              <bdi>{proof.title}</bdi>, <Moment at={proof.provenAt} as="day" what="verified" />, rubric
              version {proof.rubricVersion}
            </span>
            {'standing' in proof && proof.standing !== 'proven' && (
              <Badge tone="warning">{STANDING[proof.standing]}</Badge>
            )}
          </li>
        ))}
      </ul>
      <p className="text-fine text-muted">
        Two mentors reviewed each of these projects and agreed.
        {besideMatch && ' It is evidence beside the match, and no part of the number.'}
      </p>
    </section>
  );
}
