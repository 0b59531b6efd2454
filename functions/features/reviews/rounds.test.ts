import { expect, it } from 'vitest';
import type { Account } from '#functions/core/account.ts';
import { create } from '#functions/features/projects/save.ts';
import { submit, withdraw } from '#functions/features/projects/submit.ts';
import { getProject, type ProjectRecord } from '#functions/parts/projects/repository.ts';
import { placeOf } from '#functions/parts/reviews/queue.ts';
import { getReview, type ReviewRecord } from '#functions/parts/reviews/repository.ts';
import { statusWhileOpen } from '#functions/parts/reviews/round.ts';
import type { ReviewScores } from '#functions/parts/reviews/scores.ts';
import { answeredUnless, call } from '#functions/testing/call.ts';
import { allItems, withOwnTable } from '#functions/testing/own-table.ts';
import { TIDES } from '#functions/testing/projects.ts';
import { peopleOf, START } from '#functions/testing/review-rounds.ts';
import { allScored } from '#functions/testing/reviews.ts';
import { RACE_SEED, randomFrom, rounds } from '#functions/testing/rounds.ts';
import { throttle } from '#functions/testing/stack.ts';
import { HOUR_MS } from '#shared/core/durations.ts';
import { waitsForReview } from '#shared/features/projects/rules.ts';
import { agree, MAX_CLAIMS } from '#shared/features/reviews/rules.ts';
import { claim } from './claim.ts';
import { draft } from './draft.ts';
import { getDraft } from './drafts.ts';
import { finish, revise } from './finish.ts';
import { release } from './release.ts';
import { settleDue } from './settle-due.ts';
import { voidReview } from './void.ts';

withOwnTable();

const STEPS = rounds(16, 24);

/** What may be refused: by a rule, by another change, or by a table that is busy. */
const answered = answeredUnless(
  'conflict',
  'illegal_transition',
  'not_found',
  'forbidden',
  'unavailable',
  'too_many_requests',
  'claimed',
  'too_many_claims',
  'limit_reached',
);

/** What was saved last of a draft, and how many were saved over each other before it. */
type Draft = Record<'id' | 'reviewerId' | 'feedback', string> & { draftVersion: number };

/** Users who do one thing each at the same time, step after step, while the clock moves and the table throttles. */
const play = async (round: number) => {
  const random = randomFrom(RACE_SEED + round * 7919);
  const one = <T>(list: readonly T[]): T => list[random(list.length)] as T;
  const people = await peopleOf();
  const { students, mentors, admin } = people;
  let now = new Date(START);
  const projects: { id: string; student: Account }[] = [];
  for (const student of [...students, ...students]) {
    const made = await call(create, { account: student, body: TIDES, now });
    projects.push({ id: made.id, student });
  }
  const drafts = new Map<string, Draft>();
  const places = new Map<string, number>();
  const asStudent = async () => {
    const { id, student } = one(projects);
    const [record, verified, takesBack] = [await getProject(id), random(2) === 0, random(5) === 0];
    if (!record) return;
    const given = { record, account: student, now };
    if (takesBack) await answered(call(withdraw, given));
    else await answered(call(submit, { ...given, body: { version: record.fieldsVersion, verified } }));
  };
  const write = async (record: ReviewRecord, account: Account) => {
    const feedback = `Draft ${now.toISOString()} ${random(1_000_000)}`;
    const { draftVersion } = await getDraft(record.id, account.id);
    const body = { scores: [], feedback, draftVersion };
    if (!(await answered(call(draft, { record, account, body, now })))) return;
    // Of two that are saved at the same time, the later one may be answered first.
    const key = `${record.id} ${account.id}`;
    if ((drafts.get(key)?.draftVersion ?? -1) < draftVersion)
      drafts.set(key, { id: record.id, reviewerId: account.id, feedback, draftVersion });
  };
  const asMentor = async () => {
    const project = await getProject(one(projects).id);
    const standing = project?.round?.reviews.length ? one(project.round.reviews) : undefined;
    const record = standing && (await getReview(standing.id));
    if (!record) return;
    const holder = mentors.find(({ id }) => id === record.reviewer?.id);
    const account = holder ?? one(mentors);
    const given = { record, account, now, params: { id: record.id } };
    const body = { scores: allScored(random(6)), feedback: 'Well done.' };
    const repeats = random(5) === 0 ? 2 : 1;
    const what = random(10);
    for (let times = 0; times < repeats; times++) {
      if (!holder || what === 0) await answered(call(claim, { ...given, account: one(mentors) }));
      else if (record.status === 'finished') {
        if (what < 7) await answered(call(revise, { ...given, body }));
        else if (what === 7)
          await answered(
            call(voidReview, { ...given, account: admin, body: { reason: 'They know each other.' } }),
          );
      } else if (what === 1) await answered(call(release, given));
      else if (what < 5) await write(record, account);
      else if (await answered(call(finish, { ...given, body }))) drafts.delete(`${record.id} ${account.id}`);
    }
  };
  const asSchedule = async () => {
    for (const { id } of projects)
      for (const standing of (await getProject(id))?.round?.reviews ?? []) {
        const review = await getReview(standing.id);
        if (review?.dueAt !== undefined) await answered(settleDue(review.id, review.dueAt, now));
      }
  };
  for (let step = 0; step < STEPS; step++) {
    now = new Date(now.getTime() + (1 + random(20)) * HOUR_MS);
    if (random(4) === 0) await throttle({ partition: `reviewer#${one(mentors).id}` }, 1 + random(3));
    const moves = Array.from({ length: 1 + random(4) }, () => (random(3) === 0 ? asStudent() : asMentor()));
    if (random(4) === 0) moves.push(asSchedule());
    await Promise.all(moves);
    await Promise.all(
      projects.map(async ({ id }) => {
        const project = await getProject(id);
        if (!project?.round || !waitsForReview(project.status)) return;
        const queued = { projectId: id, enteredAt: project.round.enteredAt };
        const place = await placeOf(queued);
        const key = `${id} ${queued.enteredAt}`;
        expect(place).toBeLessThanOrEqual(places.get(key) ?? Number.POSITIVE_INFINITY);
        places.set(key, place);
      }),
    );
  }
  return { ...people, projects, drafts };
};

type Item = Record<string, unknown>;
const ofKind = <T>(items: readonly Item[], kind: string): T[] =>
  items.filter(({ entity }) => entity === kind) as unknown as T[];

/** What must be true of a project and its reviews. */
const checkProject = (
  project: ProjectRecord,
  reviews: readonly ReviewRecord[],
  scores: ReadonlyMap<string, ReviewScores>,
) => {
  const { round, submissions, status } = project;
  const current = reviews.filter(
    (review) =>
      review.submission === submissions && ['waiting', 'claimed', 'finished'].includes(review.status),
  );
  const standing = current.map(({ id, status: at, ordinal, reviewer }) => [id, at, ordinal, reviewer?.id]);
  expect(standing.sort()).toEqual(
    (round?.reviews ?? [])
      .map(({ id, status: at, ordinal, reviewerId }) => [id, at, ordinal, reviewerId])
      .sort(),
  );
  if (round && waitsForReview(status)) {
    // A decided project whose review was voided is pending again, until another mentor claims the new review.
    const isPendingAgain = round.voided.length > 0 && status === 'pending_review';
    if (isPendingAgain) expect(current.map(({ status: at }) => at)).not.toContain('claimed');
    else expect(status).toBe(statusWhileOpen(round));
    expect(current.length).toBe(round.needed);
  }
  const overall = current.flatMap(({ id }) => scores.get(id)?.overallScore ?? []);
  const someAgree = overall.some((a, index) => overall.slice(index + 1).some((b) => agree(a, b)));
  if (status === 'verified') expect(someAgree).toBe(true);
  if (status === 'reviewed') expect(someAgree && overall.length > 1).toBe(false);
  for (const all of Map.groupBy(reviews, (review) => review.submission).values()) {
    const reviewers = all.flatMap(({ reviewer, status: at }) =>
      at !== 'withdrawn' && reviewer ? [reviewer.id] : [],
    );
    expect(new Set(reviewers).size).toBe(reviewers.length);
  }
};

/** What must be true of the table, whatever was tried. */
const check = (items: readonly Item[], played: Awaited<ReturnType<typeof play>>) => {
  const own = new Set(played.projects.map(({ id }) => id));
  const projects = ofKind<ProjectRecord>(items, 'project').filter(({ id }) => own.has(id));
  const reviews = ofKind<ReviewRecord>(items, 'review').filter(({ projectId }) => own.has(projectId));
  const scores = new Map(ofKind<ReviewScores>(items, 'review-scores').map((one) => [one.reviewId, one]));
  for (const project of projects)
    checkProject(
      project,
      reviews.filter(({ projectId }) => projectId === project.id),
      scores,
    );
  const waiting = reviews.filter(({ status }) => status === 'waiting').map(({ id }) => id);
  for (const facet of [
    'all',
    'category:web%20application',
    'technology:sqlite',
    'both:web%20application:sqlite',
  ]) {
    const rows = items.filter(
      ({ pk, projectId }) => pk === `waiting-reviews#${facet}` && own.has(String(projectId)),
    );
    expect(rows.map(({ sk }) => String(sk).split('#')[1]).sort()).toEqual([...waiting].sort());
  }
  const queued = ofKind<Item>(items, 'queued-project').map(({ sk }) => String(sk).split('#')[1] ?? '');
  expect(queued.filter((id) => own.has(id)).sort()).toEqual(
    projects
      .filter(({ status }) => waitsForReview(status))
      .map(({ id }) => id)
      .sort(),
  );
  for (const { id } of played.mentors) {
    const state = items.find(({ pk }) => pk === `reviewer#${id}`);
    const claims = [...((state?.claims ?? new Set()) as Set<string>)];
    const held = reviews.filter(({ status, reviewer }) => status === 'claimed' && reviewer?.id === id);
    expect(claims.sort()).toEqual(held.map((review) => review.id).sort());
    expect(claims.length).toBeLessThanOrEqual(MAX_CLAIMS);
    const finished = reviews.filter(
      ({ status, reviewer }) => (status === 'finished' || status === 'void') && reviewer?.id === id,
    );
    expect(state?.completed ?? 0).toBe(finished.length);
    for (const review of finished) expect(scores.get(review.id)?.reviewerId).toBe(id);
  }
  const { mentor, mentee } = played.mentorship;
  const byMentor = reviews.filter(
    ({ userId, reviewer }) => userId === mentee.id && reviewer?.id === mentor.id,
  );
  expect(byMentor.filter(({ ordinal }) => ordinal > 1)).toEqual([]);
  for (const { id, reviewerId, feedback } of played.drafts.values()) {
    const stored = items.find(({ pk, sk }) => pk === `review#${id}` && sk === `draft#${reviewerId}`);
    // One that was saved while the same mentor handed the review in went in with it.
    const isIn = scores.get(id)?.reviewerId === reviewerId;
    expect(stored?.feedback).toBe(isIn ? undefined : feedback);
  }
  const proven = ofKind<{ projectId: string; submission: number }>(items, 'proven-skill');
  for (const { projectId, submission } of proven.filter((one) => own.has(one.projectId))) {
    const { decided } = projects.find(({ id }) => id === projectId) ?? {};
    if (decided?.submission === submission) expect(decided.status).toBe('verified');
    const voided = reviews.filter((one) => one.projectId === projectId && one.submission === submission);
    if (decided?.submission !== submission)
      expect(voided.some(({ status }) => status === 'void')).toBe(false);
  }
};

it.each(Array.from({ length: rounds(1, 200) }, (_, round) => round))(
  `round %i of submissions, claims, drafts, reviews, revisions and voids keeps every promise (seed ${RACE_SEED})`,
  async (round) => {
    const played = await play(round);
    check((await allItems()) as Item[], played);
  },
);
