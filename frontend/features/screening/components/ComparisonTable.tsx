import type { ReactNode } from 'react';
import { TextLink } from '#frontend/ui/actions/TextLink.tsx';
import { TABLE_ROLES } from '#frontend/ui/data/tableRoles.ts';
import { VisuallyHidden } from '#frontend/ui/layout/VisuallyHidden.tsx';
import { cx } from '#frontend/ui/style/cx.ts';
import type { Candidate, Comparison } from '#shared/features/screening/routes.ts';
import { mustHaveWords, nameOf, PART_LABELS, rankWords } from '../candidateWords.ts';
import { Cell } from './Cell.tsx';

/** A row of the comparison: what it is about, and one cell for each candidate. */
interface Row {
  readonly id: string;
  readonly head: ReactNode;
  readonly cells: readonly ReactNode[];
}
interface Group {
  readonly title: string;
  readonly rows: readonly Row[];
}

const NONE = <span className="text-muted">Not compared</span>;

const evidenceGroups = ({ lines }: Comparison): Group[] => {
  const groups = [
    { title: 'Must-haves', rows: lines.filter(({ part, optional }) => part === 'skills' && !optional) },
    { title: 'Nice to have', rows: lines.filter(({ part, optional }) => part === 'skills' && optional) },
    ...(['experience', 'education', 'location'] as const).map((name) => ({
      title: PART_LABELS[name],
      rows: lines.filter(({ part }) => part === name),
    })),
  ];
  return groups.map(({ title, rows }) => ({
    title,
    rows: rows.map(({ asked, cells }) => ({
      id: `${title} ${asked}`,
      head: asked,
      cells: cells.map((cell) => (cell ? <Cell key={asked} cell={cell} /> : NONE)),
    })),
  }));
};

const sentGroup = ({ sent }: Comparison): Group => ({
  title: 'What was sent',
  rows: sent.map(({ name, cells }) => ({
    id: name,
    head: name,
    cells: cells.map((lines) => <Lines key={name} lines={lines} />),
  })),
});

function Lines({ lines }: { lines: readonly string[] }) {
  if (lines.length === 0) return <span className="text-muted">Nothing</span>;
  return (
    <ul className="flex flex-col gap-1">
      {lines.map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines of one text, which never move
        <li key={index} className="wrap-anywhere">
          {line}
        </li>
      ))}
    </ul>
  );
}

const matchWords = ({ unscored, match }: Candidate): string => {
  if (unscored) return 'No number, by their choice';
  return typeof match === 'number' ? `${match}%` : 'Not enough data';
};
const placeOf = ({ place, unscored }: Candidate, ranked: number): string => {
  if (place) return rankWords(place, ranked);
  return unscored ? 'Not ranked, by their choice' : 'Not ranked';
};

/** The numbers come last: the evidence is what is compared. */
const numberGroup = ({ parts, candidates, ranked }: Comparison): Group => ({
  title: 'The number',
  rows: [
    { id: 'must-haves', head: 'Must-haves', cells: candidates.map((one) => mustHaveWords(one) ?? NONE) },
    ...parts.map(({ part, cells }) => ({
      id: part,
      head: PART_LABELS[part],
      cells: cells.map((cell) => {
        if (!cell) return NONE;
        return (
          <>
            {cell.score === null ? 'Not known' : `${cell.score} of 100`}
            <span className="text-muted"> · counts {cell.weight}%</span>
          </>
        );
      }),
    })),
    { id: 'match', head: 'Match', cells: candidates.map(matchWords) },
    { id: 'place', head: 'Place', cells: candidates.map((one) => placeOf(one, ranked)) },
  ],
});

interface ComparisonTableProps {
  comparison: Comparison;
  /** Where the application of a candidate is; undefined while their name is hidden. */
  pathOf: (candidate: Candidate) => string | undefined;
}

/**
 * Candidates side by side, a row for each thing that is compared. Head and labels stay in view; under 640 px each row is a
 * card, one requirement after the other.
 */
export function ComparisonTable({ comparison, pathOf }: ComparisonTableProps) {
  const { candidates } = comparison;
  const groups = [...evidenceGroups(comparison), sentGroup(comparison), numberGroup(comparison)].filter(
    ({ rows }) => rows.length > 0,
  );
  return (
    <div className="@container w-full">
      {/* Focusable, so that it can be scrolled by keyboard. */}
      <section
        aria-label="Comparison"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region is reached by keyboard (WCAG 2.1.1)
        tabIndex={0}
        className="as-table:max-h-[calc(100dvh-7rem)] as-table:overflow-auto as-table:rounded-card as-table:border as-table:border-line as-table:bg-raised"
      >
        <table
          {...TABLE_ROLES.table}
          aria-label="Candidates line by line"
          className="w-full border-separate border-spacing-0 text-left text-small as-cards:block as-table:table-fixed"
        >
          <Head candidates={candidates} pathOf={pathOf} />
          {groups.map((group) => (
            <GroupRows key={group.title} group={group} candidates={candidates} />
          ))}
        </table>
      </section>
      <p className="mt-3 max-w-prose text-fine text-muted">
        A part that is missing or not known also lowers the match as a whole. Name, age, photo, school and
        address are never part of it.
      </p>
    </div>
  );
}

function Head({ candidates, pathOf }: Pick<ComparisonTableProps, 'pathOf'> & Pick<Comparison, 'candidates'>) {
  return (
    <thead {...TABLE_ROLES.group} className="as-cards:block">
      <tr {...TABLE_ROLES.row} className="as-cards:flex as-cards:flex-wrap as-cards:gap-2 as-cards:pb-2">
        <td {...TABLE_ROLES.cell} className={cx(CORNER, 'as-cards:hidden')} />
        {candidates.map((candidate) => {
          const path = pathOf(candidate);
          return (
            <th
              key={candidate.key}
              {...TABLE_ROLES.columnHeader}
              scope="col"
              className="h-14 font-normal as-cards:h-auto as-cards:flex-1 as-cards:basis-32 as-cards:rounded-card as-cards:border as-cards:border-line as-cards:bg-raised as-cards:p-3 as-table:sticky as-table:top-0 as-table:z-10 as-table:w-40 as-table:border-b as-table:border-line as-table:bg-raised as-table:px-4"
            >
              <span className="block font-semibold wrap-anywhere">
                <bdi>{nameOf(candidate)}</bdi>
              </span>
              {candidate.person && <span className="block text-fine text-muted">{candidate.label}</span>}
              {path && (
                <TextLink to={path}>
                  <span className="text-fine">
                    Open application<VisuallyHidden>: {nameOf(candidate)}</VisuallyHidden>
                  </span>
                </TextLink>
              )}
              {candidate.unscored && (
                <span className="block text-fine text-muted">Review without a number</span>
              )}
            </th>
          );
        })}
      </tr>
    </thead>
  );
}

const CORNER =
  'as-table:sticky as-table:top-0 as-table:left-0 as-table:z-20 as-table:w-32 as-table:border-b as-table:border-line as-table:bg-raised';
const LABEL =
  'align-top font-medium wrap-anywhere as-cards:block as-cards:pb-2 as-table:sticky as-table:left-0 as-table:z-[5] as-table:border-b as-table:border-line as-table:bg-raised as-table:px-4 as-table:py-3';

function GroupRows({
  group: { title, rows },
  candidates,
}: { group: Group } & Pick<Comparison, 'candidates'>) {
  return (
    <tbody {...TABLE_ROLES.group} className="as-cards:mt-4 as-cards:flex as-cards:flex-col as-cards:gap-3">
      <tr {...TABLE_ROLES.row} className="as-cards:block">
        <th
          {...TABLE_ROLES.rowHeader}
          scope="rowgroup"
          colSpan={candidates.length + 1}
          className="text-fine font-semibold text-muted as-cards:block as-table:border-b as-table:border-line as-table:bg-sunken as-table:px-4 as-table:py-1.5"
        >
          <span className="as-table:sticky as-table:left-4">{title}</span>
        </th>
      </tr>
      {rows.map(({ id, head, cells }) => (
        <tr
          key={id}
          {...TABLE_ROLES.row}
          className="as-cards:block as-cards:rounded-card as-cards:border as-cards:border-line as-cards:bg-raised as-cards:p-4"
        >
          <th {...TABLE_ROLES.rowHeader} scope="row" className={LABEL}>
            {head}
          </th>
          {candidates.map((candidate, index) => (
            <td
              key={candidate.key}
              {...TABLE_ROLES.cell}
              className="align-top tabular-nums as-cards:block as-cards:border-t as-cards:border-line as-cards:py-2 as-cards:last:pb-0 as-table:border-b as-table:border-line as-table:px-4 as-table:py-3"
            >
              <span className="mb-0.5 block text-fine text-muted as-table:hidden">
                <bdi>{nameOf(candidate)}</bdi>
              </span>
              {cells[index]}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  );
}
