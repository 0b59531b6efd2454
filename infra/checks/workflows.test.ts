import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import manifest from '../../package.json' with { type: 'json' };
import { workflowProblems } from '../testing/workflow-parser.ts';

const FOLDER = join(import.meta.dirname, '..', '..', '.github', 'workflows');

/** The actions that may run, each at the commit that was looked at (the release's name is in a comment). */
const ACTIONS: Readonly<Record<string, string>> = {
  'actions/checkout': '3d3c42e5aac5ba805825da76410c181273ba90b1 # v7.0.1',
  'actions/setup-node': '820762786026740c76f36085b0efc47a31fe5020 # v7.0.0',
  'actions/upload-artifact': 'bbbca2ddaa5d8feaa63e36b76fdaad77386f024f # v7.0.0',
  'aws-actions/configure-aws-credentials': 'e6de054238d6b7531b4efff3b6587d9aade6a06c # v6.2.3',
  'actions/github-script': 'ed597411d8f924073f98dfc5c65a23a2325f34cd # v8.0.0',
};

interface Step {
  readonly uses?: string;
  readonly run?: string;
  readonly with?: Readonly<Record<string, unknown>>;
}
interface Job {
  readonly uses?: string;
  readonly if?: string;
  readonly steps?: readonly Step[];
  readonly permissions?: Readonly<Record<string, string>>;
  readonly environment?: string | { readonly name: string };
  readonly concurrency?: unknown;
  readonly 'timeout-minutes'?: number;
}
interface Workflow {
  readonly on: Readonly<Record<string, unknown>>;
  readonly permissions?: unknown;
  readonly jobs: Readonly<Record<string, Job>>;
}

const files = readdirSync(FOLDER).map((name) => {
  const text = readFileSync(join(FOLDER, name), 'utf8');
  return { name, text, workflow: parse(text) as Workflow };
});
const jobs = files.flatMap(({ name, workflow }) =>
  Object.entries(workflow.jobs).map(([id, job]) => ({ id: `${name}: ${id}`, job, steps: job.steps ?? [] })),
);
const uses = (steps: readonly Step[], action: string) =>
  steps.filter((step) => step.uses?.startsWith(`${action}@`));
const jobOf = (id: string): Job => jobs.find((one) => one.id === id)?.job ?? expect.fail(`no job ${id}`);
const environmentOf = ({ environment }: Job) =>
  typeof environment === 'object' ? environment.name : environment;

describe('the check by GitHub’s own parser', () => {
  it.each(files.map(({ name, text }) => [name, text]))('has nothing against %s', (name, text) => {
    expect(workflowProblems(name, text)).toEqual([]);
  });

  it('sees an unknown event, an unknown key and an unknown context', () => {
    const text = [
      'on: pusch',
      'jobs:',
      '  a:',
      '    runs-on: x',
      '    steps:',
      `      - run: \${{ gitub.x }}`,
      '        timout: 3',
    ].join('\n');
    expect(workflowProblems('odd.yml', text)).toHaveLength(3);
  });
});

describe.each(files)('$name', ({ text, workflow }) => {
  it('runs only actions that were looked at, pinned by hash with the version beside', () => {
    const used = [...text.matchAll(/^\s*(?:- )?uses: (.+)$/gm)].map(([, use = '']) => use);
    for (const use of used.filter((one) => !one.startsWith('./'))) {
      const [action = '', pin] = use.split('@');
      expect(pin, use).toBe(ACTIONS[action]);
    }
  });

  it('has no secret but the run’s own token', () => {
    expect(text).not.toMatch(/\bsecrets\b/);
    expect(text).not.toMatch(/AKIA|aws-access-key-id|aws-secret-access-key/i);
  });

  it('grants nothing by default, and never runs with code of a fork and the repository’s rights', () => {
    expect(workflow.permissions).toEqual({});
    expect(Object.keys(workflow.on)).not.toContain('pull_request_target');
    expect(Object.keys(workflow.on)).not.toContain('workflow_run');
  });

  it('puts nothing that others wrote into a script', () => {
    const scripts = Object.values(workflow.jobs)
      .flatMap(({ steps = [] }) => steps)
      .flatMap(({ run, with: inputs }) => [run, inputs?.script])
      .filter((script) => script !== undefined);
    for (const script of scripts) expect(script).not.toContain('${{');
  });

  it('calls only commands that package.json has', () => {
    for (const [, script = ''] of text.matchAll(/npm run ([\w:-]+)/g))
      expect(Object.keys(manifest.scripts)).toContain(script);
  });
});

describe.each(jobs.filter(({ job }) => job.uses === undefined))('$id', ({ job, steps }) => {
  const credentials = uses(steps, 'aws-actions/configure-aws-credentials');

  it('says its rights and when to give up', () => {
    expect(job.permissions).toBeDefined();
    expect(job['timeout-minutes']).toBeLessThanOrEqual(60);
  });

  it('leaves no token in the checkout', () => {
    for (const step of uses(steps, 'actions/checkout'))
      expect(step.with?.['persist-credentials']).toBe(false);
  });

  it('asks for an identity token if and only if it signs in to AWS, by a role from a variable', () => {
    expect(job.permissions?.['id-token']).toBe(credentials.length > 0 ? 'write' : undefined);
    for (const step of credentials) {
      const { 'role-to-assume': role } = step.with ?? {};
      const production = environmentOf(job) === 'production';
      expect(role).toBe(`\${{ vars.${production ? 'PRODUCTION' : 'PREVIEW'}_ROLE_ARN }}`);
      expect(job.if).toContain(`vars.${production ? 'PRODUCTION' : 'PREVIEW'}_ROLE_ARN != ''`);
    }
  });

  it('with AWS in reach neither writes to the repository nor runs the scripts of packages', () => {
    if (credentials.length === 0) return;
    expect(Object.values(job.permissions ?? {}).filter((right) => right === 'write')).toEqual(['write']);
    expect(steps.map(({ run }) => run)).toContain('npm ci --ignore-scripts');
    const signIn = steps.findIndex(({ uses: use }) => use?.startsWith('aws-actions/'));
    const later = steps.slice(signIn).map(({ run }) => run ?? '');
    for (const run of later) expect(run).not.toMatch(/npm (ci|install)|npm run build/);
  });
});

describe('who gets a preview', () => {
  it.each(['preview.yml: deploy', 'preview.yml: destroy'])('%s: no fork and no bot', (id) => {
    const condition = jobOf(id).if;
    expect(condition).toContain('github.event.pull_request.head.repo.full_name == github.repository');
    expect(condition).toContain("github.event.pull_request.user.type != 'Bot'");
  });

  it('deploying and destroying one wait for each other, and are never cut off', () => {
    const [deploy, destroy] = ['deploy', 'destroy'].map((id) => jobOf(`preview.yml: ${id}`).concurrency);
    expect(deploy).toEqual({ group: `preview-\${{ github.event.number }}`, 'cancel-in-progress': false });
    expect(destroy).toEqual(deploy);
  });
});

describe('who deploys production', () => {
  const { job } = jobs.find(({ id }) => id === 'deploy.yml: production') ?? expect.fail('no such job');

  it('main, after CI on the same commit, one at a time', () => {
    expect(job).toMatchObject({
      needs: 'ci',
      concurrency: { group: 'production', 'cancel-in-progress': false },
    });
    expect(job.if).toContain("github.ref == 'refs/heads/main'");
    expect(jobOf('deploy.yml: ci').uses).toBe('./.github/workflows/ci.yml');
  });

  it('only the head of main, into a protected environment, before it signs in to AWS', () => {
    const steps = job.steps ?? [];
    const check = steps.findIndex(({ run }) => run === 'npm run release-check');
    const signIn = steps.findIndex(({ uses: use }) => use?.startsWith('aws-actions/'));
    // After the build, in which a newer commit may arrive.
    expect(check).toBeGreaterThan(steps.findIndex(({ run }) => run === 'npm run build'));
    expect(signIn).toBeGreaterThan(check);
    expect(job.permissions).toMatchObject({ actions: 'read', contents: 'read' });
  });

  it('no other job is in the environment that its role trusts', () => {
    const there = jobs.filter((one) => environmentOf(one.job) === 'production').map(({ id }) => id);
    expect(there).toEqual(['deploy.yml: production']);
  });
});
