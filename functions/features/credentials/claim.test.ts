import { beforeAll, expect, it } from 'vitest';
import { getCredential } from '#functions/parts/credentials/repository.ts';
import { provenOf } from '#functions/parts/profile/proven.ts';
import { Browser } from '#functions/testing/api.ts';
import { claim, learner, passTest, verifyTask } from '#functions/testing/credentials.ts';
import { rounds } from '#functions/testing/rounds.ts';
import { advanceClock, asOperator } from '#functions/testing/stack.ts';
import { DAY_MS } from '#shared/core/durations.ts';
import { checkText } from '#shared/features/credentials/check.ts';
import { isIssuerDocument } from '#shared/features/credentials/issuer.ts';
import { DID_PATH, documentPath } from '#shared/features/credentials/paths.ts';
import { monthsAfter, VALID_MONTHS } from '#shared/features/credentials/rules.ts';

beforeAll(asOperator);

/** What a verifier finds who has nothing but the site. */
const foundByVerifier = async (id: string) => {
  const visitor = new Browser();
  const issuer: unknown = JSON.parse((await visitor.send(DID_PATH)).text);
  const { status, headers, text } = await visitor.send(documentPath(id));
  expect([status, headers.get('access-control-allow-origin')]).toEqual([200, '*']);
  const statusList = async (address: string): Promise<unknown> =>
    JSON.parse((await visitor.send(new URL(address).pathname)).text);
  return checkText(text, {
    issuer: isIssuerDocument(issuer) ? issuer : undefined,
    statusList,
    now: await advanceClock(0),
  });
};

it('a course that was read is claimed once, whoever else claims at the same time', async () => {
  const { student, courseId } = await learner();
  const count = rounds(12, 100);
  const answers = await Promise.all(
    Array.from({ length: count }, () => claim(student, courseId, 'completed')),
  );
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(count - 1);
  expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
  const list = (await student.browser.call('credentials.list')).body;
  expect(list.items.map(({ kind, status }) => [kind, status])).toEqual([['completed', 'issued']]);
  expect((await claim(student, courseId, 'completed')).status).toBe(200);
  expect(await provenOf(student.id)).toEqual([]);
});

it('what was shown decides what may be claimed, and each is signed for verifiers', async () => {
  const { student, courseId } = await learner();
  const missing = async (kind: 'assessed' | 'certified') => {
    const { status, error } = await claim(student, courseId, kind);
    return [status, error.code, error.details];
  };
  expect(await missing('assessed')).toEqual([409, 'not_eligible', { missing: ['test'], lessons: [] }]);
  await passTest(student, courseId);
  expect(await missing('certified')).toEqual([409, 'not_eligible', { missing: ['task'], lessons: [] }]);
  await verifyTask(student, undefined);
  expect(await missing('certified')).toEqual([409, 'not_eligible', { missing: ['task'], lessons: [] }]);

  const assessed = (await claim(student, courseId, 'assessed')).body;
  expect(assessed.evidence[0]?.narrative).toMatch(/^4 of 4 questions right/);
  expect(assessed.evidence[0]?.narrative).toMatch(/drawn for each objective, out of \d+ in all\./);
  expect(assessed.validUntil?.slice(0, 7)).toBe(monthsAfter(assessed.issuedAt, VALID_MONTHS).slice(0, 7));
  await verifyTask(student, courseId);
  const certified = (await claim(student, courseId, 'certified')).body;
  expect(certified.evidence.map(({ name }) => name)).toEqual(['Test', 'Task']);
  expect(await foundByVerifier(certified.id)).toMatchObject({ verdict: 'valid' });
  expect((await provenOf(student.id)).map(({ kind, proofId }) => [kind, proofId]).sort()).toEqual([
    ['assessed', assessed.id],
    ['certified', certified.id],
  ]);
});

it('a test that is passed again before the end renews what it shows', async () => {
  const { student, courseId } = await learner();
  await passTest(student, courseId);
  const first = (await claim(student, courseId, 'assessed')).body;
  const again = () => student.browser.call('assessments.start', { body: { courseId } });
  expect((await again()).status).toBe(409);
  await advanceClock(Date.parse(first.validUntil ?? '') - Date.parse(first.issuedAt) - 30 * DAY_MS);
  const { browser } = student;
  const { items } = (await browser.call('enrolments.list')).body;
  expect(items[0]?.assessment).toMatchObject({ renewable: true, missing: [] });
  await passTest(student, courseId);
  const second = await claim(student, courseId, 'assessed');
  expect([second.status, second.body.replaced]).toEqual([201, false]);
  expect((await getCredential(first.id))?.replacedBy).toBe(second.body.id);
  expect((await provenOf(student.id)).map(({ proofId }) => proofId)).toEqual([second.body.id]);
  expect((await claim(student, courseId, 'assessed')).body.id).toBe(second.body.id);
});
