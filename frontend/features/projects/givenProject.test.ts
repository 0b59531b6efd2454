import { expect, test } from 'vitest';
import { projectOfTask } from '#frontend/parts/courses/taskPath.ts';
import { PROJECT } from '#shared/features/projects/rules.ts';
import { givenProject } from './givenProject.ts';

const given = (path: string) => givenProject(new URL(path, 'https://fledge.test').searchParams);

test('the link of a course’s task fills in its title and technologies', () => {
  const task = { title: 'Budget & “what if”', technologies: ['React', 'C++'], brief: [] };
  expect(given(projectOfTask('tides', task))).toEqual({ title: task.title, technologies: task.technologies });
});

test('a link fills in no more than the form takes', () => {
  expect(given('/?edit=new')).toEqual({});
  expect(given('/?title=%20&technologies=,,')).toEqual({});
  expect(given(`/?title=${'a'.repeat(PROJECT.title + 5)}`).title).toHaveLength(PROJECT.title);
  const many = Array.from({ length: PROJECT.technologies + 3 }, (_, number) => `t${number}`).join(',');
  expect(given(`/?technologies=${many},t1`).technologies).toHaveLength(PROJECT.technologies);
});
