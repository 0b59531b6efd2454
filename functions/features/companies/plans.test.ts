import { describe, expect, it } from 'vitest';
import { someOpportunity } from '#functions/scenarios/opportunity.ts';
import { storePosting } from '#functions/scenarios/posting.ts';
import { apply } from '#functions/testing/applications.ts';
import { type Member, member } from '#functions/testing/members.ts';
import { employerOn, REQUEST } from '#functions/testing/plan-records.ts';
import { list, SKILLS } from '#functions/testing/screening.ts';
import { PLAN_FEATURES, type PlanFeature } from '#shared/core/plan-features.ts';
import { OPEN_POSTINGS, PLANS, type Plan } from '#shared/features/companies/plan-names.ts';
import { PLAN_OFFERS, planFor, planOpens, planRequiredText } from '#shared/features/companies/plans.ts';
import { supportOf } from '#shared/features/contact/support-rules.ts';
import { allRoutes } from '#shared/routes.ts';

/** An employer on a plan, with a posting that two people applied for. */
const hiringOn = async (plan: Plan) => {
  const { employer, company } = await employerOn(plan);
  const { id } = await storePosting(someOpportunity({ companyId: company.id, skills: SKILLS }), employer.id);
  for (const skills of [SKILLS, SKILLS.slice(1)]) (await apply(await member({}, skills), id)).body;
  const { items } = (await list(employer, id)).body;
  return { employer, id, keys: items.map(({ key }) => key) };
};
type Hiring = Awaited<ReturnType<typeof hiringOn>>;

const comparing = ({ id, keys }: Hiring) => ({ params: { id }, query: { keys: keys.join(',') } as never });

/** How a company uses each route that asks for a plan. */
const USES: Readonly<
  Record<string, (browser: Member['browser'], hiring: Hiring) => Promise<{ status: number; text: string }>>
> = {
  'analytics.hiring': (browser) => browser.call('analytics.hiring'),
  'screening.compare': (browser, hiring) => browser.call('screening.compare', comparing(hiring)),
  'screening.stability': (browser, hiring) => browser.call('screening.stability', comparing(hiring)),
  'screening.filters': (browser) => browser.call('screening.filters'),
  'screening.addFilter': (browser) =>
    browser.call('screening.addFilter', { body: { name: 'Top', values: { minMatch: 70 } } }),
  'plan-requests.create': (browser) => browser.call('plan-requests.create', { body: REQUEST }),
};

const planned = allRoutes.filter(({ route }) => route.plan);

describe.each(PLANS)('a company on %s', (plan) => {
  it('opens what its line of the pricing table says, and the answer names the plan that opens the rest', async () => {
    const hiring = await hiringOn(plan);
    for (const [id, use] of Object.entries(USES)) {
      const features: readonly PlanFeature[] = planned.find((one) => one.id === id)?.route.plan ?? [];
      const missing = features.find((feature) => !planOpens(plan, feature));
      const answer = await use(hiring.employer.browser, hiring);
      if (missing === undefined) expect([200, 201], `${id}: ${answer.text}`).toContain(answer.status);
      else
        expect([answer.status, JSON.parse(answer.text)], id).toEqual([
          403,
          { code: 'plan_required', message: planRequiredText(plan, missing) },
        ]);
    }
  });

  it('sees the list of candidates and each of them, whatever the plan', async () => {
    const { employer, id, keys } = await hiringOn(plan);
    expect(keys).toHaveLength(2);
    const { body } = await employer.browser.call('screening.candidate', {
      params: { id },
      query: { key: keys[0] ?? '' },
    });
    expect(body.candidates.map(({ key }) => key)).toEqual([keys[0]]);
    expect(body.lines.length).toBeGreaterThan(0);
  });

  it('has the support of its plan', async () => {
    const { employer } = await employerOn(plan);
    expect((await employer.browser.call('contact.support')).body).toMatchObject({
      level: supportOf(plan),
      kept: 0,
      missed: 0,
      items: [],
    });
  });
});

describe('the table of plans', () => {
  it('opens everything with some line, and each plan opens what smaller ones do', () => {
    const opened = PLANS.flatMap((plan) => PLAN_OFFERS[plan].lines.flatMap(({ opens }) => opens));
    expect(new Set(opened)).toEqual(new Set(PLAN_FEATURES));
    for (const feature of PLAN_FEATURES) {
      const first = PLANS.indexOf(planFor(feature));
      expect(PLANS.map((plan) => planOpens(plan, feature))).toEqual(PLANS.map((_, index) => index >= first));
    }
  });

  it('names the limits that are checked', () => {
    for (const plan of PLANS) {
      const limit = OPEN_POSTINGS[plan];
      const line = PLAN_OFFERS[plan].lines.find(({ opens }) => opens.includes('postings'));
      expect(line?.text).toContain(limit === null ? 'Unlimited' : `Up to ${limit} `);
      expect(line?.how).not.toBe('');
    }
  });

  it('has a use of every route that asks for a plan', () => {
    const withoutRecord = planned.filter(({ id }) => id !== 'screening.renameFilter');
    expect(Object.keys(USES).sort()).toEqual(withoutRecord.map(({ id }) => id).sort());
  });
});

describe('a plan', () => {
  it('is the company’s of this moment: a change counts for the next request', async () => {
    const { employer, company } = await employerOn('startup');
    const admin = await member({ role: 'admin' });
    const status = async () => (await employer.browser.call('analytics.hiring')).status;
    expect(await status()).toBe(403);
    for (const [plan, expected] of [
      ['growth', 200],
      ['startup', 403],
    ] as const) {
      await admin.browser.call('moderation.setPlan', { params: { id: company.id }, body: { plan } });
      expect(await status()).toBe(expected);
    }
  });

  it('is asked of no alumnus, and an employer without a company is on the first one', async () => {
    const [alumnus, employer] = [await member({ role: 'alumni' }), await member({ role: 'employer' })];
    expect((await alumnus.browser.call('screening.filters')).body.items).toEqual([]);
    expect((await employer.browser.call('screening.filters')).error.code).toBe('plan_required');
  });
});
