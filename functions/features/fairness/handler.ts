import { serve } from '#functions/core/serve.ts';
import { fairness } from '#shared/features/fairness/routes.ts';
import { ofCompany, ofOwnCompany } from './list.ts';

/** Figures by group. The answers behind them are out of this function’s reach. */
export const handler = serve(fairness, { handlers: { ofOwnCompany, ofCompany } });
