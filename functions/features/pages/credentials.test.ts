import { beforeAll, expect, it } from 'vitest';
import { newId } from '#functions/core/ids.ts';
import { activeAdmin } from '#functions/testing/admins.ts';
import { Browser } from '#functions/testing/api.ts';
import { enrol, publishedCourse, readLesson, someCourse } from '#functions/testing/courses.ts';
import { type Member, member } from '#functions/testing/members.ts';
import { asOperator } from '#functions/testing/stack.ts';
import { credentialPath, documentPath } from '#shared/features/credentials/paths.ts';

beforeAll(asOperator);

const TITLE = 'Knots ]]> & <ropes>';

/** A student who has read a course, with the certificate for it. */
const certified = async (): Promise<{ student: Member; id: string }> => {
  const student = await member({ firstName: 'Ada', lastName: '</script><b>' });
  const courseId = await publishedCourse(someCourse({ title: TITLE }));
  (await enrol(student, courseId)).body;
  for (const lesson of [1, 2, 3]) (await readLesson(student, courseId, { lesson })).body;
  const { id } = (await student.browser.call('credentials.claim', { body: { courseId, kind: 'completed' } }))
    .body;
  return { student, id };
};

const page = (id: string, method = 'GET') => new Browser().send(credentialPath(id), { method });

it('the page of a credential says what was shown and how to check it, and nothing else of its holder', async () => {
  const { id } = await certified();
  const { status, headers, text } = await page(id);
  expect(status).toBe(200);
  expect(headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(headers.get('cache-control')).toBe('public, max-age=0, s-maxage=5');
  expect(text).toContain('<title>Knots ]]> &amp; &lt;ropes>: completed · Fledge</title>');
  expect(text).toContain('property="og:url"');
  expect(text).not.toContain('name="robots"');
  expect(text).toContain(`/verify?credential=${id}`);
  expect(text).toContain('All 3 lessons');
  expect(text).not.toContain('</script><b>');
  const shown = (await new Browser().call('credentials.page', { params: { id } })).body;
  expect(Object.keys(shown).sort()).toEqual(
    [
      ...['achievement', 'asOf', 'evidence', 'id', 'issuedAt', 'issuer', 'kind', 'recipient', 'replaced'],
      ...['status', 'validUntil'],
    ].sort(),
  );
  expect((await page(id, 'HEAD')).status).toBe(200);
});

it('what is hidden, or is none, has no page, no data and no document for others', async () => {
  const missing = await new Browser().send('/no-such-page');
  const { student, id } = await certified();
  (await student.browser.call('credentials.visibility', { params: { id }, body: { visible: false } })).body;
  for (const one of [id, newId(), 'x'.repeat(200), '<b>']) {
    const { status, headers, text } = await page(one);
    expect([one, status, headers.get('cache-control')]).toEqual([one, 404, 'no-store']);
    expect(text).toBe(missing.text);
    expect((await new Browser().send(documentPath(one))).status).toBe(404);
    expect([400, 404]).toContain(
      (await new Browser().send(`/api/credentials/${encodeURIComponent(one)}/page`)).status,
    );
  }
  expect((await student.browser.call('credentials.get', { params: { id } })).body.visible).toBe(false);
});

it('one that is not in force says so, and search engines are asked to forget it', async () => {
  const { id } = await certified();
  const { browser } = await activeAdmin();
  const body = { reason: 'The test was not taken by you.' };
  (await browser.call('credentials.revoke', { params: { id }, body })).body;
  const { status, text } = await page(id);
  expect(status).toBe(200);
  expect(text).toContain('Revoked: not in force');
  expect(text).toContain('<meta name="robots" content="noindex">');
  // Why is between its holder and the admins.
  expect(text).not.toContain('not taken by you');
});
