import type { CourseVersion } from '#functions/parts/courses/record.ts';
import { getCourseVersion } from '#functions/parts/courses/repository.ts';
import { ATTEMPTS, PASS_SHARE } from '#shared/features/assessments/rules.ts';
import { BADGE_TEXTS } from '#shared/features/credentials/badges.ts';
import type { AchievementType } from '#shared/features/credentials/documents.ts';
import { BADGES, type BadgeId, CLAIMED_KINDS, type ClaimedKind } from '#shared/features/credentials/rules.ts';
import type { Achievement } from '#shared/features/credentials/schema.ts';

/** An achievement with what its document says besides. */
export interface WholeAchievement extends Achievement {
  readonly type: AchievementType;
  readonly description: string;
}

/** The id of what is achieved in a course. */
export const courseAchievementId = (kind: ClaimedKind, courseId: string): string => `${kind}-${courseId}`;
const badgeAchievementId = (badge: BadgeId): string => `badge-${badge}`;

const TEST = `The test is open book and unproctored, open for 24 hours, and can be taken ${ATTEMPTS.most} times in 90 days; ${PASS_SHARE * 100} % of its answers have to be right.`;

type Described = Pick<WholeAchievement, 'type' | 'name' | 'description' | 'criteria'>;

const described = (kind: ClaimedKind, { title, completing, passing, task }: CourseVersion): Described => {
  if (kind === 'completed')
    return {
      type: 'Course',
      name: `${title}: completed`,
      description: `Read all lessons of the course “${title}”. It does not say that anything was tested.`,
      criteria: completing,
    };
  if (kind === 'assessed')
    return {
      type: 'Assessment',
      name: `${title}: assessed`,
      description: `Passed the test of the course “${title}”.`,
      criteria: `${passing} ${TEST}`,
    };
  return {
    type: 'Certification',
    name: `${title}: certified`,
    description: `Passed the test of the course “${title}”, and did its task, which two independent mentors verified.`,
    criteria: [
      `${passing} ${TEST}`,
      `The task${task ? ` “${task.title}”` : ''} has to be handed in as a project that two mentors review by the rubric, without seeing each other’s scores; their scores have to be within 20 points.`,
    ].join('\n'),
  };
};

/** What is achieved in a version of a course. */
export const courseAchievement = (kind: ClaimedKind, course: CourseVersion): WholeAchievement => ({
  id: courseAchievementId(kind, course.id),
  version: course.version,
  ...described(kind, course),
  skills: course.skills,
});

/** What a badge is for. */
export const badgeAchievement = (badge: BadgeId): WholeAchievement => ({
  ...{ id: badgeAchievementId(badge), version: 1, type: 'Badge', skills: [] },
  ...BADGE_TEXTS[badge],
});

/** The achievement with an id in one of its versions; undefined when there is none. */
export const findAchievement = async (id: string, version: number): Promise<WholeAchievement | undefined> => {
  const badge = BADGES.find((one) => badgeAchievementId(one) === id);
  if (badge) return version === 1 ? badgeAchievement(badge) : undefined;
  const kind = CLAIMED_KINDS.find((one) => id.startsWith(`${one}-`));
  const course = kind && (await getCourseVersion(id.slice(kind.length + 1), version));
  return course && courseAchievement(kind, course);
};
