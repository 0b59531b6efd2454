import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { OperatorError } from './operator-error.ts';
import { stageNamed } from './stages.ts';

describe('stageNamed', () => {
  it.each(['prod', 'dev', 'local', 'pr-1', 'pr-1234'])('knows %s', (name) => {
    expect(stageNamed(name)).toMatchObject({ name, production: name === 'prod', local: name === 'local' });
  });

  it.each([undefined, '', 'Prod', 'production', 'pr', 'pr-', 'pr-0', 'pr-007', 'pr-x', 'dev ', 7])(
    'refuses %j and says what to use',
    (name) => {
      expect(() => stageNamed(name)).toThrow(OperatorError);
      expect(() => stageNamed(name)).toThrow(/use prod, dev, pr-<number> or local/);
    },
  );

  it('takes nothing that would not do as a part of a stack name', () => {
    fc.assert(
      fc.property(fc.string(), (name) => {
        try {
          expect(stageNamed(name).name).toMatch(/^[a-z][a-z0-9-]*$/);
        } catch (error) {
          expect(error).toBeInstanceOf(OperatorError);
        }
      }),
    );
  });

  it('takes a sender and refuses what is none', () => {
    expect(stageNamed('prod', { mailFrom: 'hello@fledge.example' }).mailFrom).toBe('hello@fledge.example');
    for (const mailFrom of ['fledge.example', 'a@b', '', 'a b@c.d', true])
      expect(() => stageNamed('prod', { mailFrom })).toThrow(OperatorError);
  });

  it('has a sender locally, and none elsewhere unless told', () => {
    expect(stageNamed('local').mailFrom).toBeDefined();
    expect(stageNamed('dev').mailFrom).toBeUndefined();
  });
});
