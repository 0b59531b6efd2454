import { passMark } from '#shared/features/assessments/rules.ts';
import type { Credential } from '#shared/features/credentials/schema.ts';

type Evidence = Credential['evidence'][number];

/** What an attempt showed. */
interface ShownTest {
  /** How many answers were right, of how many questions. */
  readonly right: number;
  readonly drawn: number;
  /** How many questions the test had then; missing where it was not noted. */
  readonly bank?: number | undefined;
  /** Which attempt it was, from 1. */
  readonly number: number;
  readonly submittedAt: string;
}

/** A test as evidence: what was right, and under which conditions. */
export const testEvidence = ({ right, drawn, bank, number, submittedAt }: ShownTest): Evidence => {
  const from = bank === undefined ? '' : `, out of ${bank} in all`;
  return {
    name: 'Test',
    narrative: `${right} of ${drawn} questions right on ${submittedAt.slice(0, 10)}, in attempt ${number}; ${passMark(drawn)} were needed. Two questions were drawn for each objective${from}. Open book, unproctored, open for 24 hours.`,
  };
};

/** The lessons of a version of a course as evidence. */
export const lessonsEvidence = (lessons: number, version: number): Evidence => ({
  name: 'Lessons',
  narrative: `All ${lessons} lessons of version ${version} of the course were read. Reading is noted by the page that shows a lesson; nobody watched.`,
});
