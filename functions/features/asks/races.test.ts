import { beforeAll, expect, it } from 'vitest';
import { ConditionFailed, putItem } from '#functions/core/table.ts';
import { ask, saying, taking } from '#functions/testing/asks.ts';
import { manyUsers, member } from '#functions/testing/members.ts';
import { RACE_SEED, randomFrom, rounds } from '#functions/testing/rounds.ts';
import { asOperator, itemAt, itemsOf, throttle } from '#functions/testing/stack.ts';
import { getSettings, type StoredSettings, saveWrite } from './settings-repository.ts';

beforeAll(asOperator);

it.each(rounds([5], [1, 3, 5, 10]))(
  'of 20 questions at once exactly the limit of %i gets in, and the others learn the date',
  async (limit) => {
    const alumnus = await taking(limit);
    const students = await manyUsers(20);
    await Promise.all(students.map((student) => saying(student)));
    await throttle({ partition: `asks#${alumnus.id}` }, 2);
    const answers = await Promise.all(students.map((student) => ask(student, alumnus)));
    const refused = answers.filter(({ status }) => status !== 201);
    expect(refused.map(({ error }) => error.code)).toEqual(
      Array.from({ length: 20 - limit }, () => 'questions_used_up'),
    );
    for (const { error } of refused) expect(error.details).toHaveProperty('roomFrom');
    expect(await itemAt(`asks#${alumnus.id}`, 'settings')).toMatchObject({ used: limit });
    expect(await itemAt(`asks#${alumnus.id}`, 'counts#alumnus')).toMatchObject({ open: limit });
    const left = await Promise.all(students.map(({ id }) => itemsOf(`asks#${id}`)));
    expect(left.flat().filter(({ entity }) => entity === 'open-ask')).toHaveLength(limit);
  },
);

it('settings that are saved beside questions lose none of them', async () => {
  const alumnus = await taking(10);
  const students = await manyUsers(6);
  await Promise.all(students.map((student) => saying(student)));
  const { browser } = alumnus;
  const save = async () => {
    const { version } = (await browser.call('asks.settings')).body;
    return browser.call('asks.saveSettings', { body: { perWeek: 10, topics: [], version } });
  };
  const [answers] = await Promise.all([
    Promise.all(students.map((student) => ask(student, alumnus))),
    (async () => {
      for (let times = 0; times < 8; times++) expect([200, 409]).toContain((await save()).status);
    })(),
  ]);
  const taken = answers.filter(({ status }) => status === 201).length;
  expect(taken).toBeGreaterThan(0);
  expect(await itemAt(`asks#${alumnus.id}`, 'settings')).toMatchObject({ used: taken });
});

it('settings that were read before a question came are not saved over it', async () => {
  const alumnus = await taking(10);
  const before = (await getSettings(alumnus.id)) as StoredSettings;
  (await ask(await saying(await member()), alumnus)).body;
  const saved = { ...before, perWeek: 5, version: before.version + 1 };
  await expect(putItem(saveWrite(saved, before, before.week))).rejects.toThrow(ConditionFailed);
  expect(await getSettings(alumnus.id)).toMatchObject({ perWeek: 10, used: 1 });
});

it.each(rounds([1, 2], [1, 2, 3, 4, 5, 6]))(
  `answers, refusals and questions at once close each question once (seed ${RACE_SEED}, round %i)`,
  async (round) => {
    const random = randomFrom(RACE_SEED + round);
    const alumni = [await taking(10), await taking(10)];
    const students = await manyUsers(4);
    await Promise.all(students.map((student) => saying(student)));
    for (let step = 0; step < 4; step++) {
      const sent = await Promise.all(
        students.flatMap((student) =>
          alumni.map(async (alumnus) => ({ alumnus, answer: await ask(student, alumnus) })),
        ),
      );
      const open = sent.filter(({ answer }) => answer.status === 201);
      await Promise.all(
        open.flatMap(({ alumnus: { browser }, answer }) => {
          const params = { id: answer.body.id };
          const answered = () => browser.call('asks.answer', { params, body: { text: 'Yes.' } });
          const declined = () =>
            browser.call('asks.decline', { params, body: { reason: 'other', message: '' } });
          return random(2) === 0 ? [answered(), declined()] : [declined(), answered(), answered()];
        }),
      );
      for (const { answer } of open) {
        const stored = await itemAt(`ask#${answer.body.id}`, 'ask');
        expect(stored?.history).toHaveLength(2);
        expect(['answered', 'declined']).toContain(stored?.status);
      }
    }
    for (const who of [...alumni, ...students])
      for (const counts of (await itemsOf(`asks#${who.id}`)).filter(({ entity }) => entity === 'ask-counts'))
        expect(counts.open).toBe(0);
  },
);
