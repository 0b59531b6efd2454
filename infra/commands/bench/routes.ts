import { setTimeout as wait } from 'node:timers/promises';
import { SKILLS } from '#shared/core/choices.ts';
import { Client, type Consumed } from './client.ts';
import { type Figures, figuresOf } from './figures.ts';
import { measureNotifications } from './notifications.ts';

const PASSWORD = 'quiet-harbour-lamp-42';
const REPEATS = 10;
const MAIL_PATIENCE_MS = 15_000;
/** Reading a page of notifications with the count of the unread, asked again as long as a dashboard is open. */
const NOTIFICATIONS_UNITS = 3;

interface Student {
  readonly client: Client;
  readonly id: string;
  readonly email: string;
}

/** The token in the mail to an address, which comes through the stream. */
const confirmationToken = async (url: string, email: string): Promise<string> => {
  const began = performance.now();
  for (;;) {
    const response = await fetch(new URL(`/__local/mail?to=${encodeURIComponent(email)}`, url));
    const token = /token=([\w-]+)/.exec(await response.text())?.[1];
    if (token !== undefined) return token;
    if (performance.now() - began > MAIL_PATIENCE_MS) throw new Error(`No mail came to ${email}.`);
    await wait(25);
  }
};

/** Joins as a student in every step that there is, and measures each. */
const join = async (url: string, measured: Map<string, Consumed[]>): Promise<Student[]> => {
  const note = (what: string, consumed: Consumed) =>
    measured.set(what, [...(measured.get(what) ?? []), consumed]);
  const students: Student[] = [];
  for (let number = 0; number < REPEATS; number++) {
    const client = new Client(url);
    const email = `bench-${number}@people.fledge.test`;
    const names = { firstName: 'Robin', lastName: 'Example' };
    const signedUp = await client.post('/api/auth/signup', {
      email,
      password: PASSWORD,
      ...names,
      role: 'student',
    });
    note('auth.signUp', signedUp.consumed);
    const token = await confirmationToken(url, email);
    note('auth.confirm', (await client.post('/api/auth/confirm', { token })).consumed);
    const about = { email, phone: '+1 202 555 0143', dateOfBirth: '2004-02-29' };
    const profileData = { skills: SKILLS.slice(number, number + 3), interests: ['Design'] };
    note(
      'users.completeOnboarding',
      (await client.post('/api/users', { ...names, ...about, profileData })).consumed,
    );
    note('auth.signOut', (await client.post('/api/auth/signout')).consumed);
    note('auth.signIn', (await client.post('/api/auth/signin', { email, password: PASSWORD })).consumed);
    students.push({ client, id: (signedUp.body as { id: string }).id, email });
  }
  return students;
};

/** What finding out who asks consumes: all that a request does which is refused for its input. */
const sessionShare = async ({ client }: Student): Promise<number> =>
  (await client.get('/api/applications?limit=0', [400])).consumed.reads;

/** What every route but the list consumes, each with ten people. */
export const measureRoutes = async (url: string): Promise<Figures[]> => {
  const joining = new Map<string, Consumed[]>();
  const students = await join(url, joining);
  const [student] = students;
  if (!student) throw new Error('Nobody joined.');
  const session = await sessionShare(student);
  const { items } = (await student.client.get('/api/opportunities?limit=20')).body as {
    items: { id: string }[];
  };
  const [first = { id: '' }] = items;
  const each = (work: (student: Student, number: number) => Promise<Consumed>): Promise<Consumed[]> =>
    students.reduce<Promise<Consumed[]>>(
      async (all, student, number) => [...(await all), await work(student, number)],
      Promise.resolve([]),
    );
  const get = (path: (student: Student) => string) =>
    each(async (student) => (await student.client.get(path(student))).consumed);

  const withSession: [string, Consumed[], number?][] = [
    ['auth.session', await get(() => '/api/auth/session')],
    ['dashboard.get', await get(({ id }) => `/api/dashboard/${id}?role=student`), 1],
    ['opportunities.recommended', await get(() => '/api/opportunities/recommended')],
    [
      'applications.apply',
      await each(
        async ({ client, id }) =>
          (await client.post('/api/applications', { userId: id, opportunityId: first.id })).consumed,
      ),
    ],
    ['applications.list', await get(() => '/api/applications')],
    [
      'applications.withdraw',
      await each(
        async ({ client }) => (await client.post(`/api/applications/${first.id}/withdraw`)).consumed,
      ),
    ],
  ];
  const measured: Awaited<ReturnType<typeof measureNotifications>>[] = [];
  const ids = items.map(({ id }) => id);
  for (const student of students) measured.push(await measureNotifications(student, ids));
  withSession.push(
    ['notifications.list, a full page', measured.map(({ list }) => list), NOTIFICATIONS_UNITS],
    ['notifications.read, one', measured.map(({ one }) => one)],
    ['notifications.read, some twenty', measured.map(({ all }) => all)],
  );
  const single = await each(
    async (_, number) =>
      (await new Client(url).get(`/api/opportunities/${items[number]?.id ?? first.id}`)).consumed,
  );
  const signedOut = await each(async () => (await new Client(url).get('/api/auth/session')).consumed);
  return [
    figuresOf('opportunities.get', single),
    ...withSession.map(([what, consumed, limit]) =>
      figuresOf(what, consumed, { session, ...(limit !== undefined && { limit }) }),
    ),
    figuresOf('auth.session, signed out', signedOut),
    ...[...joining].map(([what, consumed]) =>
      figuresOf(what, consumed, what === 'users.completeOnboarding' ? { session } : {}),
    ),
  ];
};
