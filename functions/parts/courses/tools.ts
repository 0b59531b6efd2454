import { cards, detailOf, paragraph, SHOWN, said } from '#functions/core/advisor/blocks.ts';
import { namedAmong } from '#functions/core/advisor/choose.ts';
import { type CallOf, defineTool } from '#functions/core/advisor/define-tool.ts';
import type { Fact, Reference, Tool, ToolAnswer } from '#functions/core/advisor/tool.ts';
import { number, text, word } from '#functions/core/advisor/values.ts';
import { counted, listed, quoted } from '#functions/core/advisor/words.ts';
import { shortened } from '#shared/core/characters.ts';
import type { Source } from '#shared/features/ai/schema.ts';
import { coursePath, lessonPath } from '#shared/features/courses/paths.ts';
import { LEVEL_LABELS } from '#shared/features/courses/rules.ts';
import type { Course } from '#shared/features/courses/schema.ts';
import { enrolmentWorkflow } from '#shared/features/enrolments/rules.ts';
import type { Enrolment } from '#shared/features/enrolments/schema.ts';
import { bestPassage, type Passage, topicOf } from './passages.ts';

const SOURCE: Source = { title: 'Courses', url: '/dashboard/student/courses' };
/** How many skills are looked for among the courses, one after the other. */
const LOOKED_FOR = 5;
/** How many courses are looked through for a passage, the one that was read last first. */
const LOOKED_THROUGH = 5;
/** Characters of a passage that are quoted. */
const QUOTED = 600;

const courseReference = ({ id, title }: Pick<Course, 'id' | 'title'>): Reference => ({
  kind: 'course',
  id,
  label: title,
});

const courseFact = ({ id, title, hours, level, lessons }: Course): Fact => ({
  about: 'course',
  values: {
    title: text(title),
    hours: number(hours),
    lessons: number(lessons),
    level: word(LEVEL_LABELS[level]),
  },
  path: coursePath(id),
});

const courseCard = ({ id, title, hours, level, skills }: Course) => ({
  title,
  detail: detailOf(listed(skills), LEVEL_LABELS[level], counted(hours, 'hour')),
  path: coursePath(id),
});

const coursesAnswer = (lead: string, found: readonly Course[]): ToolAnswer => ({
  blocks: [paragraph(lead), ...cards(found.slice(0, SHOWN).map(courseCard))],
  sources: [SOURCE],
  facts: found.slice(0, SHOWN).map(courseFact),
  references: found.slice(0, SHOWN).map(courseReference),
  suggestions: ['Where did I stop in my course?'],
});

type Search = CallOf<'courses.list'>;

/** The first of the skills that a course teaches, with the courses that do. */
const firstTaught = async <S extends { readonly skill: string }>(
  { call }: Search,
  skills: readonly S[],
): Promise<{ readonly wanted: S; readonly found: readonly Course[] } | undefined> => {
  for (const wanted of skills.slice(0, LOOKED_FOR)) {
    const { items: found } = await call('courses.list', { query: { skill: wanted.skill } });
    if (found.length > 0) return { wanted, found };
  }
  return undefined;
};

/** The courses that there are, when none of them teaches what was asked for. */
const otherCourses = async ({ call }: Search, lead: string): Promise<ToolAnswer> => {
  const { items } = await call('courses.list', {});
  if (items.length === 0) return said('There are no courses yet.', { sources: [SOURCE] });
  return coursesAnswer(`${lead} These are the courses that there are.`, items);
};

const taughtAnswer = (found: readonly Course[], asked: string): ToolAnswer => {
  const more =
    found.length > 1 ? `; ${counted(found.length - 1, 'other course does', 'other courses do')}, too` : '';
  return coursesAnswer(`${quoted(found[0]?.title ?? '')} teaches ${asked}${more}.`, found);
};

const forSkill = defineTool({
  intent: 'courses.forSkill',
  roles: ['student'],
  question: 'Which course teaches what my saved postings ask for?',
  routes: ['courses.list', 'courses.demand'],
  answer: async (asking) => {
    const { call, slots } = asking;
    if (slots.skills.length > 0) {
      const named = slots.skills.map((skill) => ({ skill }));
      const taught = await firstTaught(asking, named);
      return taught
        ? taughtAnswer(taught.found, taught.wanted.skill)
        : otherCourses(asking, `No course teaches ${listed(slots.skills)} yet.`);
    }
    const { skills } = await call('courses.demand');
    const taught = await firstTaught(asking, skills);
    if (!taught) return otherCourses(asking, 'No course teaches what your saved postings ask for.');
    const { wanted, found } = taught;
    const postings = counted(wanted.postings, 'of your saved postings asks', 'of your saved postings ask');
    return taughtAnswer(found, `${wanted.skill}, which ${postings} for`);
  },
});

const enrolmentFact = (enrolment: Enrolment): Fact => ({
  about: 'course that the user began',
  values: {
    title: text(enrolment.title),
    status: word(enrolmentWorkflow.statuses[enrolment.status].label),
    lesson: number(enrolment.lesson),
    done: number(enrolment.lessonsDone.length),
    lessons: number(enrolment.lessons),
  },
  path: lessonPath(enrolment.courseId, enrolment.lesson),
});

const begun = ({ call }: CallOf<'enrolments.list'>) => call('enrolments.list', { query: { limit: SHOWN } });

const noCourse = (): ToolAnswer =>
  said('You haven’t begun a course yet.', {
    sources: [SOURCE],
    suggestions: ['Which course teaches what my saved postings ask for?'],
  });

const next = defineTool({
  intent: 'courses.next',
  roles: ['student'],
  question: 'Where did I stop in my course?',
  routes: ['enrolments.list'],
  answer: async (call) => {
    const { items } = await begun(call);
    if (items.length === 0) return noCourse();
    const named = namedAmong(items, ({ title }) => title, call.slots);
    const active = (named.length > 0 ? named : items).filter(({ status }) => status === 'active');
    const [first] = active;
    const lead = first
      ? `Continue with ${quoted(first.title)}, lesson ${first.lesson}: ${first.lessonTitle}. ${first.lessonsDone.length} of ${first.lessons} lessons are done.`
      : 'You are in the middle of no course: what you began is completed or left.';
    const shown = first ? active : items;
    return {
      blocks: [
        paragraph(lead),
        ...cards(
          shown.map(({ courseId, title, lesson, lessons, lessonsDone, status }) => ({
            title,
            detail: detailOf(
              enrolmentWorkflow.statuses[status].label,
              `${lessonsDone.length} of ${lessons} lessons done`,
            ),
            path: status === 'active' ? lessonPath(courseId, lesson) : coursePath(courseId),
          })),
        ),
      ],
      sources: [SOURCE],
      facts: shown.map(enrolmentFact),
      references: shown.map(({ courseId, title }) => courseReference({ id: courseId, title })),
      suggestions: ['Which course teaches what my saved postings ask for?'],
    };
  },
});

/** The passage of a course's lessons that a question is about, if any. */
const passageIn = async (
  { call, slots }: CallOf<'courses.lesson'>,
  { courseId: id, version, title, lessons }: Enrolment,
): Promise<Passage | undefined> => {
  const words = topicOf(slots.typed || slots.text, title);
  if (words.length === 0) return undefined;
  const texts = await Promise.all(
    Array.from({ length: lessons }, (_, index) =>
      call('courses.lesson', { params: { id, n: String(index + 1) }, query: { version } }),
    ),
  );
  return bestPassage(texts, words);
};

const passageAnswer = ({ courseId, title }: Enrolment, passage: Passage): ToolAnswer => {
  const { lesson, sources } = passage;
  const cited = [...new Set(sources)].map(quoted);
  return {
    blocks: [
      paragraph(`Lesson ${lesson.number} of ${quoted(title)}, ${quoted(lesson.title)}, says:`),
      paragraph(shortened(passage.text, QUOTED)),
      ...(cited.length > 0 ? [paragraph(`It cites ${listed(cited)}.`)] : []),
    ],
    sources: [{ title: `${title}, lesson ${lesson.number}`, url: lessonPath(courseId, lesson.number) }],
    // A lesson is read as it was written: no model words it anew.
    facts: [],
    references: [courseReference({ id: courseId, title })],
  };
};

const explain = defineTool({
  intent: 'courses.explain',
  roles: ['student'],
  question: 'What does my course say about testing?',
  routes: ['enrolments.list', 'courses.lesson'],
  answer: async (asking) => {
    const { slots } = asking;
    const { items } = await begun(asking);
    if (items.length === 0) return noCourse();
    const named = namedAmong(items, ({ title }) => title, slots);
    for (const course of (named.length > 0 ? named : items).slice(0, LOOKED_THROUGH)) {
      const passage = await passageIn(asking, course);
      if (passage) return passageAnswer(course, passage);
    }
    const where = named[0]
      ? `No lesson of ${quoted(named[0].title)}`
      : 'No lesson of the courses that you began';
    return said(`${where} says anything about that. Try other words.`, { sources: [SOURCE] });
  },
});

/** What the advisor can say about courses: nothing of what is right in exercises and tests. */
export const TOOLS: readonly Tool[] = [forSkill, next, explain];
