import { expect, test } from 'vitest';
import { clientNetwork } from './client-network.ts';

test.each([
  ['192.0.2.1', '192.0.2.1'],
  ['::ffff:192.0.2.1', '192.0.2.1'],
  ['::FFFF:c000:201', '192.0.2.1'],
  ['2001:DB8::7', '2001:db8:0:0'],
  ['2001:0db8:0:1:2:3:4:5', '2001:db8:0:1'],
  ['::1', '0:0:0:0'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
  ['192.0.2.1:8080', '192.0.2.1'],
  ['[2001:db8::7]:443', '2001:db8:0:0'],
  ['[2001:db8::7]', '2001:db8:0:0'],
  ['[::ffff:192.0.2.1]:443', '192.0.2.1'],
  ['192.0.2.1:', 'unknown'],
  ['[nobody]:1', 'unknown'],
  ['for=192.0.2.1', 'unknown'],
  ['', 'unknown'],
])('%s is counted as %s', (ip, network) => {
  expect(clientNetwork({ ip })).toBe(network);
});
