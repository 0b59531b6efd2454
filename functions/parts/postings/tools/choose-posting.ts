import { type Option, which } from '#functions/core/advisor/blocks.ts';
import { namedAmong, referredTo } from '#functions/core/advisor/choose.ts';
import type { Reference, ToolAnswer, ToolCall } from '#functions/core/advisor/tool.ts';
import type { Role } from '#shared/core/contract.ts';
import type { Source } from '#shared/features/ai/schema.ts';
import type { PosterRole } from '#shared/features/postings/rules.ts';
import { APPLICANT_SCREENS, applicantsPlace, POSTING_SCREENS } from '#shared/features/postings/screens.ts';

/** The role in which a user posts. */
export const posterRole = (role: Role): PosterRole => (role === 'alumni' ? 'alumni' : 'employer');

export const applicantsSource = ({ user }: Pick<ToolCall, 'user'>): Source => ({
  title: 'Applicants',
  url: APPLICANT_SCREENS[posterRole(user.role)],
});
export const postingsSource = ({ user }: Pick<ToolCall, 'user'>): Source => ({
  title: 'Postings',
  url: `${POSTING_SCREENS[posterRole(user.role)]}?tab=postings`,
});
export const applicantsPath = ({ user }: Pick<ToolCall, 'user'>, id: string): string =>
  applicantsPlace(posterRole(user.role), id);

interface Listed {
  readonly id: string;
  readonly title: string;
}

export const postingReference = ({ id, title }: Listed): Reference => ({ kind: 'posting', id, label: title });

/** The postings that a question names, by ordinal or by name; empty when it names none of them. */
export const postingsNamed = <T extends Listed>(
  call: Pick<ToolCall, 'slots' | 'references'>,
  postings: readonly T[],
): T[] => {
  const points = call.slots.ordinal !== undefined || call.slots.ordinals !== undefined;
  const ids = points ? referredTo(call, ['posting']).map(({ id }) => id) : [];
  const referred = postings.filter(({ id }) => ids.includes(id));
  return referred.length > 0 ? referred : namedAmong(postings, ({ title }) => title, call.slots);
};

/** The posting that a question is about: the one that it names, or the last answer did, or the only one; or the answer that asks for it. */
export const choosePosting = <T extends Listed>(
  call: Pick<ToolCall, 'slots' | 'references' | 'user'>,
  postings: readonly T[],
  { question, detailOf }: { readonly question: string; readonly detailOf: (posting: T) => string },
): { readonly posting: T } | { readonly answer: ToolAnswer } => {
  const named = postingsNamed(call, postings);
  const ids = call.references.filter(({ kind }) => kind === 'posting').map(({ id }) => id);
  const before = postings.filter(({ id }) => ids.includes(id));
  const found = named.length > 0 ? named : before.length === 1 ? before : postings;
  const [only] = found;
  if (only && found.length === 1) return { posting: only };
  const optionOf = (posting: T): Option => ({
    ...postingReference(posting),
    detail: detailOf(posting),
    path: applicantsPath(call, posting.id),
  });
  return { answer: which(question, found.map(optionOf), [postingsSource(call)]) };
};
