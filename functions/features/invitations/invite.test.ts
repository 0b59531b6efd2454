import { beforeAll, describe, expect, it } from 'vitest';
import { activeAdmin } from '#functions/testing/admins.ts';
import { newEmail, signUp } from '#functions/testing/people.ts';
import { asOperator, eventually } from '#functions/testing/stack.ts';
import { UNREADABLE_CHARACTER } from '#shared/core/csv-import.ts';
import { IMPORT_LINES, IMPORT_PROBLEMS } from '#shared/features/invitations/routes.ts';
import { readCsv } from './csv.ts';

beforeAll(asOperator);

const HEADER = 'email,firstName,lastName,role';
const line = (email: string, role = 'student') => `${email},Ada,Byron,${role}`;
const problemsOf = (csv: string) => readCsv(csv).lines.map((one) => ('problem' in one ? one.problem : 'ok'));

describe('a CSV file', () => {
  it('is read with any order of columns, delimiter, line end, quotes and a byte order mark', () => {
    const csv = '\uFEFFRole;lastName;email;firstName\r\nMentor;"O\'Hara; MD";A@B.example;"Ada ""A"""\r\n\r\n';
    expect(readCsv(csv).lines).toEqual([
      {
        line: 2,
        email: 'a@b.example',
        invitation: {
          email: 'a@b.example',
          firstName: 'Ada "A"',
          lastName: "O'Hara; MD",
          oneName: false,
          role: 'mentor',
        },
        values: [
          { column: 'email', value: 'a@b.example', given: 'A@B.example' },
          { column: 'firstName', value: 'Ada "A"' },
          { column: 'lastName', value: "O'Hara; MD" },
          { column: 'role', value: 'mentor', given: 'Mentor' },
        ],
      },
    ]);
  });

  it.each([
    'email;firstName;lastName;role\n{}',
    'sep=;\nemail;firstName;lastName;role\n{}',
    '"sep=;"\r\n\r\nE-Mail;First Name;last_name;ROLE\r\n\r\n{}\r\n;;;\r\n',
    '\n"Email";"FIRST NAME";" lastname ";"Role";;\n{};;\n',
    '"email, private";email;firstName;lastName;role\n"x,y,z";{}',
    'email\tfirstName\tlastName\trole\r{}\r',
    'role|lastName|firstName|email\n{reversed}',
  ])('is read as spreadsheets of many countries write it: %j', (file) => {
    const cells = ['jo@b.example', 'Jörg', 'Müller-Weiß', 'student'];
    const delimiter = file.includes('\t') ? '\t' : file.includes('|') ? '|' : ';';
    const csv = file
      .replace('{}', cells.join(delimiter))
      .replace('{reversed}', cells.toReversed().join(delimiter));
    const { lines } = readCsv(csv);
    expect(lines).toMatchObject([{ invitation: { firstName: 'Jörg', lastName: 'Müller-Weiß' } }]);
  });

  it('says which columns it does not read, and refuses a line that was read in the wrong encoding', () => {
    const { lines, ignored } = readCsv(`${HEADER},Phone\na@b.example,J\ufffdrg,Byron,student,1`);
    expect(ignored).toEqual(['Phone']);
    expect(lines).toMatchObject([
      { problem: UNREADABLE_CHARACTER, values: [{}, { value: 'J\ufffdrg' }, {}, {}] },
    ]);
  });

  it('has lines as an editor counts them, whatever is in quotes', () => {
    const csv = `${HEADER}\n\n"a@b.example","Ada\nMay",Byron,student\r\nnobody,Eve,Smith,student`;
    expect(readCsv(csv).lines.map(({ line }) => line)).toEqual([3, 5]);
  });

  it('has a result for each line, by itself and against those before', () => {
    const csv = [
      HEADER,
      line('a@b.example'),
      line('nobody'),
      line('A@b.example'),
      line('c@d.example', 'boss'),
      'e@f.example,Eve',
    ];
    expect(problemsOf(csv.join('\n'))).toEqual([
      'ok',
      'Invalid email address',
      IMPORT_PROBLEMS.repeated(2),
      expect.any(String),
      'This line has 2 values instead of 4',
    ]);
  });

  it.each([
    ['', IMPORT_PROBLEMS.columns],
    [HEADER, IMPORT_PROBLEMS.noUsers],
    [`email,name\n${line('a@b.example')}`, IMPORT_PROBLEMS.columns],
    [`${HEADER}\n"unclosed`, `Line 2: ${IMPORT_PROBLEMS.malformed}`],
    [
      [HEADER, ...Array.from({ length: IMPORT_LINES + 1 }, (_, i) => line(`u${i}@b.example`))].join('\n'),
      IMPORT_PROBLEMS.tooMany,
    ],
  ])('is refused as a whole: %j', (csv, problem) => {
    expect(() => readCsv(csv)).toThrow(expect.objectContaining({ fields: { csv: problem } }));
  });
});

describe('an import', () => {
  it('invites no one in a dry run, everyone once in two runs, and says what is taken', async () => {
    const admin = await activeAdmin();
    const { email: taken } = await signUp();
    const emails = Array.from({ length: 5 }, newEmail);
    const csv = [HEADER, ...[...emails, taken].map((email) => line(email))].join('\n');
    const run = async (dryRun: boolean) =>
      (await admin.browser.call('invitations.importUsers', { body: { csv, dryRun } })).body.lines.map(
        ({ ok }) => ok,
      );
    expect(await run(true)).toEqual([true, true, true, true, true, false]);
    expect(await run(true)).toEqual([true, true, true, true, true, false]);
    expect(await run(false)).toEqual([true, true, true, true, true, false]);
    expect(await run(false)).toEqual([false, false, false, false, false, false]);
    const query = { q: emails[0] ?? '' };
    // Beside other writers of its counters, the directory is updated by the stream.
    const found = await eventually('the invited user in the directory', async () => {
      const { items } = (await admin.browser.call('admin.users', { query })).body;
      return items.length > 0 && items;
    });
    expect(found).toMatchObject([{ email: emails[0], status: 'invited', role: 'student' }]);
    const { body } = await admin.browser.call('admin.audit');
    expect(body.integrity.brokenEntry).toBeNull();
    expect(
      body.items.filter(({ actor, action }) => actor.id === admin.id && action === 'invite'),
    ).toHaveLength(5);
  });
});

describe('editing', () => {
  it('changes names, phone and status, of the version that was read only', async () => {
    const admin = await activeAdmin();
    const { user } = await signUp();
    const params = { id: user.id };
    const { version } = (await admin.browser.call('admin.user', { params })).body;
    const edit = { firstName: 'New', lastName: 'Name', phone: '+49 30 1234567', version };
    const edited = await admin.browser.call('admin.editUser', { params, body: edit });
    expect(edited.body).toMatchObject({ firstName: 'New', phone: '+49 30 1234567', status: 'active' });
    expect((await admin.browser.call('admin.editUser', { params, body: edit })).error.code).toBe('conflict');
    const withoutPhone = { ...edit, phone: '', version: edited.body.version };
    const shorter = await admin.browser.call('admin.editUser', { params, body: withoutPhone });
    expect(shorter.body.figures.resumeScore).toBe(edited.body.figures.resumeScore - 4);
    const suspend = { ...withoutPhone, version: shorter.body.version, status: 'suspended' };
    const unexplained = await admin.browser.call('admin.editUser', { params, body: suspend });
    expect(unexplained.error.fields).toEqual({ reason: 'Enter a reason' });
    const done = await admin.browser.call('admin.editUser', { params, body: { ...suspend, reason: 'Spam' } });
    expect(done.body).toMatchObject({ status: 'suspended', decision: { kind: 'suspended', reason: 'Spam' } });
    for (const field of ['role', 'email', 'password'])
      expect(
        (await admin.browser.call('admin.editUser', { params, body: { ...edit, [field]: 'admin' } })).status,
      ).toBe(400);
  });
});
