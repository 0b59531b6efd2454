import { expect, it } from 'vitest';
import type { Calling } from '../calling/calls.ts';
import { callsOf } from './answer-part.ts';

const called: string[] = [];
const call = ((id: string) => {
  called.push(id);
  return Promise.resolve({});
}) as Calling;
const tool = {
  intent: 'postings.draft',
  routes: ['postings.lint', 'postings.create', 'postings.mine'] as const,
};

it('a tool reads the routes that it declares, and calls none that it does not or that change anything', async () => {
  const calls = callsOf(tool, call);
  await calls('postings.mine');
  await calls('postings.lint', { body: { type: 'job' } });
  expect(() => calls('applications.list')).toThrow('does not declare');
  expect(() => calls('postings.create', { body: {} })).toThrow('before the user has confirmed it');
  expect(called).toEqual(['postings.mine', 'postings.lint']);
});
