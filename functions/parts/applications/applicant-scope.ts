import { itemOf, keyOf, listPartition } from '#functions/core/keys.ts';

/**
 * Whose applications are counted and packed together: those for one posting, or those for all postings of a poster, which
 * `posterName` names.
 */
export type ApplicantScope = { readonly opportunityId: string } | { readonly poster: string };

/** The partition with the numbers of a scope and the pointer to its packed list. */
export const scopePartition = (scope: ApplicantScope): string =>
  'poster' in scope ? keyOf('poster-applicant-list', scope).pk : keyOf('applicant-list', scope).pk;

/** The key and the `entity` of a part of a scope's numbers. */
export const countsPart = (scope: ApplicantScope, shard: string) =>
  'poster' in scope
    ? itemOf('poster-applicant-counts', { ...scope, shard })
    : itemOf('applicant-counts', { ...scope, shard });

/** The key and the `entity` of the pointer to a scope's packed list. */
export const listPointerItem = (scope: ApplicantScope) =>
  'poster' in scope ? itemOf('poster-applicant-list', scope) : itemOf('applicant-list', scope);

/** The list of a scope's applications by their latest change: its index, the names of its keys, and its partition. */
export const changesList = (scope: ApplicantScope) =>
  'poster' in scope
    ? ({
        IndexName: 'gsi3',
        pk: 'gsi3pk',
        sk: 'gsi3sk',
        partition: listPartition('application', 'ofPoster', scope),
      } as const)
    : ({
        IndexName: 'gsi2',
        pk: 'gsi2pk',
        sk: 'gsi2sk',
        partition: listPartition('application', 'ofOpportunity', scope),
      } as const);
