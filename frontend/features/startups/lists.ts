import { useMutation } from '@tanstack/react-query';
import type { FieldValues } from 'react-hook-form';
import type * as z from 'zod';
import { api } from '#frontend/core/api/client.ts';
import { toastFailure } from '#frontend/core/api/useAction.ts';
import { useRecordForm } from '#frontend/core/forms/useRecordForm.ts';
import { toast } from '#frontend/ui/overlays/toast.ts';
import type { Assumption, Milestone } from '#shared/features/startups/entries.ts';
import type { Startup } from '#shared/features/startups/schema.ts';
import { useKeepStartup } from './api.ts';

/** The lists of a startup that are saved as a whole, each with a version of its own. */
interface Entries {
  milestones: Milestone;
  assumptions: Assumption;
}
export type ListName = keyof Entries;
export interface VersionedList<Name extends ListName> {
  readonly entries: readonly Entries[Name][];
  readonly version: number;
}

interface ListKind<Name extends ListName> {
  of: (startup: Startup) => VersionedList<Name>;
  /** Saves a list; answers with what changes of the startup. */
  save: (id: string, list: VersionedList<Name>) => Promise<Partial<Startup>>;
}

const KINDS: { [Name in ListName]: ListKind<Name> } = {
  milestones: {
    of: ({ milestones, milestonesVersion }) => ({ entries: milestones, version: milestonesVersion }),
    save: async (id, { entries, version }) => {
      const answer = await api.call('startups.milestones', {
        params: { id },
        body: { milestones: [...entries], version },
      });
      const { version: milestonesVersion, ...saved } = answer;
      return { ...saved, milestonesVersion };
    },
  },
  assumptions: {
    of: ({ assumptions, assumptionsVersion }) => ({ entries: assumptions, version: assumptionsVersion }),
    save: async (id, { entries, version }) => {
      const answer = await api.call('startups.assumptions', {
        params: { id },
        body: { assumptions: [...entries], version },
      });
      const { version: assumptionsVersion, ...saved } = answer;
      return { ...saved, assumptionsVersion };
    },
  },
};

/** Changes a list of a startup by a control, such as Remove. The promise fails with the error of the API. */
export const useListChange = <Name extends ListName>(name: Name, startup: Startup, said: string) => {
  const { keep } = useKeepStartup(startup.id);
  return useMutation({
    mutationFn: async (change: (entries: readonly Entries[Name][]) => readonly Entries[Name][]) => {
      const { entries, version } = KINDS[name].of(startup);
      return keep(await KINDS[name].save(startup.id, { entries: change(entries), version }));
    },
    onSuccess: () => toast({ title: said }),
    onError: toastFailure,
  });
};

interface EntryFormOptions<Name extends ListName, Values extends FieldValues, Sent> {
  name: Name;
  startup: Startup;
  /** The values of the edited entry in a list. */
  valuesOf: (entries: readonly Entries[Name][]) => Values;
  schema: z.ZodType<Sent>;
  /** The list with what was entered. */
  changed: (sent: Sent, entries: readonly Entries[Name][]) => readonly Entries[Name][];
  /** The name of the entry's draft, unique in the list. */
  draft: string;
  /** The title of the toast. */
  said: string;
  onSaved: () => void;
}

/**
 * A form for one entry of a list. Another entry may have been changed in this tab since it opened: that is no conflict. What a
 * member of the team saved meanwhile is one, and the server says so.
 */
export const useEntryForm = <Name extends ListName, Values extends FieldValues, Sent>({
  name,
  startup,
  valuesOf,
  schema,
  changed,
  draft,
  said,
  onSaved,
}: EntryFormOptions<Name, Values, Sent>) => {
  const { id } = startup;
  const { known, keep } = useKeepStartup(id);
  const { of, save } = KINDS[name];
  const currentOf = (base: VersionedList<Name>): VersionedList<Name> => {
    const startupNow = known();
    if (!startupNow) return base;
    const current = of(startupNow);
    const isSame = JSON.stringify(valuesOf(current.entries)) === JSON.stringify(valuesOf(base.entries));
    return isSame ? current : base;
  };
  return useRecordForm<VersionedList<Name>, Values, Sent>({
    record: of(startup),
    valuesOf: ({ entries }) => valuesOf(entries),
    schemaFor: () => schema,
    draft: `startup:${id}:${draft}`,
    save: async (sent, base) => {
      const { entries, version } = currentOf(base);
      const saved = await save(id, { entries: changed(sent, entries), version });
      await keep(saved);
      return of({ ...startup, ...saved });
    },
    read: async () => of(await api.call('startups.get', { params: { id } })),
    onSaved: () => {
      toast({ title: said });
      onSaved();
    },
  });
};
