import { detailOf, type Option, said, which } from '#functions/core/advisor/blocks.ts';
import { namedAmong, namesIn, referredTo } from '#functions/core/advisor/choose.ts';
import type { CallOf } from '#functions/core/advisor/define-tool.ts';
import type { Reference, ToolAnswer, ToolCall } from '#functions/core/advisor/tool.ts';
import { quoted } from '#functions/core/advisor/words.ts';
import { openingLabel, openingPath } from '#functions/parts/matching/opening.ts';
import type { Source } from '#shared/features/ai/schema.ts';
import type { Application } from '#shared/features/applications/routes.ts';
import { TRACKER_SCREENS } from '#shared/features/applications/rules.ts';
import { statusLabel } from './next-step.ts';

/** The screen with the user's applications. */
export const trackerSource = ({ user: { role } }: Pick<ToolCall, 'user'>): Source => ({
  title: 'Applications',
  url: role === 'alumni' ? TRACKER_SCREENS.alumni : TRACKER_SCREENS.student,
});

export const applicationReference = ({ opportunityId, opportunity }: Application): Reference => ({
  kind: 'application',
  id: opportunityId,
  label: openingLabel(opportunity),
});

const optionOf = (application: Application): Option => ({
  ...applicationReference(application),
  detail: detailOf(statusLabel(application), application.opportunity.location),
  path: openingPath(application.opportunityId),
});

/** How many of the latest applications are looked at. */
const READ = 50;

/** The latest applications of the user. */
export const applicationsOf = async ({ call }: CallOf<'applications.list'>): Promise<Application[]> =>
  (await call('applications.list', { query: { limit: READ } })).items;

/** The application that a question is about, of those that may be meant; or the answer that asks for it. */
export const chooseApplication = async (
  call: CallOf<'applications.list'>,
  candidates: readonly Application[],
  question: string,
): Promise<{ readonly application: Application } | { readonly answer: ToolAnswer }> => {
  const sources = [trackerSource(call)];
  const ids = referredTo(call, ['application', 'opportunity']).map(({ id }) => id);
  const referred = candidates.filter(({ opportunityId }) => ids.includes(opportunityId));
  const named = namedAmong(candidates, ({ opportunity }) => openingLabel(opportunity), call.slots);
  const found = referred.length > 0 ? referred : named;
  const [only] = found;
  if (only && found.length === 1) return { application: only };
  if (found.length > 1) return { answer: which(question, found.map(optionOf), sources) };
  const [name] = namesIn(call.slots);
  if (name !== undefined && call.references.length === 0)
    return {
      answer: said(`None of these applications is for ${quoted(name)}.`, {
        sources,
        suggestions: ['How are my applications going?'],
      }),
    };
  const [single] = candidates;
  if (single && candidates.length === 1) return { application: single };
  return { answer: which(question, candidates.map(optionOf), sources) };
};
