import * as z from 'zod';
import { defineFeature, optionalFilter, pageOf, pageQuery, searchText } from '#shared/core/contract.ts';
import { ASK_SIDES, ASK_STATES, ASK_TOPICS } from './rules.ts';
import {
  answerSchema,
  askId,
  askPersonSchema,
  askSchema,
  askSettingsFields,
  askSettingsSchema,
  declineAskSchema,
  newAskSchema,
  publishedAnswerSchema,
  publishSchema,
} from './schema.ts';

const params = z.object({ id: askId });
/** The routes about one ask are for the student and the alumnus. */
const record = { kind: 'ask', param: 'id', relations: ['participant'] } as const;
const grants = ['table:read', 'table:write'] as const;

export const asks = defineFeature('asks', {
  create: {
    method: 'POST',
    path: '/api/asks',
    summary:
      'Asks an alumnus one question. 409 `questions_used_up` with the date when the alumnus’s questions of this week are used up, `too_many_open` and `already_asked`',
    access: ['student'],
    approved: true,
    confirmed: true,
    grants,
    body: newAskSchema,
    status: 201,
    response: askSchema,
    errors: [
      'not_found',
      'forbidden',
      'email_unconfirmed',
      'questions_used_up',
      'too_many_open',
      'already_asked',
      'too_many_requests',
    ],
  },
  list: {
    method: 'GET',
    path: '/api/asks',
    summary:
      'The questions of the signed-in user on one side, those that wait for an answer first, then the latest, with the number of each',
    access: 'signed-in',
    grants: ['table:read'],
    query: z.object({
      /** Without it: as an alumnus if the user is one, else as the one who asks. */
      as: z.enum(ASK_SIDES).optional(),
      state: z.enum(ASK_STATES).default('all'),
      ...pageQuery,
    }),
    response: pageOf(askSchema).extend({
      counts: z.object({ open: z.number().int().min(0), closed: z.number().int().min(0) }),
    }),
    errors: ['invalid_cursor'],
  },
  settings: {
    method: 'GET',
    path: '/api/asks/settings',
    summary: 'How many questions a week the signed-in alumnus takes; version 0 until they have said it',
    access: ['alumni'],
    grants: ['table:read'],
    response: askSettingsSchema,
  },
  saveSettings: {
    method: 'PUT',
    path: '/api/asks/settings',
    summary:
      'Saves how many questions a week the signed-in alumnus takes, if it has not changed since the given version, and shows the profile as it is now to those who may ask',
    access: ['alumni'],
    approved: true,
    grants,
    body: z.object({ ...askSettingsFields, version: z.number().int().min(0) }),
    response: askSettingsSchema,
    errors: ['email_unconfirmed', 'conflict'],
  },
  people: {
    method: 'GET',
    path: '/api/asks/people',
    summary:
      'The alumni who take questions and have room this week, those who were asked least recently first. A page may be short and still have more',
    access: 'signed-in',
    approved: true,
    grants: ['table:read'],
    query: z.object({
      q: optionalFilter(searchText(80)),
      topic: optionalFilter(z.enum(ASK_TOPICS)),
      ...pageQuery,
    }),
    response: pageOf(askPersonSchema),
    errors: ['invalid_cursor'],
  },
  published: {
    method: 'GET',
    path: '/api/asks/published',
    summary:
      'Questions and answers that both sides published without names, the latest first. A page may be short and still have more',
    access: 'signed-in',
    grants: ['table:read'],
    query: z.object({
      q: optionalFilter(searchText(80)),
      topic: optionalFilter(z.enum(ASK_TOPICS)),
      ...pageQuery,
    }),
    response: pageOf(publishedAnswerSchema),
    errors: ['invalid_cursor'],
  },
  answer: {
    method: 'POST',
    path: '/api/asks/{id}/answer',
    summary:
      'Answers a question in text, or proposes up to three times for a call of ten minutes; for its alumnus',
    access: ['alumni'],
    approved: true,
    grants: [...grants, 'meetings:room'],
    record,
    params,
    body: answerSchema,
    response: askSchema,
    errors: ['forbidden', 'conflict', 'illegal_transition'],
  },
  decline: {
    method: 'POST',
    path: '/api/asks/{id}/decline',
    summary: 'Declines a question with a kind reason; for its alumnus',
    access: ['alumni'],
    grants,
    record,
    params,
    body: declineAskSchema,
    response: askSchema,
    errors: ['forbidden', 'conflict', 'illegal_transition'],
  },
  publish: {
    method: 'POST',
    path: '/api/asks/{id}/publish',
    summary:
      'Agrees to publish question and answer in the given words, or takes it back. They are published while both sides agree to the same words',
    access: 'signed-in',
    approved: true,
    grants,
    record,
    params,
    body: publishSchema,
    response: askSchema,
    errors: ['conflict', 'illegal_transition'],
  },
});
