import * as z from 'zod';
import type { Account } from '#functions/core/account.ts';
import { itemOf, keyOf } from '#functions/core/keys.ts';
import { getItem, getItems, type Write } from '#functions/core/table.ts';
import { zlib } from '#functions/core/zlib.ts';
import type { Receipt } from '#shared/core/match-receipt.ts';
import { dayOf } from '#shared/core/opportunity-days.ts';
import type { Application } from '#shared/features/applications/routes.ts';
import { type SentContent, sentContentSchema } from '#shared/features/applications/sent.ts';
import { sectionsOf } from '#shared/features/profile/answers.ts';
import { visibleSections } from '#shared/features/profile/visibility.ts';
import type { StoredOpportunity } from '../opportunities/repository.ts';
import { getStoredSections } from '../profile/repository.ts';
import { audiencesIn } from '../profile/views.ts';
import { getResume, type StoredFile } from '../resume/repository.ts';
import { getProfile } from '../users/repository.ts';

/** What an application sends of the applicant and of the posting, and the receipt that follows from both alone. */
export interface Sent {
  readonly snapshot: NonNullable<SentContent['snapshot']>;
  readonly receipt: Receipt;
  /** The file that can be sent with it. */
  readonly file: StoredFile | undefined;
}

/** What of a posting a match looks at. */
export const postingOf = ({
  type,
  title,
  description,
  skills,
  requirements,
  niceToHave,
  experienceLevel,
  minYears,
  education,
  workMode,
  location,
  place,
}: Pick<StoredOpportunity, keyof Sent['snapshot']['posting']>): Sent['snapshot']['posting'] => ({
  type,
  title,
  description,
  skills,
  requirements,
  niceToHave,
  experienceLevel,
  minYears,
  education,
  workMode,
  location,
  place,
});

/**
 * What an application of this user would send now. The profile is what people see with whom the user works, and the
 * receipt is of that: it never rests on a line that the employer may not see.
 */
export const sentNow = async (account: Account, opportunity: StoredOpportunity, now: Date): Promise<Sent> => {
  const [{ sections: states = {}, ...answers }, stored, { file }] = await Promise.all([
    getProfile(account.id),
    getStoredSections(account.id),
    getResume(account.id),
  ]);
  // Most requests need no matching: it is loaded with the first application.
  const { match } = await import('#shared/features/matching/matching.ts');
  const sections = visibleSections(
    sectionsOf({ ...account, ...answers }, stored),
    audiencesIn(states),
    'work',
  );
  const posting = postingOf(opportunity);
  const { firstName, lastName } = account;
  return {
    snapshot: { firstName, lastName, sections, posting },
    receipt: match(sections, posting, dayOf(now)),
    file,
  };
};

const NOTHING: SentContent = { note: '', resume: null, receipt: null, snapshot: null };

const storedSchema = z.object({
  /** Under which the file is in the bucket. */
  uploadId: z.string().optional(),
  content: z
    .instanceof(Uint8Array)
    .transform((bytes) => sentContentSchema.parse(JSON.parse(zlib().gunzipSync(bytes).toString('utf8')))),
});

/** The write that stores what is sent with an application, compressed. A record of its own: lists do not read it. */
export const storeSent = (
  { userId, opportunityId }: Application,
  {
    note,
    receipt,
    snapshot,
    file,
  }: Pick<SentContent, 'note' | 'receipt' | 'snapshot'> & { file: StoredFile | undefined },
): Write => {
  const resume = file ? { fileName: file.fileName, size: file.size } : null;
  const content: SentContent = { note, resume, receipt, snapshot };
  return {
    Put: {
      Item: {
        ...itemOf('sent-application', { userId, opportunityId }),
        content: zlib().gzipSync(JSON.stringify(content)),
        // Under which the file is in the bucket.
        ...(file && { uploadId: file.uploadId }),
      },
    },
  };
};

/** What was sent with an application. */
export const getSent = async (application: Application): Promise<SentContent> =>
  (await getSentFile(application)).content;

/** The same, and under which id the resume’s file is in the bucket. */
export const getSentFile = async ({
  userId,
  opportunityId,
}: Pick<Application, 'userId' | 'opportunityId'>): Promise<{
  content: SentContent;
  uploadId?: string | undefined;
}> =>
  (await getItem(storedSchema, keyOf('sent-application', { userId, opportunityId }))) ?? { content: NOTHING };

const ofUserSchema = storedSchema.extend({ pk: z.string() });

/** What was sent with some applications for a posting, by the applicant. */
export const getSentContents = async (
  applications: readonly Pick<Application, 'userId' | 'opportunityId'>[],
): Promise<ReadonlyMap<string, SentContent>> => {
  const keys = new Map(applications.map((one) => [keyOf('sent-application', one).pk, one]));
  const found = await getItems(
    ofUserSchema,
    applications.map((one) => keyOf('sent-application', one)),
  );
  return new Map(
    found.flatMap(({ pk, content }): [string, SentContent][] => {
      const application = keys.get(pk);
      return application ? [[application.userId, content]] : [];
    }),
  );
};
