import { rmSync } from 'node:fs';
import { afterAll, describe, expect, it } from 'vitest';
import { buildFixture } from '../testing/build-fixture.ts';
import { runsCommand } from '../testing/command.ts';
import { templateOf } from '../testing/template.ts';
import { estimate, total } from './cost/estimate.ts';
import { measured } from './cost/request-costs.ts';
import { stageFacts } from './cost/stage-facts.ts';

/** Dollars for 1,000 monthly active users, without live updates and Cognito. */
const MOST_FOR_1000 = 1.5;
/** Dollars for what tells the browsers of 1,000 monthly active users what is new (issue 14). */
const MOST_FOR_LIVE_UPDATES = 1;
/** Dollars a month for a preview that no one uses. */
const MOST_FOR_IDLE = 0.02;

const of = (stage: string, users: number) => estimate(stageFacts(templateOf(stage)), measured(), users);

describe('the estimate', () => {
  it('of a thousand users is within its target, and so is each of its parts', () => {
    const { byUse } = of('prod', 1000);
    expect(total(byUse)).toBeLessThanOrEqual(MOST_FOR_1000);
    for (const { name, dollars } of byUse) expect(dollars, name).toBeGreaterThan(0);
  });

  it('of a preview that no one uses is below two cents', () => {
    const { byUse, fixed, live, apart } = of('pr-7', 0);
    expect(total(byUse) + total(live) + total(apart)).toBe(0);
    expect(total(fixed)).toBeGreaterThan(0);
    expect(total(fixed)).toBeLessThanOrEqual(MOST_FOR_IDLE);
  });

  it('grows with the users, and its fixed part does not', () => {
    expect(total(of('prod', 2000).byUse)).toBeCloseTo(2 * total(of('prod', 1000).byUse), 8);
    expect(of('prod', 2000).fixed).toEqual(of('prod', 1000).fixed);
  });

  it('follows the template: alarms of both regions, the price class and backups', () => {
    const [prod, preview] = [stageFacts(templateOf('prod')), stageFacts(templateOf('pr-7'))];
    // Eleven alarms, one of them on a sum of two metrics, and in us-east-1 one metric and two of each edge function.
    expect(prod).toMatchObject({
      alarmMetrics: 14 + 2 * prod.edgeFunctions,
      priceClass: 'PriceClass_All',
      hasBackups: true,
    });
    expect(preview).toMatchObject({ alarmMetrics: 0, priceClass: 'PriceClass_100', hasBackups: false });
    expect(prod.edgeFunctions).toBeGreaterThan(1);
    expect(prod.logDays).toBe(90);
    expect(prod.hasAccessLog).toBe(true);
  });

  it('of live updates is a dollar at most for a thousand users', () => {
    const { live } = of('prod', 1000);
    for (const { name, dollars } of live) expect(dollars, name).toBeGreaterThan(0);
    expect(total(live)).toBeLessThanOrEqual(MOST_FOR_LIVE_UPDATES);
  });

  it('lists open dashboards and Cognito apart', () => {
    expect(of('prod', 1000).apart.map(({ name }) => name)).toEqual(['Open dashboards', 'Cognito']);
  });
});

describe('what was measured', () => {
  it('is read out of the benchmarks, the session included', () => {
    const { consumption, firstLoad } = measured(
      [
        '| route | requests | reads, 100,000 | session | writes, 100,000 | calls |',
        '| --- | ---: | ---: | ---: | ---: | ---: |',
        '| a.b | 20 | 1.5 / 8 | + 2 | 13 | 5 |',
        '| c.d | 20 | 1 / 1 |  | 0 | 1 |',
        '',
        '| screen | files | KB, first visit |',
        '| --- | ---: | ---: |',
        '| / | 24 | 122.9 |',
      ].join('\n'),
    );
    expect(consumption('a.b')).toEqual({ reads: 3.5, writes: 13, calls: 5 });
    expect(consumption('c.d')).toEqual({ reads: 1, writes: 0, calls: 1 });
    expect(firstLoad('/')).toEqual({ files: 24, kilobytes: 122.9 });
    expect(() => consumption('e.f')).toThrow('docs/benchmarks.md has no measurement of e.f');
  });
});

describe('the command', () => {
  const build = buildFixture();
  afterAll(() => rmSync(build, { recursive: true }));
  const cost = (...args: string[]) => runsCommand('cost', args, { FLEDGE_BUILD: build });

  it('prints a line for each part, with its basis and the date of the prices', async () => {
    const { code, out } = await cost('--stage', 'prod', '--mau', '1000');
    expect(code).toBe(0);
    for (const name of [
      'Mail (SES)',
      'CloudFront: site',
      'API Gateway',
      'Table: requests',
      'Logs',
      'Cognito',
    ])
      expect(out).toMatch(new RegExp(`^  ${name.replace(/[()]/g, '\\$&')} +\\d+\\.\\d{4}  \\S`, 'm'));
    expect(out).toMatch(/list prices of \d{4}-\d\d-\d\d/);
  });

  it.each([
    [['--stage', 'staging'], 'There is no stage "staging"'],
    [['--stage', 'local'], 'The stage local runs on this machine only'],
    [[], 'No stage given'],
    [['--stage', 'prod', '--mau', 'many'], '--mau many is no number of users'],
    [['--stage', 'prod', '--mau', '-1'], '--mau'],
  ])('refuses %j in words', async (args, complaint) => {
    const { code, out, err } = await cost(...args);
    expect(err).toContain(complaint);
    expect(err).not.toContain('    at ');
    expect({ code, out }).toEqual({ code: 1, out: '' });
  });

  it('asks for a build when there is none', async () => {
    const { code, err } = await runsCommand('cost', ['--stage', 'prod'], { FLEDGE_BUILD: '/nonexistent' });
    expect({ code, err }).toEqual({ code: 1, err: expect.stringMatching(/run npm run build first\.\n$/) });
  });
});
