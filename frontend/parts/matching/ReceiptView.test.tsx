import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { api } from '#frontend/core/api/client.ts';
import type { Receipt } from '#shared/core/match-receipt.ts';
import type { Course } from '#shared/features/courses/schema.ts';
import { emptyProfileData, type User } from '#shared/features/users/schema.ts';
import { ReceiptView } from './ReceiptView.tsx';

const PART = { score: 40, weight: 25, evidence: [] };
const RECEIPT: Receipt = {
  version: '1',
  asOf: '2026-11-27',
  total: 40,
  parts: { skills: PART, experience: PART, education: PART, location: PART },
  raises: [
    { what: 'React, with a project that shows it', points: 12, skill: 'React' },
    { what: 'Rust, with a project that shows it', points: 4, skill: 'Rust' },
    { what: 'Leeds among the places that you look for', points: 3 },
  ],
};
const USER: User = {
  ...{ id: 'u1', email: 'robin@example.com', firstName: 'Robin', lastName: 'Example' },
  ...{ phone: '', dateOfBirth: '2004-05-06', role: 'student', status: 'active', emailConfirmed: true },
  profileData: { ...emptyProfileData(), isOnboardingComplete: true },
};
const COURSE: Course = {
  ...{ id: 'react-essentials', version: 1, title: 'React essentials', summary: '', skills: ['React'] },
  ...{ hours: 6, level: 'beginner', lessons: 6, completing: '', passing: '', author: 'Fledge' },
  publishedAt: '2026-11-01T08:00:00.000Z',
};

/** A receipt as a user of a role sees it, to whom the list of courses has answered. */
const shownTo = (role: 'student' | 'employer'): string => {
  const client = new QueryClient();
  client.setQueryData(api.query('auth.session').queryKey, { user: { ...USER, role } });
  for (const skill of ['React', 'Rust'])
    client.setQueryData(api.query('courses.list', { query: { skill, limit: 1 } }).queryKey, {
      items: COURSE.skills.includes(skill) ? [COURSE] : [],
      nextCursor: null,
    });
  return renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <MemoryRouter>
        <ReceiptView receipt={RECEIPT} id="posting" title="Frontend intern" />
      </MemoryRouter>
    </QueryClientProvider>,
  );
};

test('what would raise a match links to the course that teaches the skill, for a student', () => {
  const html = shownTo('student');
  expect(html.match(/Course: [^<]+/g)).toEqual(['Course: React essentials']);
  expect(html).toContain('href="/dashboard/student/courses/react-essentials"');
  expect(shownTo('employer')).not.toContain('Course:');
});
