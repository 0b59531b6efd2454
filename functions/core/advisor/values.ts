import type { Value } from './tool.ts';

/** Text that a person wrote. It never reaches a model. */
export const text = (value: string): Value => ({ kind: 'text', value });
/** A word of a closed vocabulary: the label of a status, a kind. */
export const word = (value: string): Value => ({ kind: 'word', value });
export const number = (value: number): Value => ({ kind: 'number', value: String(value) });
/** A day or a moment, as it is read. */
export const date = (value: string): Value => ({ kind: 'date', value });
