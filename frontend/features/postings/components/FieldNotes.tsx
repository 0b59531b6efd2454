import type { ReactNode } from 'react';
import { LinkButton } from '#frontend/ui/actions/LinkButton.tsx';
import { cx } from '#frontend/ui/style/cx.ts';
import { AlertIcon, InfoIcon } from '#frontend/ui/style/icons.ts';
import type { Finding } from '#shared/features/postings/lint/finding.ts';
import { formField } from '../editorRules.ts';
import type { PostingValues } from '../values.ts';
import { rewordingOf } from '../wording.ts';

export interface FindingActions {
  /** Changes the text of a field. */
  reword: (field: keyof PostingValues & string, apply: (text: string) => string) => void;
}

/** What is shown under a field: its hint, and what the linter found in it. Undefined when there is neither. */
export const notesOf = (
  findings: readonly Finding[],
  field: keyof PostingValues,
  actions: FindingActions,
  hint?: ReactNode,
): ReactNode => {
  const own = findings.filter((finding) => fieldOfFinding(finding) === field);
  if (own.length === 0) return hint;
  return (
    <>
      {hint}
      <ul className="mt-1 flex flex-col gap-2">
        {own.map((finding) => (
          <li key={finding.rule + (finding.excerpt ?? '')}>
            <FindingText finding={finding} actions={actions} />
          </li>
        ))}
      </ul>
    </>
  );
};

/** The field of the form that shows a finding. */
export const fieldOfFinding = ({ field }: Finding): string => formField(field);

/** What the linter found: the words, what is wrong, how to word it, and on request why. */
export function FindingText({ finding, actions }: { finding: Finding; actions: FindingActions }) {
  const { severity, message, reason, source, suggestion, excerpt } = finding;
  const rewording = rewordingOf(finding);
  const error = severity === 'error';
  const Icon = error ? AlertIcon : InfoIcon;
  return (
    <div className="flex gap-2 text-small text-text">
      <Icon
        aria-hidden="true"
        className={cx('mt-0.75 size-4 flex-none', error ? 'text-danger' : 'text-warning')}
      />
      <div className="min-w-0 wrap-anywhere">
        <p>
          <span className={cx('font-medium', error ? 'text-danger' : 'text-warning')}>{message}</span>
          {excerpt && <q className="ml-1">{excerpt}</q>}
        </p>
        <p className="text-muted">{suggestion}</p>
        <div className="flex flex-wrap items-start gap-x-4">
          {rewording && (
            <LinkButton onClick={() => actions.reword(rewording.field, rewording.apply)}>
              {rewording.label}
            </LinkButton>
          )}
          <details className="text-muted">
            <summary className="w-fit cursor-pointer rounded-tick py-0.5 font-medium">Why</summary>
            <p>{reason}</p>
            <p className="text-fine">Source: {source}</p>
          </details>
        </div>
      </div>
    </div>
  );
}
