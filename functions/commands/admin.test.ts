import { execFile } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { beforeAll, describe, expect, it } from 'vitest';
import { getAccount } from '#functions/core/account.ts';
import { createOrFindUser } from '#functions/parts/auth/cognito.ts';
import { localStack } from '#functions/testing/context.ts';
import { PASSWORD } from '#functions/testing/password.ts';
import { newEmail, signIn, signUp } from '#functions/testing/people.ts';
import { asOperator, mailsTo } from '#functions/testing/stack.ts';
import { adminCommand } from './admin/command.ts';

beforeAll(asOperator);

const COMMAND = join(import.meta.dirname, 'admin.ts');
const runFile = promisify(execFile);

interface Outcome {
  code: number;
  out: string;
  err: string;
}

/** Runs the command in this process: one of its own takes longer to start than the command to run. */
const admin = async (args: string[], dataDir = localStack().dataDir): Promise<Outcome> => {
  process.env.DATA_DIR = dataDir;
  try {
    return { code: 0, out: `${await adminCommand(args)}\n`, err: '' };
  } catch (error) {
    return { code: 1, out: '', err: `${(error as Error).message}\n` };
  }
};

/** Runs the command as an operator does, in a process of its own. */
const adminProcess = async (args: string[], dataDir = localStack().dataDir): Promise<Outcome> => {
  const { PATH, NODE_COMPILE_CACHE } = process.env;
  const env = { PATH, NODE_COMPILE_CACHE, DATA_DIR: dataDir };
  try {
    const { stdout, stderr } = await runFile(process.execPath, [COMMAND, ...args], { env });
    return { code: 0, out: stdout, err: stderr };
  } catch (error) {
    const { code, stdout, stderr } = error as { code: number; stdout: string; stderr: string };
    return { code, out: stdout, err: stderr };
  }
};

describe('admin create', () => {
  it('makes an approved, confirmed admin with a password that is shown once', async () => {
    const email = newEmail();
    const made = await adminProcess([
      'create',
      email.toUpperCase(),
      '--first-name',
      'Grace',
      '--last-name',
      'Hopper',
    ]);
    expect(made.err).toBe('');
    const password = /shown only now: (\S+)\n$/.exec(made.out)?.[1] ?? '';
    expect(password).toHaveLength(24);
    const { answer } = await signIn(email, password);
    expect(answer.body).toMatchObject({
      email,
      role: 'admin',
      status: 'active',
      emailConfirmed: true,
      firstName: 'Grace',
      lastName: 'Hopper',
    });
    const again = await admin(['create', email]);
    expect(again).toMatchObject({
      code: 0,
      out: `${email} is an approved admin. The password is as it was.\n`,
    });
    expect((await signIn(email, password)).answer.status).toBe(200);
    expect((await mailsTo(email)).filter(({ text }) => text.includes('/auth/confirm'))).toEqual([]);
  });

  it('takes a password, checks it, and ends the sessions of who had another', async () => {
    const email = newEmail();
    const refused = await admin(['create', email, '--password', 'password123']);
    expect(refused.code).toBe(1);
    expect(refused.err).toMatch(/^--password: This password is too easy to guess/);
    await admin(['create', email, '--password', PASSWORD]);
    const { browser, answer } = await signIn(email, PASSWORD);
    expect(answer.status).toBe(200);
    await admin(['create', email, '--password', `${PASSWORD}-2`]);
    expect((await browser.call('auth.session')).body.user).toBeNull();
    expect((await signIn(email, `${PASSWORD}-2`)).answer.status).toBe(200);
  });

  it('approves only the user who signed up as an admin', async () => {
    const pending = await signUp('admin');
    expect((await admin(['create', pending.email])).code).toBe(0);
    expect((await pending.browser.call('auth.session')).body.user?.status).toBe('active');
    const student = await signUp('student');
    const refused = await admin(['create', student.email]);
    expect(refused.code).toBe(1);
    expect(refused.err).toContain('belongs to a student');
  });

  it('takes over a user whom a registration left in Cognito', async () => {
    const email = newEmail();
    const id = await createOrFindUser(email);
    expect((await admin(['create', email])).code).toBe(0);
    expect(await getAccount(id)).toMatchObject({ email, role: 'admin', approved: true });
  });
});

describe('admin approve, suspend, restore', () => {
  it('approves a pending person', async () => {
    const { browser, email } = await signUp('employer');
    expect(await admin(['approve', email])).toEqual({ code: 0, out: `${email} is approved.\n`, err: '' });
    expect((await browser.call('auth.session')).body.user?.status).toBe('active');
  });

  it('suspends at the next request, and restores', async () => {
    const { browser, email } = await signUp();
    expect((await admin(['suspend', email])).code).toBe(0);
    expect((await browser.copy().call('auth.resendConfirmation')).status).toBe(401);
    const { answer } = await signIn(email);
    expect(answer.status).toBe(401);
    expect(answer.error.code).toBe('invalid_credentials');
    // Twice is as good as once.
    expect((await admin(['suspend', email])).code).toBe(0);
    expect((await admin(['restore', email])).code).toBe(0);
    expect((await signIn(email)).answer.status).toBe(200);
    expect((await browser.copy().call('auth.resendConfirmation')).status).toBe(401);
  });
});

describe('the command line', () => {
  it.each([
    [[], /^Usage: /],
    [['create'], /^Usage: /],
    [['promote', 'a@b.example'], /^Usage: /],
    [['create', 'a@b.example', 'c@d.example'], /^Usage: /],
    [['approve', 'nobody'], /^nobody is not an email address\.\n$/],
    [
      ['approve', 'nobody@people.fledge.test'],
      /^No account has the address nobody@people\.fledge\.test\.\n$/,
    ],
    [['approve', 'a@b.example', '--force'], /^There is no option --force\.\nUsage: /],
    [['create', 'a@b.example', '--first-name', '\u200b'], /^--first-name: First name is required\.\n$/],
    [
      ['suspend', 'a@b.example', '--reason', 'One\u0007two'],
      /^--reason: Remove the invisible character U\+0007/,
    ],
  ])('answers %j in words, and fails', async (args, message) => {
    const run = args.length === 0 ? adminProcess : admin;
    const { code, out, err } = await run(args);
    expect(err).toMatch(message);
    expect(err).not.toContain('    at ');
    expect({ code, out }).toEqual({ code: 1, out: '' });
  });

  it('says when no local copy runs', async () => {
    const { code, err } = await adminProcess(['approve', 'a@b.example'], join(tmpdir(), 'nothing-here'));
    expect({ code, err }).toEqual({
      code: 1,
      err: `Fledge is not running with the data in ${join(tmpdir(), 'nothing-here')}. Start it with: npm start\n`,
    });
  });
});
