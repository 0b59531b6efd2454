import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { errorCode } from '#frontend/core/api/ApiError.ts';
import { api } from '#frontend/core/api/client.ts';
import type { SaveState } from '#frontend/core/forms/autosave.ts';
import { changesBetween, fieldsIn, saveChanges, savedChanges } from '#frontend/core/forms/changes.ts';
import { type ApiForm, useApiForm } from '#frontend/core/forms/useApiForm.ts';
import { useAutosave } from '#frontend/core/forms/useAutosave.ts';
import { forgetDraft } from '#frontend/core/session/drafts.ts';
import type { Review } from '#shared/features/reviews/schema.ts';
import { storeReview, useRefreshReviews } from './api.ts';
import { draftOf, type ReviewValues, reviewSchema, valuesOf } from './reviewValues.ts';

type Sent = ReturnType<typeof reviewSchema.parse>;

export interface ReviewEditor extends ApiForm<ReviewValues, Sent> {
  /** What is typed now. */
  values: ReviewValues;
  state: SaveState;
  /** What both versions of the draft began with. */
  base: ReviewValues;
  /** The draft that was saved in another tab or on another device meanwhile, until the reviewer decides. */
  theirs: ReviewValues | undefined;
  keepMine: () => void;
  useTheirs: () => void;
}

/** What a review begins with. */
const EMPTY = valuesOf({ scores: [], feedback: '' });

const same = (one: ReviewValues, other: ReviewValues): boolean =>
  JSON.stringify(draftOf(one)) === JSON.stringify(draftOf(other));

/**
 * The form of a claimed review. Its draft is saved while the reviewer types; what is not saved yet survives a reload of this
 * tab. A draft that was saved elsewhere meanwhile is shown beside this one.
 */
export const useReviewEditor = (review: Review, onFinished: (review: Review) => void): ReviewEditor => {
  const { id } = review;
  const client = useQueryClient();
  const refresh = useRefreshReviews();
  const name = `review:${id}`;
  const [begun] = useState(() => {
    const base = valuesOf(review.draft);
    const saved = savedChanges(name, base, review.draftVersion);
    const values: ReviewValues = { ...base };
    for (const [field, value] of Object.entries(saved?.changes ?? {}))
      if (value !== undefined) values[field] = value;
    return { base, values, unsent: !same(base, values), outdated: saved?.outdated === true };
  });
  const [values, setValues] = useState(begun.values);
  const [theirs, setTheirs] = useState<ReviewValues>();
  /** The same as the states, for what happens before the next render. */
  const current = useRef({ base: begun.base, values: begun.values, version: review.draftVersion });

  const remember = () => {
    const { base, values: typed, version } = current.current;
    saveChanges(name, version, changesBetween(base, typed));
  };
  const continueFrom = (base: ReviewValues, version: number) => {
    Object.assign(current.current, { base, version });
    remember();
  };
  const send = async (typed: ReviewValues): Promise<void> => {
    const body = { ...draftOf(typed), draftVersion: current.current.version };
    const { draftVersion } = await api.call('reviews.draft', { params: { id }, body });
    continueFrom(typed, draftVersion);
  };
  /** Loads the draft that was saved meanwhile. Whether the reviewer has to decide between the two. */
  const loadTheirs = async (sent: ReviewValues): Promise<boolean> => {
    const other = await api.call('reviews.get', { params: { id } });
    const stored = valuesOf(other.draft);
    const { base } = current.current;
    // The answer to an earlier attempt was lost, or nothing that is edited here was changed.
    if (same(stored, sent) || same(stored, base)) {
      continueFrom(stored, other.draftVersion);
      return false;
    }
    current.current.version = other.draftVersion;
    setTheirs(stored);
    return true;
  };
  const save = async (typed: ReviewValues): Promise<void> => {
    try {
      await send(typed);
    } catch (error) {
      const code = errorCode(error);
      // The claim has ended: the screen says so, and what was typed stays here.
      if (code === 'illegal_transition' || code === 'not_found') await refresh();
      if (code !== 'conflict' || (await loadTheirs(typed))) throw error;
      await send(typed);
    }
  };
  const autosave = useAutosave({ save, initial: begun.unsent ? 'changed' : 'unchanged' });

  const form = useApiForm<ReviewValues, Sent, Review>({
    schema: reviewSchema,
    defaultValues: begun.values,
    onChange: (typed) => {
      if (fieldsIn(changesBetween(current.current.values, typed)).length === 0) return;
      current.current.values = { ...typed };
      setValues({ ...typed });
      remember();
      if (!theirs) autosave.change({ ...typed });
    },
    send: async (body) => {
      // The finished review replaces the draft: what could not be saved of it is part of what is sent now.
      await autosave.flush().catch(() => undefined);
      return api.call('reviews.finish', { params: { id }, body });
    },
    onSent: (finished) => {
      autosave.discard();
      forgetDraft(name);
      storeReview(client, finished);
      onFinished(finished);
    },
    onError: async (error) => {
      if (errorCode(error) === 'illegal_transition') await refresh();
    },
  });

  const decide = (stored: ReviewValues, chosen: ReviewValues) => {
    setTheirs(undefined);
    current.current.values = chosen;
    continueFrom(stored, current.current.version);
    setValues(chosen);
    form.form.reset(chosen);
    if (same(stored, chosen)) autosave.discard();
    else autosave.change(chosen);
  };
  const resume = useEffectEvent(() => {
    if (!begun.unsent) return;
    if (!begun.outdated) return autosave.change(begun.values);
    // Which of them the reviewer changed is not known any more: all that differs is shown.
    current.current.base = EMPTY;
    setTheirs(begun.base);
  });
  useEffect(() => resume(), []);

  return {
    ...form,
    values,
    theirs,
    base: current.current.base,
    state: theirs ? 'conflict' : autosave.state,
    keepMine: () => {
      const { base, values: mine } = current.current;
      if (!theirs) return;
      const own = fieldsIn(changesBetween(base, mine)).map((field) => [field, mine[field] ?? '']);
      decide(theirs, { ...theirs, ...Object.fromEntries(own) });
    },
    useTheirs: () => theirs && decide(theirs, theirs),
  };
};
