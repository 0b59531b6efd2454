import { errorCode } from '#frontend/core/api/ApiError.ts';

/** Whether a request was refused because the plan of the company does not open it. */
export const isPlanRequired = (error: unknown): boolean => errorCode(error) === 'plan_required';
