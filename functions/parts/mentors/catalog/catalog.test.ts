import fc from 'fast-check';
import { expect, it } from 'vitest';
import { DamagedSnapshot } from '#functions/core/catalog/packing.ts';
import { ASKED_AT, anyFilters, anyMentor, firstFree, isAnswer } from '#functions/testing/naive-mentors.ts';
import { cases } from '#functions/testing/rounds.ts';
import { fitOf, type Seeker } from '#shared/features/mentors/fit.ts';
import { expertiseSkills } from '#shared/features/mentors/seeker.ts';
import type { StoredMentor } from '../repository.ts';
import { catalogOf, type MentorCatalog } from './catalog.ts';
import { changeOf } from './compose.ts';
import type { Place } from './find.ts';
import { type Filters, questionOf } from './question.ts';
import { MENTORS } from './snapshot.ts';

const SEEKER: Seeker = {
  goals: ['Machine Learning', 'SQL'],
  own: new Set(['React']),
  interests: new Set(['finance']),
  careerGoal: 'Skill Upgrade',
  languages: new Set(['german']),
  university: 'leiden',
};

interface Search {
  readonly filters?: Filters;
  readonly forMinors?: boolean;
  readonly seeker?: Seeker | undefined;
  readonly hidden?: ReadonlySet<string>;
}

/** All answers of a catalog in its order, by pages of three. */
const answersOf = (catalog: MentorCatalog, search: Search = {}) => {
  const { filters = {}, forMinors = false, seeker, hidden = new Set() } = search;
  const question = questionOf(filters, forMinors);
  const found = [];
  const totals = new Set<number>();
  for (let after: Place | undefined; ; ) {
    const page = catalog.find({ question, seeker, hidden, after, count: 3, now: ASKED_AT.getTime() });
    found.push(...page.items);
    totals.add(page.total);
    if (!page.next) return { items: found, totals: [...totals] };
    after = page.next;
  }
};

/** A catalog with some of the mentors in its base and the others in the log after it. */
const catalogWith = (mentors: readonly StoredMentor[], inBase: number): MentorCatalog => {
  const changes = mentors.map(changeOf);
  const base = changes
    .slice(0, inBase)
    .flatMap(({ listing, version }) => (listing ? [{ listing, version }] : []));
  const catalog = catalogOf(base);
  for (const [index, change] of changes.slice(inBase).entries())
    catalog.apply(index + 1, [change], ASKED_AT.getTime());
  return catalog;
};

const anyMentors = fc.uniqueArray(anyMentor, { maxLength: 25, selector: ({ userId }) => userId });
const idOf = ({ id }: { readonly id: string }) => id;

it('answers any filters as a look at each mentor does, the next free time first', () => {
  fc.assert(
    fc.property(anyMentors, fc.nat(25), anyFilters, fc.boolean(), (mentors, inBase, filters, forMinors) => {
      const { items, totals } = answersOf(catalogWith(mentors, inBase), { filters, forMinors });
      const expected = mentors
        .filter((mentor) => isAnswer(mentor, filters, forMinors))
        .map((mentor) => ({ id: mentor.userId, free: firstFree(mentor) ?? 0 }))
        .sort((one, other) => one.free - other.free || (one.id < other.id ? -1 : 1));
      expect(items.map(idOf)).toEqual(expected.map(idOf));
      expect(items.map(({ nextFreeSlot }) => Date.parse(nextFreeSlot))).toEqual(
        expected.map(({ free }) => free),
      );
      expect(totals).toEqual([expected.length]);
      expect(items.every(({ fit }) => fit === null)).toBe(true);
    }),
    cases(150, 3000),
  );
});

it('shows students under 18 those alone who may mentor them', () => {
  fc.assert(
    fc.property(anyMentors, fc.nat(25), (mentors, inBase) => {
      const { items } = answersOf(catalogWith(mentors, inBase), { forMinors: true });
      const expected = mentors.filter((mentor) => isAnswer(mentor, {}, true));
      expect(items.map(idOf).sort()).toEqual(expected.map(({ userId }) => userId).sort());
    }),
    cases(40, 1000),
  );
});

it('is ordered by the fit for a student, which is that of each mentor alone', () => {
  fc.assert(
    fc.property(anyMentors, fc.nat(25), (mentors, inBase) => {
      const { items } = answersOf(catalogWith(mentors, inBase), { seeker: SEEKER });
      const expected = mentors
        .filter((mentor) => isAnswer(mentor, {}, false))
        .map((mentor) => {
          const { person, type, industry, languages, expertise } = mentor;
          const fitting = { type, industry, languages, university: person.university };
          const fit = fitOf(SEEKER, { ...fitting, skills: expertiseSkills(expertise) });
          return { id: mentor.userId, fit, free: firstFree(mentor) ?? 0 };
        })
        .sort(
          (one, other) =>
            other.fit.score - one.fit.score || one.free - other.free || (one.id < other.id ? -1 : 1),
        );
      expect(items.map(({ id, fit }) => [id, fit])).toEqual(expected.map(({ id, fit }) => [id, fit]));
    }),
    cases(100, 2000),
  );
});

it('leaves out who is hidden, and follows each mentor to the latest revision', () => {
  fc.assert(
    fc.property(anyMentors, fc.nat(25), fc.nat(24), (mentors, inBase, at) => {
      const catalog = catalogWith(mentors, inBase);
      const one = mentors[at % Math.max(1, mentors.length)];
      if (!one) return;
      const hidden = new Set([one.userId]);
      const without = answersOf(catalog)
        .items.map(idOf)
        .filter((id) => id !== one.userId);
      expect(answersOf(catalog, { hidden }).items.map(idOf)).toEqual(without);
      catalog.apply(100, [changeOf({ ...one, used: one.places, revision: 20 })], 0);
      catalog.apply(101, [changeOf({ ...one, used: 0, places: 20, revision: 19 })], 0);
      expect(answersOf(catalog).items.map(idOf)).toEqual(without);
    }),
    cases(60, 1000),
  );
});

it('is the same after a snapshot, which refuses a flipped bit', () => {
  fc.assert(
    fc.property(anyMentors, fc.nat(25), (mentors, inBase) => {
      const catalog = catalogWith(mentors, inBase);
      const snapshot = MENTORS.take(catalog, catalog.tombstones);
      const opened = MENTORS.open(snapshot);
      expect(opened.number).toBe(catalog.number);
      expect(answersOf(opened, { seeker: SEEKER })).toEqual(answersOf(catalog, { seeker: SEEKER }));
      // Once more: rows that were read are written as they were.
      expect(MENTORS.take(opened, opened.tombstones).sha256).toBe(snapshot.sha256);
      const bytes = Buffer.from(snapshot.bytes);
      bytes[bytes.length - 1] = (bytes.at(-1) ?? 0) ^ 1;
      expect(() => MENTORS.open({ ...snapshot, bytes })).toThrow(DamagedSnapshot);
    }),
    cases(40, 500),
  );
});
