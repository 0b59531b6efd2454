import type { ASKS_RECORDS } from '#shared/records/asks.ts';
import type { BUDDIES_RECORDS } from '#shared/records/buddies.ts';
import type { AccessTo } from './use.ts';

export const ASKS_ACCESS: AccessTo<typeof ASKS_RECORDS & typeof BUDDIES_RECORDS> = {
  ask: {
    get: ['conversations', 'meetings', 'delayed', 'digest'],
    read: ['asks'],
    write: ['asks', 'delayed'],
  },
  'ask-counts': { get: ['asks'], write: ['asks', 'delayed'] },
  'open-ask': { write: ['asks', 'delayed'] },

  'buddy-seat': { get: ['meetings'], read: ['buddies', 'delayed'], write: ['buddies', 'delayed'] },
  'buddy-met': { read: ['buddies', 'delayed'], write: ['buddies', 'delayed'] },
  'buddy-pair': {
    get: ['conversations', 'meetings', 'delayed', 'digest'],
    read: ['buddies'],
    write: ['buddies', 'delayed'],
  },
};
