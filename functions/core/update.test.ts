import { expect, it } from 'vitest';
import { asRead, both, hasAll, isOneOf } from './conditions.ts';
import { append, appendFromNone, conditionOf, ifMissing, plus, updateOf } from './update.ts';

const KEY = { pk: 'a', sk: 'b' };

it('an update sets, removes, adds and takes out, in one expression', () => {
  const changes = {
    set: { status: 'open', note: undefined },
    remove: ['rejected', ['pending', 'x-1']] as const,
    add: { version: 1, kept: new Set(['u']) },
    discard: { blockedBy: new Set(['v']) },
  };
  expect(updateOf({ ...KEY, ...{ entity: 'c' } }, changes)).toEqual({
    Key: KEY,
    UpdateExpression:
      'SET #u_status = :u0 REMOVE #u_rejected, #u_pending.#u3 ADD #u_version :u1, #u_kept :u2 DELETE #u_blockedBy :u3',
    ExpressionAttributeNames: {
      '#u_status': 'status',
      '#u_rejected': 'rejected',
      '#u_pending': 'pending',
      '#u3': 'x-1',
      '#u_version': 'version',
      '#u_kept': 'kept',
      '#u_blockedBy': 'blockedBy',
    },
    ExpressionAttributeValues: { ':u0': 'open', ':u1': 1, ':u2': new Set(['u']), ':u3': new Set(['v']) },
  });
});

it.each([
  ['what is missing', ifMissing(1), 'if_not_exists(#u_counts[60], :u0)', { ':u0': 1 }],
  ['a number', plus(-1), '#u_counts[60] + :u0', { ':u0': -1 }],
  ['a list', append(['x']), 'list_append(#u_counts[60], :u0)', { ':u0': ['x'] }],
  [
    'a list that may be missing',
    appendFromNone(['x']),
    'list_append(if_not_exists(#u_counts[60], :u1), :u0)',
    { ':u0': ['x'], ':u1': [] },
  ],
])('computes %s from what is there', (_, value, expression, values) => {
  expect(updateOf(KEY, { setAt: [[['counts', 60], value]] })).toEqual({
    Key: KEY,
    UpdateExpression: `SET #u_counts[60] = ${expression}`,
    ExpressionAttributeNames: { '#u_counts': 'counts' },
    ExpressionAttributeValues: values,
  });
});

it('an update without values, such as a removal, has none: the table refuses an empty record', () => {
  expect(Object.keys(updateOf(KEY, { remove: ['reportedAt'] }))).not.toContain('ExpressionAttributeValues');
});

it('the condition of an update has placeholders of its own', () => {
  const only = both({ condition: 'attribute_exists(pk)' }, asRead({ version: 2, rejected: undefined }));
  expect(updateOf(KEY, { set: { version: 3 } }, only)).toEqual({
    Key: KEY,
    UpdateExpression: 'SET #u_version = :u0',
    ConditionExpression: 'attribute_exists(pk) AND #c_version = :c0 AND attribute_not_exists(#c_rejected)',
    ExpressionAttributeNames: { '#u_version': 'version', '#c_version': 'version', '#c_rejected': 'rejected' },
    ExpressionAttributeValues: { ':u0': 3, ':c0': 2 },
  });
});

it('a condition names each value and each path', () => {
  expect(conditionOf(isOneOf('status', ['open', 'paused']))).toEqual({
    ConditionExpression: '#c_status IN (:c0, :c1)',
    ExpressionAttributeNames: { '#c_status': 'status' },
    ExpressionAttributeValues: { ':c0': 'open', ':c1': 'paused' },
  });
  expect(
    conditionOf(
      hasAll([
        ['searches', 'a-1'],
        ['searches', 'a-2'],
      ]),
    ),
  ).toEqual({
    ConditionExpression: 'attribute_exists(#c_searches.#c1) AND attribute_exists(#c_searches.#c2)',
    ExpressionAttributeNames: { '#c_searches': 'searches', '#c1': 'a-1', '#c2': 'a-2' },
  });
});

it('two conditions with the same placeholders are refused, as one would take the other’s values', () => {
  expect(() => both(asRead({ version: 2 }), asRead({ status: 'open' }))).toThrow(
    /^Two conditions use the placeholder/,
  );
});
