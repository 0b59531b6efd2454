import { BarTable } from '#frontend/parts/analytics/BarTable.tsx';
import { definitionOf, FUNNEL } from '#shared/features/platform-figures/figures.ts';
import type { Numbers } from '../periods.ts';

/** How many users reached each step from the sign-up to the first answer. */
export function Funnel({ totals }: Pick<Numbers, 'totals'>) {
  const begun = totals.signUps ?? 0;
  return (
    <BarTable
      title="From sign-up to the first answer"
      description="Users who reached each step for the first time in this range, whenever they signed up."
      columns={['Step', 'Users', 'Against sign-ups']}
      bars={FUNNEL.map((step) => {
        const users = totals[step] ?? 0;
        return {
          name: definitionOf(step).label,
          length: users,
          figures: [users, begun === 0 ? '–' : `${Math.round((100 * users) / begun)}%`],
        };
      })}
    />
  );
}
