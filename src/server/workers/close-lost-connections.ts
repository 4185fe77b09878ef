import type { Worker } from 'node:cluster';

type Handle = { close: () => void };
type Sent = { act?: string; seq?: number } | undefined;
type Channel = {
  send: (message: Sent, handle?: Handle, ...rest: unknown[]) => boolean;
  on: (event: 'internalMessage', listener: (message: { ack?: number }) => void) => void;
};

/**
 * Closes the connections that were being handed to a worker when it died. node:cluster forgets them,
 * and their clients would wait until they lose patience.
 */
export function closeLostConnections(worker: Worker): void {
  const channel = worker.process as unknown as Channel;
  const underWay = new Map<number, Handle>();
  const send = channel.send.bind(channel);
  channel.send = (message, handle, ...rest) => {
    if (message?.act === 'newconn' && message.seq !== undefined && handle !== undefined) {
      underWay.set(message.seq, handle);
    }
    return send(message, handle, ...rest);
  };
  channel.on('internalMessage', ({ ack }) => {
    if (ack !== undefined) underWay.delete(ack);
  });
  worker.once('exit', () => {
    for (const handle of underWay.values()) handle.close();
  });
}
