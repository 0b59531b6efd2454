import { describe, expect, it } from 'vitest';
import { TOOLS as ENGAGEMENT_TOOLS } from '#functions/parts/engagements/tools.ts';
import { TOOLS } from '#functions/parts/projects/tools.ts';
import { askTool, textOf, toolOf } from '#functions/testing/advisor.ts';
import { engaged, handIn } from '#functions/testing/engagements.ts';
import { member } from '#functions/testing/members.ts';
import { draftProject, submitted, TIDES } from '#functions/testing/projects.ts';
import { claimed, finish, reviewer } from '#functions/testing/reviews.ts';
import { eventually } from '#functions/testing/stack.ts';
import { dayText } from '#shared/core/day-text.ts';
import { TOOLS as REVIEW_TOOLS } from './tools.ts';

const status = toolOf(TOOLS, 'projects.status');
const feedback = toolOf(TOOLS, 'projects.feedback');
const waiting = toolOf(REVIEW_TOOLS, 'reviews.waiting');
const live = toolOf(ENGAGEMENT_TOOLS, 'engagements.status');

describe('the projects of a student', () => {
  it('are listed with their status and place, as on their screen', async () => {
    expect(textOf(await askTool(status, await member(), {}))).toContain('You have no projects yet.');
    const { student, id } = await submitted();
    await draftProject(student, { title: 'A second one' });
    const answer = await eventually('both projects', async () => {
      const asked = await askTool(status, student, {});
      return asked.references?.length === 2 && asked;
    });
    expect(textOf(answer)).toContain('You have two projects; one waits for a review.');
    expect(textOf(answer)).toContain('A second one: Draft');
    const one = await askTool(status, student, { name: 'tide' });
    expect(one.references).toEqual([{ kind: 'project', id, label: TIDES.title }]);
    expect(textOf(one)).toMatch(/^“Tide tables for small harbours”: Waiting for review; .* in the queue/);
  });

  it('have what the reviewer said once the review is in, and nothing of it before', async () => {
    const { student, mentor, id } = await claimed();
    expect(textOf(await askTool(feedback, student, {}))).toContain('Nobody has reviewed');
    (await finish(mentor, id, 4, 'The units are clear.')).body;
    const answer = await askTool(feedback, student, {});
    expect(textOf(answer)).toMatch(/gave 80% \(4 stars\)[\s\S]*: The units are clear\./);
    expect(textOf(answer)).toContain('Code Quality 4 of 5');
    expect(answer.facts[0]?.values.overall).toEqual({ kind: 'number', value: '80' });
  });
});

describe('the reviews of a mentor', () => {
  it('are the queue with their claims first', async () => {
    const { mentor } = await claimed();
    const answer = await askTool(waiting, mentor, {}, { role: 'mentor' });
    expect(textOf(answer)).toContain('You have claimed one review.');
    expect(textOf(answer)).toContain(`${TIDES.title}: claimed by you until`);
    const beginner = await member({ role: 'mentor' });
    await submitted();
    expect(textOf(await askTool(waiting, beginner, {}, { role: 'mentor' }))).toContain(
      'Before your first review you rate two reference projects.',
    );
    expect(textOf(await askTool(waiting, await reviewer(), {}, { role: 'mentor' }))).not.toContain(
      'reference',
    );
  });
});

describe('live projects', () => {
  it('say what is next, from each side', async () => {
    const milestones = [{ id: 'plan', title: 'A plan', details: '', due: '2999-01-10', done: false }];
    const { student, employer, id } = await engaged({ milestones });
    const asked = (who: typeof student, role: 'student' | 'employer') =>
      eventually('the project', async () => {
        const answer = await askTool(live, who, {}, { role });
        return answer.references?.length === 1 && answer;
      });
    expect(textOf(await asked(student, 'student'))).toContain(
      `is active; the next milestone, “A plan”, is due on ${dayText('2999-01-10')}.`,
    );
    (await handIn(student, id, 'plan')).body;
    const answer = await eventually('what was handed in', async () => {
      const found = await asked(employer, 'employer');
      return textOf(found).includes('delivered') && found;
    });
    expect(textOf(answer)).toContain(
      'with Stella Test is delivered; something handed in waits for your answer',
    );
    const none = await askTool(live, await member({ role: 'alumni' }), {}, { role: 'alumni' });
    expect(textOf(none)).toContain('You have no live project.');
  });
});
