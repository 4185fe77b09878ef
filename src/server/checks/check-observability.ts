import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import type { MetricsSettings } from '../config/observability.ts';
import { isDhowMetrics } from '../observability/metrics-port.ts';
import { networkCodeOf } from './service-fault.ts';

const LONGEST_MS = 5000;

/** Listens once where metrics are to be read. Throws a sentence that says what to do. */
export async function checkMetricsPort({ host }: MetricsSettings, port: number): Promise<string> {
  const server = createServer();
  try {
    server.listen(port, host);
    await once(server, 'listening');
    return `port ${port} on ${host} is free`;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EADDRINUSE' && (await isDhowMetrics(host, port, LONGEST_MS))) {
      return `a server of Dhow has port ${port} on ${host}`;
    }
    throw new Error(
      `METRICS_PORT ${port} on ${host} cannot be opened (${code}). Set METRICS_PORT to a free port, or METRICS_HOST to an address of this machine.`,
    );
  } finally {
    server.close();
  }
}

/** Connects to where traces go. Throws a sentence that says what to do, and names no path or password. */
export async function checkTraces(setting: string, address: string): Promise<string> {
  const { protocol, hostname, host, port } = new URL(address);
  const at = `${protocol}//${host}`;
  const socket = connect({
    host: hostname.replace(/^\[|\]$/g, ''),
    port: Number(port) || (protocol === 'https:' ? 443 : 80),
  });
  socket.setTimeout(LONGEST_MS, () => socket.destroy(new Error('no answer')));
  try {
    await once(socket, 'connect');
    return `${at} takes connections`;
  } catch (error) {
    throw new Error(
      `What traces are sent to, ${at} in ${setting}, cannot be reached (${networkCodeOf(error) || 'no answer'}). Check the address and that it is running.`,
    );
  } finally {
    socket.destroy();
  }
}
