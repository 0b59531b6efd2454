import fc from 'fast-check';
import Papa from 'papaparse';
import { expect, it } from 'vitest';
import { cases } from '#functions/testing/rounds.ts';
import { withFormulas, withoutFormulas } from '#shared/core/csv.ts';
import type { Applicant } from '#shared/features/applicants/card.ts';
import { toCsv, toJson } from './columns.ts';

/** What applicants may have written: what spreadsheets, quotation marks and separators are made of, and anything else. */
const text = fc.oneof(
  fc.string({
    unit: fc.constantFrom(...'\'"=+-@,;\t\r\n |%0aA＝é💥\uFEFF\u200B', 'cmd', 'HYPERLINK(', 'SUM('),
    maxLength: 14,
  }),
  fc.string({ unit: 'binary', maxLength: 14 }),
);

const applicant: fc.Arbitrary<Applicant> = fc.record({
  name: text,
  university: text,
  major: text,
  graduationYear: text,
  location: text,
  experience: text,
  title: text,
  opportunityId: text,
  userId: text,
  skills: fc.array(text, { maxLength: 3 }),
  status: fc.constantFrom('new', 'reviewed', 'rejected'),
  appliedAt: fc.constant('2026-01-02T03:04:05.678Z'),
  updatedAt: fc.constant('2026-01-02T03:04:05.678Z'),
  replyBy: fc.constant('2026-02-02'),
  version: fc.constant(1),
  match: fc.integer({ min: 0, max: 100 }),
  answered: fc.boolean(),
});

/** Whether a spreadsheet would run a cell: as it is, or where it takes a separator in the text for its own. */
const runs = (cell: string): boolean =>
  /^[=+\-@\t\r]/.test(cell) ||
  cell.split(/[;\t\r\n]/).some((part) => /^[\s"\uFEFF\u200B]*[=+@＝-]/.test(part));

const CELLS = 23;
/** Those of which the text is generated; the others are days, numbers and words of ours. */
const GENERATED = 9;
const ROWS = 10;
/** 900 generated cells here, 100,080 in the soak. */
const TABLES = cases(10, Math.ceil(100_000 / (ROWS * GENERATED)));

it('every cell comes back byte for byte from another parser, and no spreadsheet runs one', () => {
  fc.assert(
    fc.property(fc.array(applicant, { minLength: ROWS, maxLength: ROWS }), (rows) => {
      const csv = toCsv(rows);
      expect(csv.startsWith('\uFEFFname,posting,')).toBe(true);
      // The byte order mark is the file's; Papa would take one in the first cell for it.
      const { data, errors } = Papa.parse<string[]>(csv.slice(1), { delimiter: ',', newline: '\r\n' });
      expect(errors).toEqual([]);
      const [header = [], ...lines] = data.slice(0, -1);
      expect(lines.map((cells) => cells.length)).toEqual(rows.map(() => CELLS));
      expect(lines.flat().filter(runs)).toEqual([]);
      const cell = (line: readonly string[], name: string) =>
        withFormulas(line[header.indexOf(name)] ?? 'missing');
      for (const [index, row] of rows.entries()) {
        const line = lines[index] ?? [];
        const generated = [
          ...([
            ['name', row.name],
            ['posting', row.title],
          ] as const),
          ...(['university', 'major', 'graduationYear', 'location', 'experience'] as const).map(
            (name) => [name, row[name]] as const,
          ),
          ...([
            ['postingId', row.opportunityId],
            ['applicantId', row.userId],
          ] as const),
        ] as const;
        expect(generated).toHaveLength(GENERATED);
        for (const [name, written] of generated) expect(cell(line, name)).toBe(written);
        expect(cell(line, 'skills')).toBe(row.skills.join(', '));
        expect(cell(line, 'match')).toBe(String(row.match));
      }
    }),
    TABLES,
  );
});

it('what makes text harmless can be taken back, whatever it is', () => {
  fc.assert(
    fc.property(text, (given) => {
      const safe = withoutFormulas(given);
      expect(withFormulas(safe)).toBe(given);
      expect(runs(safe)).toBe(false);
    }),
    cases(2000, 100_000),
  );
});

it('a candidate who asked for a review without a number has none in either format', () => {
  const [row] = fc.sample(applicant, { seed: 1, numRuns: 1 });
  if (!row) throw new Error('There is no sample.');
  const unscored = { ...row, unscored: true, match: 87, mustHaves: { met: 4, of: 5 } };
  const { data } = Papa.parse<Record<string, string>>(toCsv([unscored]).slice(1), { header: true });
  const json = JSON.parse(toJson([unscored], { createdAt: row.appliedAt, filters: {} })).applicants[0];
  for (const name of [
    'match',
    'matchSkills',
    'matchExperience',
    'matchEducation',
    'matchLocation',
    'mustHaves',
    'mustHavesMet',
  ])
    expect([data[0]?.[name], json[name]]).toEqual(['', null]);
});
