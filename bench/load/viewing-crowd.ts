import autocannon from 'autocannon';

/** Pages that people look at, and how many views are told each second. */
export type Crowd = { url: string; products: string[]; perSecond: number; seconds: number };
export type CrowdResult = { told: number; failures: number };

const CONNECTIONS = 64;
const browser = (version: number) =>
  `Mozilla/5.0 (X11; Linux x86_64; rv:${version}.0) Gecko/20100101 Firefox/${version}.0`;

// A process of its own, so that telling and answering do not share an event loop.
process.on('message', (crowd: Crowd) => {
  void tell(crowd).then((result) => process.send?.(result));
});

let serial = 0;

/** Tells of views by people of as many networks, of whom one in four looks at a page again. */
async function tell({ url, products, perSecond, seconds }: Crowd): Promise<CrowdResult> {
  const { requests, non2xx, errors, timeouts } = await autocannon({
    url: `${url}/api/view`,
    method: 'POST',
    connections: CONNECTIONS,
    overallRate: perSecond,
    duration: seconds,
    setupClient: (client) => {
      const next = () => {
        serial += 1;
        const person = serial - (serial % 4 === 0 ? 4 : 0);
        const network = [10, (person >> 16) & 255, (person >> 8) & 255, person & 255].join('.');
        const id = products[person % products.length];
        client.setHeadersAndBody(
          {
            'content-type': 'text/plain;charset=UTF-8',
            'user-agent': browser(120 + (person % 24)),
            'x-forwarded-for': network,
          },
          JSON.stringify({ page: 'product', id, region: person % 3 === 0 ? 'AE' : 'IN' }),
        );
      };
      next();
      client.on('response', next);
    },
  });
  return { told: requests.total, failures: non2xx + errors + timeouts };
}
