import type { ComponentType } from 'react';
import type { FieldValues } from 'react-hook-form';
import type * as z from 'zod';
import type { ApiForm } from '#frontend/core/forms/useApiForm.ts';
import type { Role } from '#shared/core/contract.ts';
import type { OwnProfile } from '#shared/features/profile/routes.ts';
import type { Audience, Section } from '#shared/features/profile/rules.ts';
import type { SectionRecord } from './api.ts';

/** What the fields of an entry may need to know. */
export interface FieldsProps<V extends FieldValues, T> {
  form: ApiForm<V, T>;
  profile: OwnProfile;
  role: Role;
}

/** A section of the profile editor: how its entries of type `T` are shown, and edited as the form values `V`. */
export interface Definition<T extends object, V extends FieldValues> {
  readonly section: Section;
  readonly title: string;
  /** What belongs here, while there is nothing. */
  readonly empty: string;
  /** The button that adds an entry, and the heading of its form. */
  readonly add: string;
  /** It has one entry at most, which is always there. */
  readonly single?: true;
  readonly of: (sections: OwnProfile['sections']) => SectionRecord<T>;
  readonly save: (body: { items: T[]; version: number; audience?: Audience }) => Promise<SectionRecord<T>>;
  readonly schema: z.ZodType<T>;
  /** The form's values for an entry, or for a new one. */
  readonly valuesOf: (entry: T | undefined) => V;
  /** An entry with the valid values of the form; by default they replace its fields. */
  readonly merge?: (before: T, valid: T) => T;
  /** The fields' names in sentences. */
  readonly labels: Readonly<Record<keyof V & string, string>>;
  /** An entry that can be found again by its id gets one. */
  readonly identified?: (entry: T) => T;
  /** What tells an entry from the others; undefined when only its position does. */
  readonly keyOf: (entry: T) => string | undefined;
  readonly describe: (entry: T, profile: OwnProfile) => Description;
  readonly Fields: ComponentType<FieldsProps<V, T>>;
}

/** An entry in a few words. */
export interface Description {
  readonly title: string;
  readonly lines: readonly string[];
}

/** An entry with an id, by which it is found again: its own, or a new one. */
export const withEntryId = <T extends { id?: string | undefined }>(entry: T): T => ({
  ...entry,
  id: entry.id ?? crypto.randomUUID().slice(0, 8),
});

/** The name under which the changes of an entry survive a reload. */
export const draftName = (userId: string, section: Section, key: string): string =>
  `profile:${userId}:${section}:${key}`;
