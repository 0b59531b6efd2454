import { type Account, getAccount } from '#functions/core/account.ts';
import { itemOf } from '#functions/core/keys.ts';
import { putItem, transact } from '#functions/core/table.ts';
import { TransactionFailed } from '#functions/core/transaction.ts';
import { unlessRefused } from '#functions/core/unless-refused.ts';
import { publishWrite } from '#functions/features/asks/published-repository.ts';
import {
  countChange,
  countOpened,
  type StoredSettings,
  settingsItem,
} from '#functions/features/asks/settings-repository.ts';
import { askItem } from '#functions/parts/asks/repository.ts';
import { userIdOf } from '#functions/parts/auth/repository.ts';
import { personOf } from '#functions/parts/meetings/view.ts';
import { backgroundOf } from '#functions/parts/profile/background.ts';
import type { Role } from '#shared/core/contract.ts';
import { demoEmail } from '#shared/core/demo.ts';
import { DAY_MS } from '#shared/core/durations.ts';
import { ASK_ANSWER_MS, ASK_SIDES } from '#shared/features/asks/rules.ts';
import type { StoredAsk } from '#shared/features/asks/schema.ts';
import { weekOf } from '#shared/features/conversations/rules.ts';
import { ASKS } from './data.ts';
import type { Person } from './people/person.ts';
import { idFor } from './random.ts';
import { retryWhileBusy } from './retry-while-busy.ts';

type Ask = (typeof ASKS)[number];

/** How many questions a week the demo alumnus takes, and each of the first other alumni. */
const PER_WEEK = { demo: 5, others: 2 } as const;
const OTHERS = 4;

/** The accounts of the demo account of a role and of the first others with it who can be met. */
export const accountsOf = async (role: Exclude<Role, 'admin'>, people: readonly Person[], count: number) => {
  const others = people.filter(
    ({ account, password }) =>
      account.role === role && account.approved && !account.suspended && password === undefined,
  );
  const emails = [demoEmail(role), ...others.slice(0, count).map(({ account }) => account.email)];
  const accounts = await Promise.all(
    emails.map(async (email) => {
      const id = await userIdOf(email);
      return id === undefined ? undefined : getAccount(id);
    }),
  );
  const [demo, ...rest] = accounts;
  return { demo, others: rest.flatMap((account) => account ?? []) };
};

/** An alumnus who takes questions, as `ASKS` names them. */
interface Taker {
  readonly account: Account;
  readonly to: Ask['to'];
  readonly perWeek: number;
}

const askedAtOf = ({ daysAgo }: Ask, now: Date): Date => new Date(now.getTime() - daysAgo * DAY_MS);

/** The week of the latest question to an alumnus, and how many came in it. */
const latestWeek = (to: Ask['to'], now: Date): Pick<StoredSettings, 'week' | 'used' | 'askedAt'> => {
  const asked = ASKS.filter((one) => one.to === to).map((one) => askedAtOf(one, now));
  const [latest] = asked.toSorted((one, other) => other.getTime() - one.getTime());
  if (!latest) return { week: '', used: 0, askedAt: '' };
  const week = weekOf(latest);
  return { week, used: asked.filter((at) => weekOf(at) === week).length, askedAt: latest.toISOString() };
};

/** What an alumnus takes, unless it is stored. */
const storeSettings = async ({ account, to, perWeek }: Taker, now: Date): Promise<StoredSettings> => {
  const { university, field, work } = await backgroundOf(account);
  const settings: StoredSettings = {
    userId: account.id,
    perWeek,
    topics: [],
    version: 1,
    ...latestWeek(to, now),
    shown: { university, field, work },
  };
  await unlessRefused(
    putItem({
      Item: settingsItem(settings, weekOf(now)),
      ConditionExpression: 'attribute_not_exists(pk)',
    }),
  );
  return settings;
};

/** The record of a question that was asked and perhaps answered before `now`. */
const askFor = (
  one: Ask,
  [student, alumnus]: readonly [Account, Account],
  field: string,
  now: Date,
): StoredAsk => {
  const { question, topic, answer, published } = one;
  const id = idFor('ask', question);
  const at = askedAtOf(one, now);
  const answeredAt = new Date(at.getTime() + DAY_MS).toISOString();
  const asked = { status: 'asked', at: at.toISOString(), by: 'student', user: student.id } as const;
  const answered = { status: 'answered', at: answeredAt, by: 'alumnus', user: alumnus.id } as const;
  return {
    id,
    student: personOf(student),
    alumnus: personOf(alumnus),
    question,
    topic,
    field,
    minor: false,
    createdAt: asked.at,
    answerBy: new Date(at.getTime() + ASK_ANSWER_MS).toISOString(),
    ...(answer === undefined
      ? { status: 'asked', updatedAt: asked.at, history: [asked], version: 1 }
      : { status: 'answered', answer, updatedAt: answeredAt, history: [asked, answered], version: 2 }),
    ...(published &&
      answer !== undefined && {
        publishedId: idFor('published answer', question),
        publication: { question, answer, agreed: [...ASK_SIDES], published: true },
      }),
  };
};

/** Stores a question with what is counted of it, unless it is there. */
const storeAsk = async (ask: StoredAsk): Promise<boolean> => {
  const { id, student, alumnus, status, answer, publishedId, question, topic, field, updatedAt } = ask;
  const isOpen = status === 'asked';
  try {
    await transact({
      ask: { Put: { Item: askItem(ask), ConditionExpression: 'attribute_not_exists(pk)' } },
      student: isOpen
        ? countOpened(student.id, 'student')
        : countChange(student.id, 'student', { closed: 1 }),
      alumnus: isOpen
        ? countOpened(alumnus.id, 'alumnus')
        : countChange(alumnus.id, 'alumnus', { closed: 1 }),
      pair: isOpen
        ? {
            Put: {
              Item: { ...itemOf('open-ask', { userId: student.id, alumnusId: alumnus.id }), askId: id },
            },
          }
        : undefined,
      copy:
        publishedId === undefined || answer === undefined
          ? undefined
          : publishWrite({ id: publishedId, question, answer, topic, field, publishedAt: updatedAt }),
    });
    return true;
  } catch (error) {
    if (error instanceof TransactionFailed) return false;
    throw error;
  }
};

/** Questions to the demo alumnus and to others, two of which wait, and how many questions alumni take. Stored once. */
export const storeAsks = async (people: readonly Person[], now: Date): Promise<number> => {
  const [students, alumni] = await Promise.all([
    accountsOf('student', people, OTHERS),
    accountsOf('alumni', people, OTHERS),
  ]);
  const takers: Taker[] = alumni.others.map((account, to) => ({ account, to, perWeek: PER_WEEK.others }));
  if (alumni.demo) takers.push({ account: alumni.demo, to: 'demo', perWeek: PER_WEEK.demo });
  const taking = new Map<string, StoredSettings>();
  for (const taker of takers)
    taking.set(taker.account.id, await retryWhileBusy(() => storeSettings(taker, now)));
  let stored = 0;
  for (const one of ASKS) {
    const student = one.from === 'demo' ? students.demo : students.others[one.from];
    const alumnus = one.to === 'demo' ? alumni.demo : alumni.others[one.to];
    if (!student || !alumnus) continue;
    const ask = askFor(one, [student, alumnus], taking.get(alumnus.id)?.shown.field ?? '', now);
    if (await retryWhileBusy(() => storeAsk(ask))) stored += 1;
  }
  return stored;
};
