import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { seedArguments } from '#functions/commands/seed/arguments.ts';
import { queryItems } from '#functions/core/table.ts';
import { applicationsOf } from '#functions/parts/applications/repository.ts';
import { userIdOf } from '#functions/parts/auth/repository.ts';
import { getDashboard } from '#functions/parts/dashboard/repository.ts';
import { ownedBy } from '#functions/parts/opportunities/owner-list.ts';
import { applicationCountOf, getOpportunity } from '#functions/parts/opportunities/repository.ts';
import { Browser } from '#functions/testing/api.ts';
import { localStack } from '#functions/testing/context.ts';
import { signIn } from '#functions/testing/people.ts';
import { walk } from '#functions/testing/publish.ts';
import { rounds } from '#functions/testing/rounds.ts';
import { advanceClock, asOperator, eventually } from '#functions/testing/stack.ts';
import { ROLES } from '#shared/core/contract.ts';
import { DEMO_PASSWORD, demoEmail } from '#shared/core/demo.ts';
import { DAY_MS } from '#shared/core/durations.ts';
import { isPublished, OPPORTUNITY_STATUSES } from '#shared/core/opportunity-statuses.ts';
import { applicationSchema } from '#shared/features/applications/routes.ts';
import { isOwnAction } from '#shared/features/notifications/kinds.ts';
import { anchorOf } from './anchor.ts';
import { employerPostings } from './demo-postings.ts';
import { opportunityFor, opportunityId } from './opportunities.ts';
import { pastPosting } from './past-quarter.ts';
import { demoPeople } from './people/demo.ts';
import { otherPeople } from './people/others.ts';

const COUNT = 120;
/** How long the command may take to get so far: on a busy machine its process alone takes many seconds to start. */
const START_MS = 180_000;
const ROOT = join(import.meta.dirname, '..', '..');

/** The command itself, on the stack under test. */
const seedCommand = (...more: string[]): ChildProcess =>
  spawn(process.execPath, ['functions/commands/seed.ts', ...more], {
    cwd: ROOT,
    env: { ...process.env, DATA_DIR: localStack().dataDir },
    stdio: ['ignore', 'pipe', 'pipe'],
  });

/** Runs the command to its end and returns what it printed. */
const runSeed = async (...more: string[]): Promise<{ code: number; output: string }> => {
  const child = seedCommand(...more);
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
  const [code] = (await once(child, 'close')) as [number];
  return { code, output };
};

/** Starts the command and kills it hard as soon as `reached` comes true. */
const killSeedWhen = async (what: string, reached: () => Promise<unknown>): Promise<void> => {
  const child = seedCommand('--opportunities', String(COUNT));
  const closed = once(child, 'close');
  await reached();
  child.kill('SIGKILL');
  expect([what, await closed]).toEqual([what, [null, 'SIGKILL']]);
};

const seededOpportunities = async () => {
  const anchor = await anchorOf(await advanceClock(0));
  return Array.from({ length: COUNT }, (_, index) => opportunityFor(index, anchor));
};

const everyone = async () => {
  const anchor = await anchorOf(await advanceClock(0));
  return [...demoPeople(anchor, DEMO_PASSWORD), ...otherPeople(anchor)];
};

beforeAll(() => asOperator());

test('killed half-way and begun again, it ends with counters that equal the rows', {
  timeout: 900_000,
}, async () => {
  if (rounds(1, 2) > 1)
    await killSeedWhen('some opportunities exist', () =>
      eventually('an opportunity', () => getOpportunity(opportunityId(30)), START_MS),
    );
  await killSeedWhen('some people exist', () =>
    eventually('a person', async () => userIdOf((await everyone())[25]?.account.email ?? ''), START_MS),
  );
  const { code, output } = await runSeed('--opportunities', String(COUNT));
  expect([code, output]).toEqual([0, expect.any(String)]);

  const counted = new Map<string, number>();
  for (const { account } of await everyone()) {
    const id = await userIdOf(account.email);
    expect(id).toBeDefined();
    const rows = await applicationsOf(id ?? '', 50, undefined);
    expect(await getDashboard(id ?? '')).toMatchObject({
      applications: rows.filter(({ status }) => status !== 'withdrawn').length,
      interviews: rows.filter(({ status }) => status === 'interview_scheduled').length,
    });
    for (const { opportunityId } of rows.filter(({ status }) => status !== 'withdrawn'))
      counted.set(opportunityId, (counted.get(opportunityId) ?? 0) + 1);
  }
  expect([...counted.values()].reduce((sum, count) => sum + count, 0)).toBeGreaterThan(150);
  for (const { id } of await seededOpportunities()) {
    const { items } = await queryItems(applicationSchema, {
      IndexName: 'gsi2',
      KeyConditionExpression: 'gsi2pk = :pk',
      ExpressionAttributeValues: { ':pk': `opportunity#${id}#applications` },
    });
    expect(items.filter(({ status }) => status !== 'withdrawn')).toHaveLength(counted.get(id) ?? 0);
    expect(await applicationCountOf(id)).toBe(counted.get(id) ?? 0);
  }
});

test('done again it changes nothing, what people did meanwhile included', async () => {
  const { browser, answer } = await signIn(demoEmail('student'), DEMO_PASSWORD);
  const { items } = (await browser.call('applications.list')).body;
  const fresh = items.find(({ status }) => status === 'new');
  const withdrawn = fresh?.opportunityId ?? '';
  (await browser.call('applications.withdraw', { params: { opportunityId: withdrawn } })).body;
  const [figures, count] = [await getDashboard(answer.body.id), await applicationCountOf(withdrawn)];
  const { code, output } = await runSeed('--opportunities', String(COUNT));
  expect([code, output]).toEqual([
    0,
    expect.stringMatching(/^ {2}0 companies are new.*\n {2}0 opportunities are new.*\n {2}0 people are new/),
  ]);
  expect(await getDashboard(answer.body.id)).toEqual(figures);
  expect(await applicationCountOf(withdrawn)).toBe(count);
});

test('when it is done, what it made is found by searching, and the demo accounts can sign in', async () => {
  const [first] = (await seededOpportunities()).filter(({ status }) => status === 'open');
  const query = { q: `${first?.company} ${first?.title}`.slice(0, 190) };
  const { items } = (await new Browser().call('opportunities.list', { query })).body;
  expect(items.map(({ id }) => id)).toContain(first?.id);
  for (const role of ROLES) {
    const { answer } = await signIn(demoEmail(role), DEMO_PASSWORD);
    expect(answer.body).toMatchObject({ role, status: 'active', emailConfirmed: true });
    expect(answer.body.profileData.isOnboardingComplete).toBe(true);
  }
  for (const role of ['student', 'mentor'] as const) {
    const { browser } = await signIn(demoEmail(role), DEMO_PASSWORD);
    const insights = (await browser.call('ai.insights')).body.items;
    expect([role, insights.length > 0]).toEqual([role, true]);
  }
  const employer = (await signIn(demoEmail('employer'), DEMO_PASSWORD)).answer.body;
  const anchor = await anchorOf(await advanceClock(0));
  const own = [
    ...(await seededOpportunities()).filter(({ company }) => company === employer.profileData.company),
    ...employerPostings(anchor).filter(({ status }) => isPublished(status)),
    pastPosting(anchor),
  ];
  expect(own.length).toBeGreaterThan(0);
  expect((await ownedBy(employer.id, 50, undefined)).map(({ id }) => id).sort()).toEqual(
    own.map(({ id }) => id).sort(),
  );
  const figures = await getDashboard(employer.id);
  expect(figures).toMatchObject({ jobPostings: own.length });
  expect(figures?.candidatesReviewed).toBeGreaterThan(0);
  const { browser: atWork } = await signIn(demoEmail('employer'), DEMO_PASSWORD);
  const mine = (await atWork.call('postings.mine', { query: { limit: '50' } })).body;
  expect(mine.company).toMatchObject({ status: 'verified', plan: 'growth' });
  for (const status of OPPORTUNITY_STATUSES)
    expect([status, mine.counts[status] > 0]).toEqual([status, true]);
  expect(mine.items.length).toBeGreaterThanOrEqual(8);
  expect(mine.items.reduce((sum, one) => sum + one.applicationCount, 0)).toBeGreaterThanOrEqual(40);
  // Figures of a real quarter, in which the groups of sex and of race are large enough to be shown.
  const { quarters } = (await atWork.call('fairness.ofOwnCompany')).body;
  const shown = (dimension: string) =>
    quarters[0]?.dimensions
      .find((one) => one.dimension === dimension)
      ?.groups.filter(({ people, reached }) => people !== null && reached.some((count) => count !== null));
  expect(quarters).toHaveLength(1);
  expect(quarters[0]?.people).toBeGreaterThan(40);
  for (const dimension of ['sex', 'race'])
    expect([dimension, shown(dimension)?.length]).toEqual([dimension, 2]);
  const { browser: alumnus } = await signIn(demoEmail('alumni'), DEMO_PASSWORD);
  expect((await alumnus.call('postings.mine')).body.items).toHaveLength(2);
  const { browser: admin } = await signIn(demoEmail('admin'), DEMO_PASSWORD);
  // Other tests may have companies and postings of their own in the queue.
  const queue = [];
  for (let cursor: string | null | undefined; cursor !== null; ) {
    const page = (await admin.call('moderation.list', { query: cursor ? { cursor } : {} })).body;
    queue.push(page);
    cursor = page.nextCursor;
  }
  const waiting = queue.flatMap(({ companies }) => companies).find(({ name }) => name === 'Kelpwright');
  expect(waiting).toMatchObject({ counts: { in_review: 1 }, members: [{ accountStatus: 'pending' }] });
  expect(queue.flatMap(({ postings }) => postings.map(({ companyId }) => companyId))).toContain(waiting?.id);
  const { browser } = await signIn(demoEmail('student'), DEMO_PASSWORD);
  const { items: notifications, unread } = (
    await browser.call('notifications.list', { query: { limit: '50' } })
  ).body;
  const applications = (await browser.call('applications.list')).body.items;
  const steps = applications.flatMap(({ history }) => history.map(({ at }) => at));
  expect(notifications.map(({ at }) => at)).toEqual(expect.arrayContaining(steps));
  // Of what others did, the latest is unread.
  const byOthers = notifications.filter(({ event }) => !isOwnAction(event));
  expect(unread).toBeGreaterThan(0);
  expect(notifications.filter(({ read }) => !read)).toEqual(byOthers.slice(0, unread));
  expect(byOthers.length).toBeGreaterThan(unread);
  const otherEmail = (await everyone()).at(-1)?.account.email ?? '';
  expect((await signIn(otherEmail, DEMO_PASSWORD)).answer.status).toBe(401);
});

test('long after the last deadline, one command posts all opportunities again', async () => {
  const now = await advanceClock(200 * DAY_MS);
  const seeded = new Set(Array.from({ length: COUNT }, (_, index) => opportunityId(index)));
  // Other tests of this worker may have left opportunities that are open for longer.
  const found = async () => (await walk({})).filter(({ id }) => seeded.has(id));
  expect(await found()).toEqual([]);
  const [count, { owner } = {}] = [
    await applicationCountOf(opportunityId(0)),
    await getOpportunity(opportunityId(0)),
  ];
  const again = ['--opportunities', String(COUNT), '--renew'];
  expect(await runSeed(...again)).toEqual({
    code: 0,
    output: `  ${COUNT} of ${COUNT} opportunities were past their deadlines and are posted again\n`,
  });
  // The function of the list may have what it read a moment before.
  await eventually('the postings in the list', async () => (await found()).length > 0);
  expect((await getOpportunity(opportunityId(0)))?.owner).toBe(owner);
  expect(await applicationCountOf(opportunityId(0))).toBe(count);
  // The opportunities whose companies have closed them look as such on that day, too.
  expect((await getOpportunity(opportunityId(0)))?.postedAt).toBe(opportunityFor(0, now).postedAt);
  const { output } = await runSeed(...again);
  expect(Number(/^ {2}(\d+) of/.exec(output)?.[1])).toBeLessThan(COUNT / 10);
});

test('says what is wrong with its arguments', async () => {
  for (const wrong of ['none', '0', '-1', '2.5', '1e9'])
    expect(() => seedArguments(['--opportunities', wrong])).toThrow('Usage: npm run seed');
  expect(await runSeed('--opportunities', 'none')).toMatchObject({
    code: 1,
    output: expect.stringContaining('Usage: npm run seed'),
  });
});
