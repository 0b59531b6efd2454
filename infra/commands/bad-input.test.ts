import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { inParallel } from '#functions/core/in-parallel.ts';
import manifest from '../../package.json' with { type: 'json' };
import { type StandIn, standInForAws } from '../testing/aws-stand-in.ts';
import { runsCommand } from '../testing/command.ts';

/** The commands that work on the data of a stage, with what they need besides its name. */
const COMMANDS: Readonly<Record<string, readonly string[]>> = {
  admin: ['suspend', 'a@fledge.example', '--reason', 'Test'],
  audit: ['verify'],
  courses: ['publish'],
  redrive: [],
};

let aws: StandIn;
beforeEach(async () => {
  aws = await standInForAws();
});
afterEach(() => aws.close());

const run = (name: string, stage: string) =>
  runsCommand(`../../functions/commands/${name}`, [...(COMMANDS[name] ?? []), '--stage', stage], aws.env);

describe.each(Object.keys(COMMANDS))('npm run %s', (name) => {
  it('refuses a stage that there cannot be in one line, and asks AWS nothing', async () => {
    expect(await run(name, 'staging')).toEqual({
      code: 1,
      out: '',
      err: 'There is no stage "staging": use prod, dev, pr-<number> or local.\n',
    });
    expect(aws.asked).toEqual([]);
  });

  it('says in one line which permission is missing', async () => {
    aws.denied.add('DescribeStacks');
    const { code, out, err } = await run(name, 'prod');
    expect({ code, out }).toEqual({ code: 1, out: '' });
    expect(err).toBe(
      'AWS says AccessDenied: User: x is not authorized to perform: cloudformation:DescribeStacks\n',
    );
  });
});

/** The files of the commands that read their own arguments. `npm run e2e` hands on what it does not know. */
const OWN = Object.values(manifest.scripts).flatMap((script) => {
  const [, file] = /^node ((?:infra|functions)\/(?:commands|contract)\/[\w-]+)\.ts$/.exec(script) ?? [];
  return file === undefined || file.endsWith('/e2e') ? [] : [file];
});

describe('every command', () => {
  it('answers an unknown option and a superfluous word in words, with its usage', async () => {
    expect(OWN.length).toBeGreaterThan(15);
    const wrong = [
      ...OWN.map((file) => ({ file, args: ['--frehs'], says: 'There is no option --frehs.' })),
      ...['infra/commands/seed', 'infra/contract/generate'].map((file) => ({
        file,
        args: ['superfluous'],
        says: '“superfluous” is not expected.',
      })),
    ];
    await inParallel(wrong, 4, async ({ file, args, says }) => {
      const { code, out, err } = await runsCommand(`../../${file}`, args, aws.env);
      expect({ file, code, out, err }).toEqual({
        file,
        code: 1,
        out: '',
        err: expect.stringContaining(`${says}\nUsage: npm run `),
      });
      expect(err).not.toMatch(/^ {4}at /m);
    });
    expect(aws.asked).toEqual([]);
  });

  it.each([
    [
      'seed',
      ['--opportunities', '-3'],
      '--opportunities: must be a whole number from 1 to 1,000,000\nUsage: ',
    ],
    [
      'seed',
      ['--opportunities', '1.5'],
      '--opportunities: must be a whole number from 1 to 1,000,000\nUsage: ',
    ],
    [
      'seed',
      ['--opportunities', '1e9'],
      '--opportunities: must be a whole number from 1 to 1,000,000\nUsage: ',
    ],
    ['seed', ['--opportunities'], '--opportunities needs a value.\nUsage: '],
    ['seed', ['--stage', 'prod'], '--stage: must be dev or pr-N; prod holds only what people made\nUsage: '],
    ['soak', ['--requests', '-1'], '-1 is not a whole number above 0.\nUsage: '],
    ['soak', ['--seed', 'x'], 'x is not a whole number above 0.\nUsage: '],
    ['bench', ['--large', '-5'], '-5 is not a whole number above 1000.\nUsage: '],
    ['cost', ['--stage', 'prod', '--mau', '-1'], '--mau -1 is no number of users between 0 and '],
    ['sweep', ['--open', '-1'], '--open: -1 is no number of a pull request.\nUsage: '],
  ])('%s %j', async (name, args, says) => {
    const { code, out, err } = await runsCommand(name, args, aws.env);
    expect({ code, out }).toEqual({ code: 1, out: '' });
    expect(err).toContain(says);
    expect(err).not.toMatch(/^ {4}at |Did you forget/m);
  });
});

describe('a stage that is not deployed', () => {
  it('is named as that', async () => {
    expect((await run('audit', 'dev')).err).toBe('There is no stage dev in this account and region.\n');
  });
});
