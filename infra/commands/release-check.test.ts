import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { runsCommand } from '../testing/command.ts';

const HEAD = 'a'.repeat(40);
const PROTECTED = { deployment_branch_policy: { protected_branches: false, custom_branch_policies: true } };
const MAIN = { branch_policies: [{ name: 'main', type: 'branch' }] };

/** What GitHub answers by the path in the repository; 403 for anything else. */
let answers: Record<string, unknown>;
let server: Server;
beforeEach(async () => {
  answers = {
    'environments/production': PROTECTED,
    'environments/production/deployment-branch-policies': MAIN,
    'git/ref/heads/main': { object: { sha: HEAD } },
  };
  server = createServer((request, response) => {
    const answer = answers[request.url?.replace('/repos/acme/fledge/', '') ?? ''];
    response.statusCode = answer === undefined || request.headers.authorization !== 'Bearer t' ? 403 : 200;
    response.end(JSON.stringify(answer ?? {}));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterEach(() => new Promise((resolve) => server.close(resolve)));

const check = (sha = HEAD) =>
  runsCommand('release-check', [], {
    GITHUB_API_URL: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    GITHUB_REPOSITORY: 'acme/fledge',
    GITHUB_SHA: sha,
    GITHUB_TOKEN: 't',
  });

describe('release-check', () => {
  it('lets the head of main into an environment that only main may use', async () => {
    expect(await check()).toMatchObject({ code: 0, err: '' });
  });

  it('refuses an older commit, such as of a run that is started again', async () => {
    const { code, err } = await check('b'.repeat(40));
    expect(code).toBe(1);
    expect(err).toBe(
      `Nothing was deployed: ${'b'.repeat(40)} is not the head of main. ${HEAD} is, and its own run deploys it.\n`,
    );
  });

  it.each([
    ['no rule', 'environments/production', { deployment_branch_policy: null }],
    [
      'all protected branches',
      'environments/production',
      { deployment_branch_policy: { protected_branches: true, custom_branch_policies: false } },
    ],
    [
      'main and a pattern',
      'environments/production/deployment-branch-policies',
      { branch_policies: [...MAIN.branch_policies, { name: 'release/*', type: 'branch' }] },
    ],
    [
      'a tag of the name main',
      'environments/production/deployment-branch-policies',
      { branch_policies: [{ name: 'main', type: 'tag' }] },
    ],
    ['no branch', 'environments/production/deployment-branch-policies', { branch_policies: [] }],
  ])('refuses an environment with %s', async (_, path, answer) => {
    answers[path] = answer;
    const { code, err } = await check();
    expect(code).toBe(1);
    expect(err).toMatch(/^Nothing was deployed: .* may use the environment production.* only main\.\n$/);
  });

  it('refuses in one line when GitHub does not say it', async () => {
    delete answers['environments/production'];
    expect((await check()).err).toBe(
      'Nothing was deployed: environments/production cannot be read (GitHub answered 403).\n',
    );
    expect((await runsCommand('release-check', [])).err).toMatch(
      /^This runs in a workflow of GitHub only: .*\n$/,
    );
  });
});
