import type { Invoke } from '../api/gateway.ts';
import type { LocalContext } from '../context.ts';
import { Connections } from './connections.ts';
import { openSocketGateways, type SocketGateway, socketApisOf } from './gateway.ts';

/** The web sockets of the stack. */
export interface Sockets {
  readonly gateways: readonly SocketGateway[];
  readonly connections: Connections;
  /** Lets the template's addresses of the connections lead to this endpoint. To be called before the functions are defined. */
  readonly serveAt: (endpoint: string) => void;
}

/** Opens the WebSocket APIs of the stack. */
export const openSockets = ({ stack, clock }: LocalContext, invoke: Invoke): Sockets => {
  const gateways = openSocketGateways(stack, socketApisOf(stack), invoke, clock.now);
  return {
    gateways,
    connections: new Connections(),
    serveAt: (endpoint) => {
      for (const { apiId, address } of gateways)
        stack.serveAt(address, `${endpoint}/${apiId}${new URL(address).pathname}`);
    },
  };
};
