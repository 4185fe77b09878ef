import autocannon from 'autocannon';

/** One slice of load. */
export type LoadRequest = {
  /** The origin; each connection asks for the paths in turn. */
  url: string;
  paths: string[];
  headers?: Record<string, string>;
  connections: number;
  seconds: number;
};

export type LoadResult = { requestsPerSecond: number; failures: number };

// A process of its own, so that asking and answering do not share an event loop.
process.on('message', (shot: LoadRequest) => {
  void fire(shot).then((hit) => process.send?.(hit));
});

async function fire(shot: LoadRequest): Promise<LoadResult> {
  const result = await autocannon({
    url: shot.url,
    connections: shot.connections,
    duration: shot.seconds,
    timeout: 30,
    requests: shot.paths.map((path) => ({ method: 'GET', path, headers: shot.headers ?? {} })),
  });
  const { '2xx': answered, non2xx, errors, timeouts, duration } = result;
  return { requestsPerSecond: answered / duration, failures: non2xx + errors + timeouts };
}
