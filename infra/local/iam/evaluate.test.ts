import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { evaluate } from './evaluate.ts';
import { checkStatement, type Statement } from './statement.ts';

const actions = ['dynamodb:GetItem', 'dynamodb:PutItem', 'ses:SendEmail'] as const;
const resources = ['arn:t/one', 'arn:t/one/index/gsi1', 'arn:t/two'] as const;

const statement: fc.Arbitrary<Statement> = fc.record({
  Effect: fc.constantFrom('Allow', 'Deny'),
  Action: fc.array(fc.constantFrom(...actions, 'dynamodb:*', 'dynamodb:???Item', '*'), { minLength: 1 }),
  Resource: fc.array(fc.constantFrom(...resources, 'arn:t/one*', '*'), { minLength: 1 }),
});
const policy = fc.array(statement, { maxLength: 6 });
const action = fc.constantFrom(...actions);
const resource = fc.constantFrom(...resources);

describe('evaluation', () => {
  test('does not depend on the order of the statements or of what they list', () => {
    fc.assert(
      fc.property(policy, action, resource, (statements, what, where) => {
        const reversed = statements.toReversed().map((one) => ({
          ...one,
          Action: [...one.Action].reverse(),
          Resource: [...one.Resource].reverse(),
        }));
        expect(evaluate(reversed, what, where)).toBe(evaluate(statements, what, where));
      }),
    );
  });

  test('lets an explicit deny win whatever else is said', () => {
    fc.assert(
      fc.property(policy, action, resource, (statements, Action, Resource) => {
        const denied = [...statements, { Effect: 'Deny', Action, Resource } as const];
        expect(evaluate(denied, Action, Resource)).toBe('explicit-deny');
      }),
    );
  });

  test('allows only what some Allow covers, and never less for one more Allow', () => {
    fc.assert(
      fc.property(policy, action, resource, (statements, Action, Resource) => {
        const denies = statements.filter(({ Effect }) => Effect === 'Deny');
        expect(evaluate(denies, Action, Resource)).not.toBe('allow');
        const more = evaluate([...statements, { Effect: 'Allow', Action, Resource }], Action, Resource);
        expect(more).toBe(
          evaluate(statements, Action, Resource) === 'explicit-deny' ? 'explicit-deny' : 'allow',
        );
      }),
    );
  });

  test('denies by default', () => {
    fc.assert(fc.property(action, resource, (what, where) => evaluate([], what, where) === 'implicit-deny'));
  });

  test('compares actions without case and resources with it', () => {
    const allow: Statement = { Effect: 'Allow', Action: 'DynamoDB:getitem', Resource: 'arn:t/One' };
    expect(evaluate([allow], 'dynamodb:GetItem', 'arn:t/One')).toBe('allow');
    expect(evaluate([allow], 'dynamodb:GetItem', 'arn:t/one')).toBe('implicit-deny');
  });
});

describe('conditions', () => {
  const allowed = (Condition: Statement['Condition'], context: Record<string, string[]>) =>
    evaluate(
      [{ Effect: 'Allow', Action: '*', Resource: '*', ...(Condition && { Condition }) }],
      'ses:SendEmail',
      'x',
      context,
    ) === 'allow';
  const from = (address: string) => ({ 'ses:fromaddress': [address] });

  test.each<[string, Statement['Condition'], Record<string, string[]>, boolean]>([
    ['equal', { StringEquals: { 'ses:FromAddress': 'a@b.c' } }, from('a@b.c'), true],
    ['one of several', { StringEquals: { 'ses:FromAddress': ['x', 'a@b.c'] } }, from('a@b.c'), true],
    [
      'equal but for capitals',
      { StringEqualsIgnoreCase: { 'ses:FromAddress': 'A@b.c' } },
      from('a@B.c'),
      true,
    ],
    ['not equal', { StringEquals: { 'ses:FromAddress': 'a@b.c' } }, from('b@b.c'), false],
    ['like', { StringLike: { 'ses:FromAddress': '*@b.c' } }, from('b@b.c'), true],
    ['negated', { StringNotEquals: { 'ses:FromAddress': ['a@b.c', 'b@b.c'] } }, from('b@b.c'), false],
    ['negated, absent', { StringNotEquals: { 'ses:FromAddress': 'a' } }, {}, true],
    ['absent', { StringEquals: { 'ses:FromAddress': 'a@b.c' } }, {}, false],
    ['absent, if it exists', { StringEqualsIfExists: { 'ses:FromAddress': 'a@b.c' } }, {}, true],
    [
      'all values',
      { 'ForAllValues:StringLike': { 'ses:Recipients': '*@b.c' } },
      { 'ses:recipients': ['x@b.c', 'y@d.e'] },
      false,
    ],
    [
      'any value',
      { 'ForAnyValue:StringLike': { 'ses:Recipients': '*@b.c' } },
      { 'ses:recipients': ['x@b.c', 'y@d.e'] },
      true,
    ],
    [
      'two operators, one fails',
      { StringLike: { 'ses:FromAddress': '*' }, StringEquals: { 'ses:FromAddress': 'x' } },
      from('a@b.c'),
      false,
    ],
  ])('%s', (_, Condition, context, expected) => {
    expect(allowed(Condition, context)).toBe(expected);
  });
});

describe('what is not evaluated here is refused when a policy is issued', () => {
  const base = { Effect: 'Allow', Action: 's3:GetObject', Resource: '*' };
  test.each<[string, object]>([
    ['NotAction', { Effect: 'Allow', NotAction: 's3:*', Resource: '*' }],
    ['NotResource', { Effect: 'Allow', Action: '*', NotResource: '*' }],
    ['DateGreaterThan', { ...base, Condition: { DateGreaterThan: { 'ses:FromAddress': '2030-01-01' } } }],
    ['aws:SourceIp', { ...base, Condition: { StringEquals: { 'aws:SourceIp': '10.0.0.1' } } }],
    ['policy variable', { ...base, Resource: `arn:aws:s3:::home/\${aws:username}` }],
    ['Resource', { ...base, Resource: { 'Fn::GetAtt': ['Table', 'Arn'] } }],
    ['Effect', { ...base, Effect: 'Permit' }],
  ])('%s', (named, statement) => {
    expect(() => checkStatement('applications', statement as Statement)).toThrow(named);
    expect(() => checkStatement('applications', statement as Statement)).toThrow('applications');
  });
});
