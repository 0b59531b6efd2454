import { expect, test } from 'vitest';
import { ROLES } from '#shared/core/contract.ts';
import { beginningsAt } from './questions.ts';

const SCREENS = ['/', '/explore', '/dashboard', '/dashboard/profile', '/dashboard/employer/post-job'];

test('everyone is greeted everywhere with three different questions', () => {
  for (const role of [...ROLES, undefined])
    for (const screen of SCREENS) {
      const { greeting, questions } = beginningsAt(screen, role);
      expect(greeting).not.toBe('');
      expect(new Set(questions).size, `${role} at ${screen}`).toBe(3);
    }
});

test('the questions fit the screen, and otherwise the role', () => {
  expect(beginningsAt('/opportunities/1', 'student')).toEqual(beginningsAt('/explore', 'student'));
  expect(beginningsAt('/explore', 'student')).not.toEqual(beginningsAt('/dashboard', 'student'));
  expect(beginningsAt('/explore', 'mentor')).toEqual(beginningsAt('/dashboard', 'mentor'));
});
