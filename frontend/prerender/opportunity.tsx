import { App } from '#frontend/app/App.tsx';
import { clientWithOpportunity } from '#frontend/app/renderedPage.ts';
import { preloadScreen } from '#frontend/app/router.tsx';
import { fillPath, PATHS } from '#frontend/core/paths.ts';
import type { Opportunity } from '#shared/features/opportunities/routes.ts';
import { markupOf } from './markup.tsx';

/** The screen of an opportunity as a visitor's browser shows it, with its address. */
export const opportunityMarkup = async (
  opportunity: Opportunity,
): Promise<{ path: string; markup: string }> => {
  const path = fillPath(PATHS.opportunity, { id: opportunity.id });
  await preloadScreen(path);
  return { path, markup: await markupOf(<App client={clientWithOpportunity(opportunity)} />, path) };
};
