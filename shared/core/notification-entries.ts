import type * as z from 'zod';
import type { StatusTone } from './workflow.ts';

/** What a notification says. Plain text, all of it. */
export interface NotificationText {
  /** In two or three words. */
  readonly heading: string;
  /** The sentence, up to the title of what it is about if there is one. No full stop: titles bring their own. */
  readonly lead: string;
  /** The opportunity's title, with which the sentence ends. */
  readonly title?: string;
}

/** What the mail of a notification says. Plain text. */
export interface NotificationMail {
  readonly title: string;
  /** What it is about. */
  readonly about: { readonly title: string; readonly company: string };
  /** What follows from it. */
  readonly next: string;
  /** The setting that switches such mails off, as the mail's small print names it. */
  readonly preference: { readonly name: 'applications'; readonly because: string };
}

/** One kind of notification, for its data. */
export interface NotificationEntry<Data> {
  /** What makes two events of the same kind and moment different: the rest of the notification's id. */
  readonly id: (data: Data) => readonly string[];
  readonly text: (data: Data) => NotificationText;
  /** The screen that shows what it is about. */
  readonly link: (data: Data) => string;
  readonly tone: (data: Data) => StatusTone;
  /** Whether the user did it: then it is in the recent activity, and neither in the bell nor ever unread. */
  readonly own: (data: Data) => boolean;
  /** The mail that goes with it; null for a kind that sends none. */
  readonly mail: ((data: Data) => NotificationMail) | null;
}

/** What the schemas of a feature's kinds describe. Named by type alone: the schemas stay out of the browser. */
export type EventOf<Schemas extends readonly z.ZodType<{ kind: string }>[]> = z.infer<Schemas[number]>;

/** The entries of a feature's kinds, by the data of each. An incomplete one does not compile. */
export type NotificationEntries<Event extends { readonly kind: string }> = {
  readonly [Kind in Event['kind']]: NotificationEntry<Extract<Event, { kind: Kind }>>;
};
