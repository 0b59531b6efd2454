import { randomBytes } from 'node:crypto';
import { type ApiIdentity, logTime } from '../api/event.ts';
import type { HttpRequest } from '../http.ts';
import { LOCAL_ACCOUNT } from '../template/identities.ts';

/** In the form of API Gateway: `L0SM9cOFvHcCIhw=`. */
export const newConnectionId = (): string => `${randomBytes(11).toString('base64url')}=`;

/** The event that the function of `$connect` gets. `now` is epoch milliseconds. */
export const connectEvent = (
  { headers, clientIp }: HttpRequest,
  connectionId: string,
  { apiId, domainName, stage }: ApiIdentity,
  now: number,
) => {
  const given = [...headers].filter(([name]) => name !== 'x-forwarded-for');
  const sent: [string, string][] = [...given, ['Host', domainName], ['X-Forwarded-For', clientIp]];
  const requestId = newConnectionId();
  return {
    headers: Object.fromEntries(sent),
    multiValueHeaders: Object.fromEntries(sent.map(([name, value]) => [name, [value]])),
    requestContext: {
      accountId: LOCAL_ACCOUNT,
      apiId,
      connectedAt: now,
      connectionId,
      domainName,
      eventType: 'CONNECT',
      extendedRequestId: requestId,
      identity: { sourceIp: clientIp, userAgent: headers.get('user-agent') ?? '' },
      messageDirection: 'IN',
      requestId,
      requestTime: logTime(now),
      requestTimeEpoch: now,
      routeKey: '$connect',
      stage,
    },
    isBase64Encoded: false,
  };
};
