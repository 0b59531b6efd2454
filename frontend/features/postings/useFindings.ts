import { useEffect, useState } from 'react';
import type { Finding } from '#shared/features/postings/lint/finding.ts';
import { lintedPosting } from '#shared/features/postings/rules.ts';
import { fieldsOf, type PostingValues } from './values.ts';

/** The pause in typing after which the posting is checked. */
const PAUSE_MS = 600;

const loadLinter = () => import('#shared/features/postings/lint/lint.ts');

/** What the posting linter says about the values, in the browser; nothing before a title or a description was typed. */
export const useFindings = (values: PostingValues): readonly Finding[] => {
  const [findings, setFindings] = useState<readonly Finding[]>([]);
  useEffect(() => {
    let current = true;
    const check = async () => {
      const { lintPosting } = await loadLinter();
      const begun = values.title.trim() !== '' || values.description.trim() !== '';
      if (current) setFindings(begun ? lintPosting(lintedPosting(fieldsOf(values))) : []);
    };
    // Without the linter's code the API still checks at publication.
    const timer = setTimeout(() => void check().catch(() => undefined), PAUSE_MS);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [values]);
  return findings;
};

/** The findings that still wait for a change or an answer: all but the warnings that the author answered. */
export const openFindings = (
  findings: readonly Finding[],
  { warningAnswers }: Pick<PostingValues, 'warningAnswers'>,
): readonly Finding[] =>
  findings.filter(
    ({ severity, rule }) => severity === 'error' || !warningAnswers.some((answer) => answer.rule === rule),
  );
