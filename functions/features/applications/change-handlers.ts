import { apply } from './apply.ts';
import { answerOffer } from './offer.ts';
import { addOutside, removeOutside, saveOutside } from './outside/outside.ts';
import { undoWithdrawal, withdraw } from './withdraw.ts';

/** What the first request that changes something loads, in one part: each part of a bundle takes its time to find and read. */
export const handlers = {
  apply,
  withdraw,
  undoWithdrawal,
  answerOffer,
  addOutside,
  saveOutside,
  removeOutside,
};
