import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type StandIn, standInForAws } from '../testing/aws-stand-in.ts';
import { runsCommand } from '../testing/command.ts';

/** The commands that work on the data of a stage, with what they need besides its name. */
const COMMANDS: Readonly<Record<string, readonly string[]>> = {
  admin: ['suspend', 'a@fledge.example', '--reason', 'Test'],
  audit: ['verify'],
  backfill: [],
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

describe('a stage that is not deployed', () => {
  it('is named as that', async () => {
    expect((await run('audit', 'dev')).err).toBe('There is no stage dev in this account and region.\n');
  });
});
