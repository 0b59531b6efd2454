import { expect, it } from 'vitest';
import { hostileFiles } from '#functions/testing/resumes/hostile.ts';
import { RESUME_REJECTIONS, resumeResultSchema } from '#shared/features/resume/result.ts';
import { parseResume } from './parse-resume.ts';
import { ResumeRejected } from './rejection.ts';

/** `read`, or the reason of the refusal; anything else that is thrown fails the test. */
const outcomeOf = async (bytes: Uint8Array): Promise<string> => {
  try {
    resumeResultSchema.parse(await parseResume(bytes));
    return 'read';
  } catch (error) {
    if (!(error instanceof ResumeRejected)) throw error;
    expect(RESUME_REJECTIONS[error.reason]).toMatch(/\.$/);
    return error.reason;
  }
};

it('202 hostile files are read or refused with a reason, and the next resume is read', async () => {
  const files = hostileFiles();
  expect(files).toHaveLength(202);
  const wrong: string[] = [];
  for (const { name, bytes, outcomes } of files) {
    const outcome = await outcomeOf(bytes);
    if (!outcomes.includes(outcome)) wrong.push(`${name}: ${outcome}, not ${outcomes.join(' or ')}`);
  }
  expect(wrong).toEqual([]);
  const polyglot = files.find(({ name }) => name === 'polyglot 0');
  const { email } = await parseResume(polyglot?.bytes ?? new Uint8Array());
  expect(email).toBe('ada@example.com');
});
