import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { ApiError, errorCode } from '#frontend/core/api/ApiError.ts';
import { api } from '#frontend/core/api/client.ts';
import type { SaveState } from '#frontend/core/forms/autosave.ts';
import { changesBetween, fieldsIn } from '#frontend/core/forms/changes.ts';
import { fieldErrorsOf } from '#frontend/core/forms/fieldErrors.ts';
import { type ApiForm, useApiForm } from '#frontend/core/forms/useApiForm.ts';
import { useAutosave } from '#frontend/core/forms/useAutosave.ts';
import { useCurrentUser } from '#frontend/core/session/RequireSession.tsx';
import { serverDate } from '#frontend/ui/time/serverTime.ts';
import { earliestDay } from '#shared/core/opportunity-days.ts';
import type { Posting } from '#shared/features/postings/routes.ts';
import { readPosting, useRefreshPostings, useStorePosting } from './api.ts';
import { formField, publishSchema } from './editorRules.ts';
import { removeUnsent, storeUnsent, type Unsent, unsentOf } from './unsentChanges.ts';
import { FIELD_NAMES, fieldsOf, type PostingValues, unreadIn, valuesOf } from './values.ts';

export interface PostingEditorOptions {
  /** The stored posting; undefined for a new one, which begins with `start`. */
  posting: Posting | undefined;
  start: PostingValues;
  /** The name of what is typed here on this device, until the posting has an id. */
  name: string;
  /** The name of the employer’s company, which is no field of the form. */
  company: string | undefined;
  /** The posting was stored for the first time. */
  onCreated: (posting: Posting) => void;
  /** It was published, or the changes of a published one were saved. */
  onSent: (posting: Posting) => void;
}

export interface PostingEditor extends ApiForm<PostingValues> {
  /** What is typed now. */
  values: PostingValues;
  /** The posting as the server has it, as far as is known here. */
  stored: Posting | undefined;
  state: SaveState;
  /** Another version was saved meanwhile, until the user decides. */
  theirs: Posting | undefined;
  /** The values that both versions began with. */
  base: PostingValues;
  keepMine: () => void;
  useTheirs: () => void;
  /** Saves a draft now. */
  save: () => Promise<void>;
}

const compared = (values: PostingValues): string => JSON.stringify([fieldsOf(values), unreadIn(values)]);
const same = (one: PostingValues, other: PostingValues): boolean => compared(one) === compared(other);

const isDraft = (posting: Posting | undefined): boolean => !posting || posting.status === 'draft';

/** The fields that another version changed. The company of an employer is not entered here. */
const changedIn = (base: PostingValues, other: PostingValues): string[] =>
  fieldsIn(changesBetween(base, other)).filter((field) => field !== 'company');

/**
 * The form of one posting. A draft is saved while its author types, on the server, or on this device until the server can
 * be reached. What is typed into a published one is stored on this device until its author saves it.
 */
export const usePostingEditor = (options: PostingEditorOptions): PostingEditor => {
  const { id: userId, role } = useCurrentUser();
  const refresh = useRefreshPostings();
  const store = useStorePosting();
  const [stored, setStored] = useState(options.posting);
  const [theirs, setTheirs] = useState<Posting>();
  const [begun] = useState(() => {
    const base = options.posting ? valuesOf(options.posting, role) : options.start;
    const unsent = unsentOf(userId, options.posting?.id ?? options.name);
    return { base, unsent: unsent && !same(unsent.typed, base) ? unsent : undefined };
  });
  const [values, setValues] = useState(begun.unsent?.typed ?? begun.base);
  /** The same as the states, for what happens before the next render. */
  const current = useRef({
    stored,
    base: begun.unsent?.base ?? begun.base,
    values,
    creation: begun.unsent?.creation,
  });

  /** Continues from what the server has, of which `sent` is what the form holds. */
  const storedAs = (posting: Posting, sent: PostingValues) => {
    const first = current.current.stored === undefined;
    if (first) removeUnsent(userId, options.name);
    current.current.stored = posting;
    current.current.base = valuesOf(posting, role);
    setStored(posting);
    store(posting);
    // What the API does not take stays here until it is clear.
    if (same(current.current.values, sent) && unreadIn(sent).length === 0) removeUnsent(userId, posting.id);
    else rememberTyped();
    if (first) options.onCreated(posting);
  };
  const rememberTyped = () => {
    const { stored: known, base, values: typed, creation } = current.current;
    const unsent: Unsent = { version: known?.version ?? 0, base, typed, ...(creation && { creation }) };
    storeUnsent(userId, known?.id ?? options.name, unsent);
  };
  /** Stores the posting for the first time. Without an answer it is sent again as it was, so that there are never two. */
  const create = async (typed: PostingValues): Promise<Posting> => {
    const creation = current.current.creation ?? { key: crypto.randomUUID(), sent: typed };
    current.current.creation = creation;
    rememberTyped();
    try {
      const { key, sent } = creation;
      const posting = await api.call('postings.create', { body: { ...fieldsOf(sent), key } });
      current.current.creation = undefined;
      storedAs(posting, sent);
      return posting;
    } catch (error) {
      // The server has refused it as it is, and made nothing.
      if (error instanceof ApiError && error.status < 500) current.current.creation = undefined;
      throw error;
    }
  };
  const send = async (typed: PostingValues): Promise<Posting> => {
    const sent = current.current.stored ? undefined : (current.current.creation?.sent ?? typed);
    const known = current.current.stored ?? (await create(typed));
    if (sent && same(sent, typed)) return known;
    const body = { ...fieldsOf(typed), version: known.version };
    const answer = await api.call('postings.save', { params: { id: known.id }, body });
    storedAs(answer, typed);
    return answer;
  };
  /** Loads the other version. Whether the user has to decide: not when it changed nothing that is edited here. */
  const loadTheirs = async (): Promise<boolean> => {
    const { stored: known, base } = current.current;
    if (!known) return false;
    const other = await readPosting(known.id);
    if (changedIn(base, valuesOf(other, role)).length > 0) {
      setTheirs(other);
      return true;
    }
    current.current.stored = other;
    setStored(other);
    return false;
  };
  /** Sends it, and once more when only the version was old. */
  const save = (typed: PostingValues): Promise<Posting> =>
    send(typed).catch(async (error: unknown) => {
      if (errorCode(error) !== 'conflict' || (await loadTheirs())) throw error;
      return send(typed);
    });
  const autosave = useAutosave({ save, initial: begun.unsent ? 'changed' : 'unchanged' });

  const publish = async (): Promise<Posting> => {
    const { stored: known } = current.current;
    if (known && !isDraft(known)) {
      const saved = await save(current.current.values);
      return saved.status === 'expired' ? open(saved) : saved;
    }
    autosave.change(current.current.values);
    await autosave.flush();
    return current.current.stored ? open(current.current.stored) : save(current.current.values).then(open);
  };
  const open = ({ id, version }: Posting): Promise<Posting> =>
    api.call('postings.setStatus', { params: { id }, body: { to: 'open', version } });

  const form = useApiForm<PostingValues, PostingValues, Posting>({
    schema: () => publishSchema(role, options.company, earliestDay(serverDate())),
    defaultValues: values,
    onChange: (typed) => {
      if (same(typed, current.current.values)) return;
      current.current.values = typed;
      setValues(typed);
      rememberTyped();
      if (theirs) return;
      if (isDraft(current.current.stored)) autosave.change(typed);
      else autosave.note('changed');
    },
    send: publish,
    onSent: (posting) => {
      storedAs(posting, current.current.values);
      void refresh();
      autosave.note('saved');
      options.onSent(posting);
    },
    fieldErrors: (error) =>
      Object.fromEntries(Object.entries(fieldErrorsOf(error)).map(([path, text]) => [formField(path), text])),
  });

  // In the order of the screen: where the focus goes first. The parts of the form register only as they render.
  useState(() => FIELD_NAMES.forEach((name) => void form.form.register(name)));

  const decide = (other: Posting, typed: PostingValues) => {
    setTheirs(undefined);
    current.current.values = typed;
    storedAs(other, valuesOf(other, role));
    setValues(typed);
    form.form.reset(typed);
    if (same(typed, current.current.base)) autosave.discard();
    else if (isDraft(other)) autosave.change(typed);
    else autosave.note('changed');
  };
  const resume = useEffectEvent(() => {
    const { unsent } = begun;
    if (!unsent) return;
    const known = options.posting;
    const changed = known !== undefined && changedIn(unsent.base, valuesOf(known, role)).length > 0;
    if (known && known.version !== unsent.version && changed) setTheirs(known);
    else if (isDraft(known)) autosave.change(unsent.typed);
  });
  useEffect(() => resume(), []);

  return {
    ...form,
    values,
    stored,
    theirs,
    state: theirs ? 'conflict' : autosave.state,
    base: current.current.base,
    keepMine: () =>
      theirs &&
      decide(theirs, {
        ...valuesOf(theirs, role),
        ...changesBetween(current.current.base, current.current.values),
      }),
    useTheirs: () => theirs && decide(theirs, valuesOf(theirs, role)),
    save: () => {
      if (!current.current.stored) autosave.change(current.current.values);
      return autosave.flush();
    },
  };
};
