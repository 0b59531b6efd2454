import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ROLES } from '#shared/core/contract.ts';
import {
  type Contact,
  contactProblem,
  mayRequest,
  reasonKey,
  requestBudget,
  requestIdOf,
  usersOfRequest,
} from './reason-rules.ts';
import { reasonSchema } from './reasons.ts';

const side = fc.constantFrom('asking' as const, 'answering' as const, undefined);
const contact: fc.Arbitrary<Contact> = fc.record({
  status: fc.constantFrom('open' as const, 'asked' as const, 'declined' as const, 'ended' as const),
  from: side,
  to: side,
  blocked: fc.boolean(),
});
const userId = fc.uuid();

describe('who may write to whom', () => {
  it('lets only the two sides of a reason write, to each other', () => {
    fc.assert(
      fc.property(contact, (one) => {
        if (contactProblem(one) !== undefined) return;
        expect(new Set([one.from, one.to])).toEqual(new Set(['asking', 'answering']));
      }),
    );
  });

  it('lets nobody write after the end, past a block, or after a refusal', () => {
    fc.assert(
      fc.property(contact, (one) => {
        if (one.blocked || one.status === 'ended' || one.status === 'declined')
          expect(contactProblem(one)).toBeDefined();
      }),
    );
  });

  it('gives users without a part the same answer, whatever the reason is', () => {
    fc.assert(
      fc.property(contact, (one) => {
        if (one.from === undefined) expect(contactProblem(one)).toBe('no_part');
      }),
    );
  });

  it('is the same both ways, but for a first contact that waits for its answer', () => {
    fc.assert(
      fc.property(contact, (one) => {
        const back = { ...one, from: one.to, to: one.from };
        if (one.status !== 'asked') expect(contactProblem(back)).toBe(contactProblem(one));
      }),
    );
    const asked: Contact = { status: 'asked', from: 'asking', to: 'answering', blocked: false };
    expect(contactProblem(asked)).toBe('waiting');
    expect(contactProblem({ ...asked, from: 'answering', to: 'asking' })).toBeUndefined();
  });
});

describe('first contacts', () => {
  it('have one id for two users, from which both follow', () => {
    fc.assert(
      fc.property(userId, userId, (one, other) => {
        fc.pre(one !== other);
        const id = requestIdOf(one, other);
        expect(requestIdOf(other, one)).toBe(id);
        expect(new Set(usersOfRequest(id))).toEqual(new Set([one, other]));
        expect(reasonSchema.parse({ kind: 'request', id })).toEqual({ kind: 'request', id });
      }),
    );
    for (const id of ['', 'a', 'b.a', 'a.a', 'a.b.c', '.a'])
      expect([id, reasonSchema.safeParse({ kind: 'request', id }).success]).toEqual([id, false]);
  });

  it('are begun by those with a budget, and never reach admins', () => {
    for (const from of ROLES)
      for (const to of ROLES)
        expect([from, to, mayRequest(from, to)]).toEqual([
          from,
          to,
          requestBudget(from) > 0 && to !== 'admin',
        ]);
    expect(ROLES.map(requestBudget)).toEqual([10, 0, 30, 10, 0]);
  });
});

it('tells reasons apart', () => {
  expect(reasonKey({ kind: 'application', opportunityId: 'o', userId: 'u' })).toBe('application#o#u');
  expect(reasonKey({ kind: 'request', id: 'a.b' })).toBe('request#a.b');
  expect(reasonKey({ kind: 'mentorship', id: 'a' })).toBe('mentorship#a');
  for (const kind of ['project_review', 'event'])
    expect(reasonSchema.safeParse({ kind, id: 'x' }).success).toBe(false);
});
