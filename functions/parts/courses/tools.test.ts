import { expect, it } from 'vitest';
import { newId } from '#functions/core/ids.ts';
import { someOpportunity } from '#functions/scenarios/opportunity.ts';
import { askTool, textOf, toolOf } from '#functions/testing/advisor.ts';
import { enrol, publishedCourse, readLesson, someCourse, someLesson } from '#functions/testing/courses.ts';
import { member } from '#functions/testing/members.ts';
import { store } from '#functions/testing/publish.ts';
import { eventually } from '#functions/testing/stack.ts';
import { TOOLS } from './tools.ts';

const forSkill = toolOf(TOOLS, 'courses.forSkill');
const next = toolOf(TOOLS, 'courses.next');
const explain = toolOf(TOOLS, 'courses.explain');

it('names the course that teaches a skill, and says when none does', async () => {
  const skill = `Skill ${newId().slice(0, 8)}`;
  const id = await publishedCourse(someCourse({ title: `${skill} for all`, skills: [skill] }));
  const student = await member();
  const answer = await eventually('the list', async () => {
    const found = await askTool(forSkill, student, { skills: [skill] });
    return textOf(found).includes('teaches') && found;
  });
  expect(textOf(answer)).toContain(`“${skill} for all” teaches ${skill}.`);
  expect(answer.references).toEqual([{ kind: 'course', id, label: `${skill} for all` }]);
  expect(textOf(await askTool(forSkill, student, { skills: ['Falconry'] }))).toContain(
    'No course teaches Falconry yet',
  );
});

it('names the course that teaches what most saved postings ask for', async () => {
  // In small letters and without a number at its end, as a skill that nobody knows is written.
  const [skill, student] = [
    `w${newId()
      .replaceAll(/[^a-z]/gi, '')
      .toLowerCase()}`,
    await member(),
  ];
  await publishedCourse(someCourse({ title: `${skill} for all`, skills: [skill] }));
  expect(textOf(await askTool(forSkill, student))).toContain(
    'No course teaches what your saved postings ask for.',
  );
  const postings = [['Falconry', skill], ['Falconry', skill], ['Falconry']].map((skills) =>
    someOpportunity({ skills }),
  );
  await store(postings);
  for (const { id } of postings)
    (await student.browser.call('saved.save', { params: { opportunityId: id } })).body;
  await eventually('the list', async () =>
    textOf(await askTool(forSkill, student)).includes(
      `“${skill} for all” teaches ${skill}, which two of your saved postings ask for.`,
    ),
  );
});

it('says where to continue, with the lesson by its name', async () => {
  const [student, id] = [await member(), await publishedCourse()];
  expect(textOf(await askTool(next, student))).toContain('You haven’t begun a course yet.');
  (await enrol(student, id)).body;
  (await readLesson(student, id, { lesson: 1 })).body;
  const answer = await askTool(next, student);
  expect(textOf(answer)).toContain(
    'Continue with “Bridges for beginners”, lesson 2: Lesson number 2. 1 of 3 lessons are done.',
  );
});

it('quotes the passage of a lesson that a question is about, with what it cites, and no exercise', async () => {
  const student = await member();
  const sources = [{ title: 'The arch', url: 'https://example.org/arch', readOn: '2026-11-27' }];
  const text = 'A bridge.\n\nAn arch carries its load to both sides[^1].\n\n{{exercise 3}}\n\n{{exercise 4}}';
  const id = await publishedCourse(someCourse({}, [someLesson(1), someLesson(2, { text, sources })]));
  (await enrol(student, id)).body;
  const asked = (typed: string) => askTool(explain, student, { typed });
  const answer = await asked('What does my course say about an arch and its load?');
  expect(textOf(answer)).toContain('Lesson 2 of “Bridges for beginners”, “Lesson number 2”, says:');
  expect(textOf(answer)).toContain('An arch carries its load to both sides');
  expect(textOf(answer)).toContain('It cites “The arch”.');
  expect(answer.sources).toEqual([
    { title: 'Bridges for beginners, lesson 2', url: `/dashboard/student/courses/${id}/lessons/2` },
  ]);
  expect(answer.facts).toEqual([]);
  expect(textOf(await asked('What does it say about volcanoes?'))).toContain('says anything about that');
});
