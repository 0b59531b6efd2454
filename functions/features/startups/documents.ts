import { AppError } from '#functions/core/errors.ts';
import type { Handler } from '#functions/core/handlers.ts';
import { newId } from '#functions/core/ids.ts';
import { entryNow } from '#functions/parts/library/entry.ts';
import {
  deleteDocument,
  documentsOf,
  documentWrite,
  getDocument,
  newDocument,
  type StoredDocument,
} from '#functions/parts/startups/documents.ts';
import { namesOf } from '#functions/parts/startups/members.ts';
import { documentsWrite } from '#functions/parts/startups/repository.ts';
import { shortened } from '#shared/core/characters.ts';
import type { startups } from '#shared/features/startups/routes.ts';
import { STARTUP, STARTUP_ERRORS } from '#shared/features/startups/rules.ts';
import type { StartupDocument } from '#shared/features/startups/schema.ts';
import {
  changeInTeam,
  closedOrFull,
  type LoadedStartup,
  limitChanges,
  requireOpen,
  stale,
} from './change.ts';

const shownDocuments = async (documents: readonly StoredDocument[]): Promise<StartupDocument[]> => {
  const names = await namesOf(documents.map(({ editorId }) => editorId));
  return documents.map(({ id, title, text, entryId, updatedAt, version, editorId }) => ({
    ...{ id, title, text, entryId, updatedAt, version },
    updatedBy: { id: editorId, name: names.get(editorId) ?? '' },
  }));
};

const shownDocument = async (document: StoredDocument): Promise<StartupDocument> => {
  const [shown] = await shownDocuments([document]);
  if (!shown) throw noDocument();
  return shown;
};

const noDocument = () => new AppError('not_found', { message: 'This document doesn’t exist.' });

/** The documents of the team. */
export const documents: Handler<typeof startups.documents, LoadedStartup> = async ({ record }) => ({
  items: await shownDocuments(await documentsOf(record.startup.id)),
});

/** The title and text of a template as the library has it now. 404 for an entry that is none, or is gone. */
const copyOf = async (entryId: string) => {
  const entry = await entryNow(entryId);
  if (entry?.type !== 'template') throw new AppError('not_found', { message: STARTUP_ERRORS.noTemplate });
  return {
    title: shortened(entry.title, STARTUP.documentTitle),
    text: shortened(entry.copy.join('\n'), STARTUP.document),
    entryId,
  };
};

/** Copies a template into the startup, or begins an empty document. */
export const addDocument: Handler<typeof startups.addDocument, LoadedStartup> = async ({
  record,
  body,
  account,
  now,
}) => {
  requireOpen(record.startup);
  await limitChanges(account, now);
  const fields = 'entryId' in body ? await copyOf(body.entryId) : { ...body, entryId: null };
  const at = now.toISOString();
  const document: StoredDocument = {
    ...fields,
    ...{ startupId: record.startup.id, id: newId(), createdAt: at, updatedAt: at },
    ...{ editorId: account.id, version: 1 },
  };
  await changeInTeam(
    record,
    { startup: documentsWrite(document.startupId, 1), document: newDocument(document) },
    {
      meaning: ({ startup }) => startup && closedOrFull(document.startupId, STARTUP_ERRORS.tooManyDocuments),
    },
  );
  return shownDocument(document);
};

/** Saves a document, from the version that the member read. */
export const saveDocument: Handler<typeof startups.saveDocument, LoadedStartup> = async ({
  record,
  params: { id, documentId },
  body: { title, text, version },
  account,
  now,
}) => {
  requireOpen(record.startup);
  await limitChanges(account, now);
  const document = await getDocument(id, documentId);
  if (!document) throw noDocument();
  if (document.version !== version) throw stale();
  const fields = { title, text, editorId: account.id, updatedAt: now.toISOString() };
  await changeInTeam(record, { document: documentWrite(document, fields) });
  return shownDocument({ ...document, ...fields, version: version + 1 });
};

/** Deletes a document. */
export const removeDocument: Handler<typeof startups.removeDocument, LoadedStartup> = async ({
  record,
  params: { id, documentId },
  account,
  now,
}) => {
  requireOpen(record.startup);
  await limitChanges(account, now);
  if (!(await getDocument(id, documentId))) return { id: documentId };
  await changeInTeam(
    record,
    { startup: documentsWrite(id, -1), document: deleteDocument(id, documentId) },
    { meaning: ({ document }) => document && noDocument() },
  );
  return { id: documentId };
};
