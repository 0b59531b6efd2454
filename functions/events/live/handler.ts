import { observed } from '#functions/core/observation.ts';
import { connect } from '#functions/features/inbox/live/connect.ts';

/** API Gateway asks it whether a browser may open a web socket. It is called for nothing else (docs/decisions/0197). */
export const handler = observed(connect);
