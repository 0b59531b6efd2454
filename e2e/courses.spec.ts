import { COURSES, enrolmentOnce, publish, ropes } from './support/courses.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './support/fixtures.ts';
import { ownName, sent } from './support/mentoring.ts';
import { openOpportunities } from './support/opportunities.ts';
import { signUp } from './support/people.ts';
import { toastSaying } from './support/signIn.ts';

test('a student finds a course that their saved postings ask for, starts it, leaves it and comes back', {
  tag: '@local',
}, async ({ page, signedUp }) => {
  await signedUp({ confirmed: true, onboarded: true });
  const posting = (await openOpportunities(page.request)).find(({ skills }) => skills.includes('Python'));
  await sent(page.request.put(`/api/saved/${posting?.id}`, { data: { state: 'saved' } }));
  await page.goto(COURSES);
  const list = page.getByRole('list', { name: 'Courses' });
  const row = list.getByRole('listitem').filter({ hasText: 'Python for data' });
  await expect(row).toContainText('Asked for in 1 of your saved postings');
  await expect(row).toContainText('Passing means');
  await page.getByLabel('Search courses').fill('pythn');
  await expect(page.getByText('No results for “pythn”.')).toBeVisible();
  await page.getByLabel('Search courses').fill('python');
  await page.getByLabel('Level').selectOption({ label: 'Beginner' });
  await expect(list.getByRole('listitem')).toHaveCount(1);
  await page.reload();
  await expect(list.getByRole('listitem')).toHaveCount(1);
  await expectAccessible(page, 'the list of courses');
  await page.setViewportSize({ width: 320, height: 780 });
  await expectNoSidewaysScroll(page);
  await row.getByRole('link', { name: 'Python for data' }).click();

  await expect(page.getByRole('heading', { level: 1, name: 'Python for data' })).toBeVisible();
  await expect(page.getByText('We show how well it measures once 30 people have taken it')).toBeVisible();
  const lessons = page.getByRole('region', { name: 'Lessons' });
  await expect(lessons.getByRole('heading', { level: 3 })).toHaveCount(6);
  await page.getByRole('button', { name: 'Start course' }).click();
  await expect(page.getByText('Lesson 1 of 6')).toBeVisible();
  await page.goBack();
  await page.getByRole('button', { name: 'Leave course' }).click();
  await expect(
    toastSaying(page, 'You left the course. Your progress is kept in case you return.'),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Return to the course' }).click();
  await expect(page.getByRole('link', { name: 'Start lesson 1' })).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page, 'the page of a course');
  await page.getByRole('link', { name: 'Add as a project' }).click();
  await expect(page.getByRole('dialog', { name: 'Add project' }).getByLabel('Title')).not.toHaveValue('');

  await page.goto('/dashboard');
  await page.getByRole('link', { name: 'Continue: Python for data, lesson 1' }).click();
  await expect(page.getByText('Lesson 1 of 6')).toBeVisible();
  await page.goto(`${COURSES}/none`);
  await expect(page.getByRole('heading', { name: 'We couldn’t find this course' })).toBeVisible();
});

test('what would raise a match leads to the course that teaches it', { tag: '@local' }, async ({ page }) => {
  const posting = (await openOpportunities(page.request, 'type=job')).find(
    ({ skills }) => skills.length > 1 && skills.includes('React'),
  );
  const others = posting?.skills.filter((skill) => skill !== 'React') ?? [];
  await signUp(page.context(), { confirmed: true, onboarded: { skills: others } });
  await page.goto(`/opportunities/${posting?.id}`);
  await page.getByRole('link', { name: 'Course: React essentials' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'React essentials' })).toBeVisible();
});

test('of a new version a student reads what differs, keeps theirs, and switches to a later one', {
  tag: '@local',
}, async ({ page, signedUp }) => {
  const title = `Ropes ${ownName('Anew')}`;
  const id = await publish(ropes(title));
  await signedUp({ confirmed: true, onboarded: true });
  await sent(page.request.put(`/api/enrolments/${id}`, { data: {} }));
  const progress = { lesson: 1, done: true, place: 0, version: 1 };
  await sent(page.request.put(`/api/enrolments/${id}/progress`, { data: progress }));
  await publish(ropes(title, { text: '## Another beginning\n\nIt is shorter.' }), {
    id,
    changes: 'The lesson about stoppers is shorter.',
  });
  await enrolmentOnce(page, id, ({ newer }) => newer?.version === 2);

  await page.goto(`${COURSES}?tab=mine`);
  await page.getByRole('link', { name: 'A newer version is out: keep yours or switch' }).click();
  await expect(page.getByText('The lesson about stoppers is shorter.')).toBeVisible();
  await expect(page.getByText('Gwen Farrow')).toBeVisible();
  await expectAccessible(page, 'a new version of a course');
  await page.getByRole('button', { name: 'Keep version 1' }).click();
  await expect(toastSaying(page, 'You’re staying on version 1')).toBeVisible();
  await page.reload();
  await expect(page.getByText('1 of 3 lessons done')).toBeVisible();
  await expect(page.getByText('Keep version 1')).toBeHidden();
  await page.getByRole('link', { name: 'Continue with lesson 2' }).click();
  await expect(page.getByRole('heading', { name: 'The beginning' })).toBeVisible();

  await publish(ropes(title, { text: '## A third beginning\n\nIt is shorter again.' }), {
    id,
    changes: 'Stoppers, once more.',
  });
  await enrolmentOnce(page, id, ({ newer }) => newer?.version === 3);
  await page.goto(`${COURSES}/${id}`);
  await page.getByRole('button', { name: 'Switch to version 3' }).click();
  await expect(toastSaying(page, 'You’re now reading version 3')).toBeVisible();
  await expect(page.getByText('1 of 3 lessons done')).toBeVisible();
  await page.getByRole('link', { name: 'Continue with lesson 2' }).click();
  await expect(page.getByRole('heading', { name: 'A third beginning' })).toBeVisible();
});
