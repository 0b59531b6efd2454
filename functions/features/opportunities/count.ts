import type { Handler } from '#functions/core/handlers.ts';
import { currentCatalog } from '#functions/parts/opportunities/catalog/current.ts';
import { dayNumber } from '#functions/parts/opportunities/catalog/listing.ts';
import { countOpen } from '#functions/parts/opportunities/deadline.ts';
import { earliestDay } from '#shared/core/opportunity-days.ts';
import { COUNTED_AT_MOST, type opportunities } from '#shared/features/opportunities/routes.ts';

/** How long an instance of the function answers with what it counted. */
export const FRESH_MS = 60_000;

/** The last count of this instance of the function: every visit of the home page asks for it. */
let last: { readonly at: number; readonly counted: Awaited<ReturnType<typeof countOpen>> } | undefined;

/** From the catalog, or from the index of deadlines while it cannot be read. */
const counted = async (now: Date): Promise<{ open: number; more: boolean }> => {
  const catalog = await currentCatalog(now);
  if (!catalog) return countOpen(earliestDay(now), COUNTED_AT_MOST);
  const open = catalog.openOn(dayNumber(earliestDay(now)));
  return { open: Math.min(open, COUNTED_AT_MOST), more: open > COUNTED_AT_MOST };
};

/** The number of open opportunities. An instance of the function counts at most once a minute, for all callers. */
export const count: Handler<typeof opportunities.count> = async ({ now }) => {
  const at = now.getTime();
  if (!last || at < last.at || at - last.at >= FRESH_MS) last = { at, counted: await counted(now) };
  return last.counted;
};
