import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type StandIn, standInForAws } from '../testing/aws-stand-in.ts';
import { runsCommand } from '../testing/command.ts';

let aws: StandIn;
let folder: string;
beforeEach(async () => {
  aws = await standInForAws();
  folder = mkdtempSync(join(tmpdir(), 'fledge-commands-'));
});
afterEach(async () => {
  await aws.close();
  rmSync(folder, { recursive: true });
});

describe('destroy', () => {
  it.each([
    [['--stage', 'prod'], 'Production is never destroyed by a command'],
    [['--stage', 'local'], 'The stage local runs on this machine only'],
    [['--stage', 'staging'], 'There is no stage "staging": use prod, dev, pr-<number> or local.'],
    [[], 'No stage given'],
    [['--stage', 'pr-7', '--force'], 'There is no option --force.\nUsage: '],
    [['prod'], '“prod” is not expected.\nUsage: '],
  ])('refuses %j in words, and asks AWS nothing', async (args, complaint) => {
    const { code, out, err } = await runsCommand('destroy', args, aws.env);
    expect(err).toContain(complaint);
    expect(err).not.toContain('    at ');
    expect({ code, out }).toEqual({ code: 1, out: '' });
    expect(aws.asked).toEqual([]);
  });

  it('deletes a preview’s stack, waits, and forgets its password', async () => {
    aws.stacks.set('fledge-pr-7', {}).set('fledge-pr-70', {}).set('fledge-prod', {});
    aws.parameters.set('/fledge/pr-7/demo-password', { value: 'x', type: 'SecureString' });
    const { code, out } = await runsCommand('destroy', ['--stage', 'pr-7'], aws.env);
    expect({ code, out }).toEqual({ code: 0, out: 'fledge-pr-7 is gone, with all that was in it.\n' });
    expect(aws.stacks.get('fledge-pr-7')?.status).toBe('DELETE_COMPLETE');
    expect(aws.parameters.size).toBe(0);
    expect(aws.asked.filter((line) => line.startsWith('Delete'))).toEqual([
      expect.stringMatching(/^DeleteStack .*stack\/fledge-pr-7\/1$/),
      'DeleteParameter /fledge/pr-7/demo-password',
    ]);
  });

  it('is content when there is nothing', async () => {
    const { code, out } = await runsCommand('destroy', ['--stage', 'dev'], aws.env);
    expect({ code, out }).toEqual({ code: 0, out: 'There was no fledge-dev.\n' });
  });

  it('says what would not go', async () => {
    aws.stacks.set('fledge-dev', { stays: 'The bucket is not empty' });
    const { code, err } = await runsCommand('destroy', ['--stage', 'dev'], aws.env);
    expect({ code, err }).toEqual({
      code: 1,
      err: 'fledge-dev could not be deleted: Table: The bucket is not empty.\n',
    });
  });

  it('reports a missing AWS login', async () => {
    const { code, err } = await runsCommand('destroy', ['--stage', 'dev'], { AWS_REGION: 'eu-central-1' });
    expect({ code, err }).toEqual({
      code: 1,
      err: 'There is no AWS login here: sign in with "aws sso login", or set AWS_PROFILE.\n',
    });
  });
});

describe('site', () => {
  const site = (...args: string[]) => runsCommand('site', args, aws.env);

  it('switches the distribution off by a parameter, leaves the others, and switches it on again', async () => {
    const parameters = { BootstrapVersion: '/cdk/version', SiteEnabled: 'true' };
    aws.stacks.set('fledge-prod', { parameters });
    const off = await site('--stage', 'prod', '--off');
    expect(off).toMatchObject({
      code: 0,
      err: '',
      out: expect.stringContaining('The site of prod is off.\n'),
    });
    expect(parameters).toEqual({ BootstrapVersion: '/cdk/version', SiteEnabled: 'false' });
    expect((await site('--stage', 'prod', '--off')).out).toContain('The site of prod was off already.');
    await site('--stage', 'prod', '--on');
    expect(parameters.SiteEnabled).toBe('true');
    expect(aws.asked.filter((line) => line.startsWith('UpdateStack'))).toHaveLength(2);
  });

  it.each([
    [['--stage', 'prod'], 'Either --on or --off is needed.'],
    [['--stage', 'prod', '--on', '--off'], 'Either --on or --off is needed.'],
    [['--stage', 'staging', '--off'], 'There is no stage "staging"'],
    [['--stage', 'local', '--off'], 'The stage local runs on this machine only'],
  ])('refuses %j, and asks AWS nothing', async (args, complaint) => {
    const { code, err } = await site(...args);
    expect(err).toContain(complaint);
    expect(code).toBe(1);
    expect(aws.asked).toEqual([]);
  });

  it('says in one line what is not deployed, too old or not allowed', async () => {
    expect((await site('--stage', 'dev', '--off')).err).toBe(
      'There is no stage dev in this account and region.\n',
    );
    aws.stacks.set('fledge-dev', {});
    expect((await site('--stage', 'dev', '--off')).err).toBe(
      'fledge-dev has no parameter SiteEnabled yet: deploy this release first.\n',
    );
    aws.stacks.set('fledge-dev', { parameters: { SiteEnabled: 'true' } });
    aws.denied.add('UpdateStack');
    const refused = await site('--stage', 'dev', '--off');
    expect(refused.err).toBe(
      'AWS says AccessDenied: User: x is not authorized to perform: cloudformation:UpdateStack\n',
    );
    expect(aws.stacks.get('fledge-dev')?.parameters).toEqual({ SiteEnabled: 'true' });
  });
});

describe('sweep', () => {
  it('destroys the previews without an open pull request, and nothing else', async () => {
    for (const name of ['pr-1', 'pr-7', 'pr-12', 'prod', 'dev', 'bootstrap'])
      aws.stacks.set(`fledge-${name}`, {});
    aws.stacks.set('other-pr-1', {});
    const { code, out } = await runsCommand('sweep', ['--open', '7 100'], aws.env);
    expect(code).toBe(0);
    expect(out).toContain('3 previews are deployed, 2 of them without an open pull request.');
    const gone = [...aws.stacks]
      .filter(([, { status }]) => status === 'DELETE_COMPLETE')
      .map(([name]) => name);
    expect(gone).toEqual(['fledge-pr-1', 'fledge-pr-12']);
  });

  it('goes on when one stays, and fails in the end', async () => {
    aws.stacks.set('fledge-pr-1', { stays: 'In use' }).set('fledge-pr-2', {});
    const { code, err } = await runsCommand('sweep', ['--open', ''], aws.env);
    expect({ code, err }).toEqual({ code: 1, err: 'fledge-pr-1 could not be deleted: Table: In use.\n' });
    expect(aws.stacks.get('fledge-pr-2')?.status).toBe('DELETE_COMPLETE');
  });

  it.each([[[]], [['--open', '7,8']], [['--open', 'pr-7']]])('refuses %j', async (args) => {
    const { code, err } = await runsCommand('sweep', args, aws.env);
    expect(err).toContain('Usage: npm run sweep');
    expect(code).toBe(1);
    expect(aws.asked).toEqual([]);
  });
});

/** Programs that write down how they were called, in the place of the real ones: a deployment needs an account. */
const recordingPrograms = (...names: string[]): string => {
  const log = join(folder, 'called');
  writeFileSync(log, '');
  for (const name of names) {
    const file = join(folder, name);
    writeFileSync(file, `#!/bin/sh\necho "${name} $* [$DEMO_PASSWORD]" >> "${log}"\n`);
    chmodSync(file, 0o755);
  }
  return log;
};

describe('deploy', () => {
  const deploy = async (args: string[], env: Record<string, string> = {}) => {
    const log = recordingPrograms('cdk', 'node');
    const outcome = await runsCommand('deploy', args, {
      ...aws.env,
      PATH: folder,
      GITHUB_OUTPUT: join(folder, 'output'),
      ...env,
    });
    return { ...outcome, called: readFileSync(log, 'utf8').trimEnd().split('\n') };
  };

  it('builds, deploys without asking in CI, and passes the address to the next steps', async () => {
    aws.stacks.set('fledge-prod', { outputs: { SiteUrl: 'https://fledge.example' } });
    const { code, out, called } = await deploy(['--stage', 'prod']);
    expect(code).toBe(0);
    expect(called).toEqual([
      'node infra/bundling/build.ts []',
      'cdk deploy fledge-prod --build  --context stage=prod --output build/cdk.out --require-approval never --progress events --no-notices []',
      'node functions/commands/courses.ts publish --stage prod []',
    ]);
    expect(out).toBe('prod is deployed at https://fledge.example\n');
    expect(readFileSync(join(folder, 'output'), 'utf8')).toBe('url=https://fledge.example\n');
    expect(aws.parameters.size).toBe(0);
  });

  it('seeds a preview with a password of its own, which stays the same and is not shown', async () => {
    aws.stacks.set('fledge-pr-7', { outputs: { SiteUrl: 'https://d1.cloudfront.net' } });
    const first = await deploy(['--stage', 'pr-7', '--built'], { FLEDGE_BUILD: '/tmp/elsewhere' });
    expect(first.code).toBe(0);
    const { value = '', type } = aws.parameters.get('/fledge/pr-7/demo-password') ?? {};
    expect(type).toBe('SecureString');
    expect(value).toMatch(/^[\w-]{24}$/);
    expect(first.called).toEqual([
      expect.stringMatching(/^cdk deploy fledge-pr-7 .*--output \/tmp\/elsewhere\/cdk\.out .*\[\]$/),
      `node functions/commands/seed.ts --stage pr-7 [${value}]`,
    ]);
    expect(first.out + first.err).not.toContain(value);
    const second = await deploy(['--stage', 'pr-7', '--built']);
    expect(second.called).toContain(`node functions/commands/seed.ts --stage pr-7 [${value}]`);
  });

  it('stops at the first thing that fails', async () => {
    const log = recordingPrograms('node');
    writeFileSync(join(folder, 'cdk'), '#!/bin/sh\nexit 3\n', { mode: 0o755 });
    const { code, err } = await runsCommand('deploy', ['--stage', 'pr-7'], { ...aws.env, PATH: folder });
    expect({ code, err }).toEqual({ code: 1, err: 'Deploying pr-7 failed (exit code 3).\n' });
    expect(readFileSync(log, 'utf8')).not.toContain('seed');
    // Whether there are pages whose styles must go on being allowed.
    expect(aws.asked).toEqual([expect.stringMatching(/^DescribeStacks/)]);
  });

  it.each(['local', 'PR-7', 'pr-7;rm'])('refuses the stage %s', async (stage) => {
    const { code, called } = await deploy(['--stage', stage]);
    expect({ code, called }).toEqual({ code: 1, called: [''] });
  });
});
