import { expect, it } from 'vitest';
import type { Call } from '#functions/core/handlers.ts';
import { newId } from '#functions/core/ids.ts';
import { transact } from '#functions/core/table.ts';
import { countingUsage, usageSoFar } from '#functions/core/usage.ts';
import { newAccount } from '#functions/scenarios/user.ts';
import { withOwnTable } from '#functions/testing/own-table.ts';
import { ROLES } from '#shared/core/contract.ts';
import { FIGURES } from '#shared/features/platform-figures/figures.ts';
import { daysBetween } from '#shared/features/platform-figures/periods.ts';
import type { platformFigures } from '#shared/features/platform-figures/routes.ts';
import { counterOf } from './counters.ts';
import { list } from './list.ts';
import { storeClosed } from './months.ts';
import { addTo, SHARDS } from './shards.ts';
import { beginCounting, noteClosed } from './state.ts';

/* What thirteen months of a large platform cost: thousands of everything from every role on each day. */

withOwnTable();

const [FIRST, TODAY] = ['2025-10-01', '2026-11-26'];
const LARGE = 9_999;
const everything = Object.fromEntries(
  FIGURES.flatMap((figure) => ROLES.map((role) => [counterOf(figure, role), LARGE])),
);

it('thirteen months take ten read units at most, of all users or of a role', async () => {
  const days = daysBetween(FIRST, TODAY);
  let state = await beginCounting(FIRST);
  for (const day of days.slice(0, -2)) {
    await storeClosed(day, everything);
    await noteClosed(state);
    state = { ...state, closedThrough: day };
  }
  for (const day of days.slice(-2))
    for (let shard = 0; shard < 6 * SHARDS; shard += 1)
      await transact({ added: addTo(day, newId(), everything) });
  const account = newAccount({ role: 'admin' });
  for (const role of [undefined, 'student'] as const) {
    const reads = await countingUsage(async () => {
      const query = { from: '2025-11-01', to: TODAY, ...(role && { role }) };
      const call = { account, query, now: new Date(`${TODAY}T12:00:00.000Z`) };
      const {
        totals,
        months,
        days: shown,
        hidden,
      } = await list(call as unknown as Call<typeof platformFigures.list>);
      expect(hidden).toBe(false);
      expect(shown).toHaveLength(391);
      expect(months.at(1)?.figures.hires).toBe(LARGE * 31 * (role ? 1 : ROLES.length));
      expect(totals.messages).toBeGreaterThan(LARGE * 380);
      return usageSoFar().reads;
    });
    expect(reads).toBeLessThanOrEqual(10);
  }
});
