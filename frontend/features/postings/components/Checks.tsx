import { useId, useState } from 'react';
import { Button } from '#frontend/ui/actions/Button.tsx';
import { LinkButton } from '#frontend/ui/actions/LinkButton.tsx';
import { TextField } from '#frontend/ui/forms/TextField.tsx';
import { EmptyState } from '#frontend/ui/layout/EmptyState.tsx';
import { CheckIcon } from '#frontend/ui/style/icons.ts';
import { tooLong } from '#shared/core/refused-characters.ts';
import { ANSWER_MAX, type Finding } from '#shared/features/postings/lint/finding.ts';
import { FIELD_LABELS } from '../postingLabels.ts';
import type { PostingValues } from '../values.ts';
import { type FindingActions, FindingText, fieldOfFinding } from './FieldNotes.tsx';

interface ChecksProps {
  findings: readonly Finding[];
  answers: PostingValues['warningAnswers'];
  actions: FindingActions;
  onAnswer: (answers: PostingValues['warningAnswers']) => void;
  /** Leads to the field of a finding. */
  onShow: (field: string) => void;
}

const labelOf = (field: string): string =>
  Object.entries<string>(FIELD_LABELS).find(([name]) => name === field)?.[1] ?? 'posting';

/** All that the linter found, errors first. A warning can be answered with a reason. */
export function Checks({ findings, answers, actions, onAnswer, onShow }: ChecksProps) {
  if (findings.length === 0)
    return (
      <EmptyState icon={<CheckIcon />} title="Nothing found">
        We check the wording, the pay, the level and the length of your lists while you write. What we find
        appears here and beside the fields.
      </EmptyState>
    );
  const answered = new Set<string>();
  return (
    <ul className="flex flex-col divide-y divide-line">
      {findings.map((finding) => {
        const field = fieldOfFinding(finding);
        // A rule is answered once, wherever it was found.
        const first = !answered.has(finding.rule);
        answered.add(finding.rule);
        return (
          <li key={`${finding.rule} ${finding.field} ${finding.excerpt}`} className="py-4 first:pt-0">
            <p className="mb-1 text-fine text-muted">
              <LinkButton onClick={() => onShow(field)}>
                <span className="inline-block first-letter:uppercase">{labelOf(field)}</span>
              </LinkButton>
              {finding.severity === 'error' ? ' · stops publication' : ' · a warning'}
            </p>
            <FindingText finding={finding} actions={actions} />
            {finding.severity === 'warning' && first && (
              <Answer rule={finding.rule} answers={answers} onAnswer={onAnswer} />
            )}
          </li>
        );
      })}
    </ul>
  );
}

interface AnswerProps extends Pick<ChecksProps, 'answers' | 'onAnswer'> {
  rule: string;
}

/** Why the author does not follow a warning. */
function Answer({ rule, answers, onAnswer }: AnswerProps) {
  const given = answers.find((answer) => answer.rule === rule)?.reason;
  const [typed, setTyped] = useState<string>();
  const id = useId();
  const others = answers.filter((answer) => answer.rule !== rule);
  const isTooLong = (typed ?? '').trim().length > ANSWER_MAX;
  const save = () => {
    if (isTooLong) return;
    const reason = typed?.trim() ?? '';
    onAnswer(reason === '' ? others : [...others, { rule, reason }]);
    setTyped(undefined);
  };
  if (typed !== undefined)
    return (
      <div className="mt-3 ml-6 flex flex-col gap-3">
        <TextField
          id={id}
          label="Your reason"
          // The button that asked for it is gone.
          autoFocus
          value={typed}
          error={isTooLong ? tooLong(ANSWER_MAX) : undefined}
          onChange={({ target }) => setTyped(target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            event.preventDefault();
            save();
          }}
          hint="Reviewers see it beside the warning."
        />
        <div className="flex gap-2">
          <Button size="small" onClick={save}>
            Save reason
          </Button>
          <Button size="small" variant="quiet" onClick={() => setTyped(undefined)}>
            Cancel
          </Button>
        </div>
      </div>
    );
  if (given === undefined)
    return (
      <p className="mt-1 ml-6 text-small">
        <LinkButton onClick={() => setTyped('')}>Answer with a reason</LinkButton>
      </p>
    );
  return (
    <p className="mt-2 ml-6 text-small wrap-anywhere">
      <span className="text-muted">Your reason:</span> {given}{' '}
      <LinkButton onClick={() => setTyped(given)}>Edit</LinkButton>
    </p>
  );
}
