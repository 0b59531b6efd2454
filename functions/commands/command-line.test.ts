import { describe, expect, it } from 'vitest';
import { commandLine, WrongArguments } from './command-line.ts';

const options = {
  count: { type: 'string' },
  only: { type: 'string', multiple: true },
  renew: { type: 'boolean' },
  short: { type: 'string', short: 's' },
} as const;

describe('the arguments of a command', () => {
  it.each<[string[], object]>([
    [[], {}],
    [['--count', '3', '--renew'], { count: '3', renew: true }],
    [['--count', '-3', '--renew'], { count: '-3', renew: true }],
    [
      ['--renew', '--count', '-3.5', '--only', '-1', '--only', '2'],
      { renew: true, count: '-3.5', only: ['-1', '2'] },
    ],
    [['--count=-3'], { count: '-3' }],
    [['--count=--x'], { count: '--x' }],
    [['-s', 'x'], { short: 'x' }],
    [['-s', '-2'], { short: '-2' }],
    [['--count', ''], { count: '' }],
    [['--count='], { count: '' }],
  ])('%j are read', (args, values) => {
    expect({ ...commandLine({ args, options }).values }).toEqual(values);
  });

  it.each([
    [['--frehs'], 'There is no option --frehs.'],
    [['--frehs=1', '--count', '3'], 'There is no option --frehs.'],
    [['-x'], 'There is no option -x.'],
    [['-3'], 'There is no option -3.'],
    [['--toString'], 'There is no option --toString.'],
    [['--__proto__', 'x'], 'There is no option --__proto__.'],
    [['--count'], '--count needs a value.'],
    [['--count', '--renew'], '--count needs a value. One that begins with a dash is written --count=--renew'],
    [['--renew=yes'], '--renew takes no value.'],
    [['--no-renew'], 'There is no option --no-renew.'],
    [['prod'], '“prod” is not expected.'],
    [['--renew', 'true'], '“true” is not expected.'],
    [['--', '--count', '3'], '“--” is not expected.'],
  ])('%j are refused in one line', (args, message) => {
    expect(() => commandLine({ args, options })).toThrow(new WrongArguments(message));
  });

  it('may have words, where a command takes some', () => {
    const { positionals, values } = commandLine({
      args: ['a.pdf', '--', '--b.pdf'],
      options,
      allowPositionals: true,
    });
    expect([positionals, { ...values }]).toEqual([['a.pdf', '--b.pdf'], {}]);
  });
});
