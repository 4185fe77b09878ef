import { collectDefaultMetrics, Registry } from 'prom-client';
import type { RuntimeMetric } from './process-numbers.ts';

/** Begins to collect what Node.js tells of itself: memory, processor time, garbage, open files. */
export function collectRuntimeMetrics(): () => Promise<RuntimeMetric[]> {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  return async () => (await registry.getMetricsAsJSON()) as unknown as RuntimeMetric[];
}
