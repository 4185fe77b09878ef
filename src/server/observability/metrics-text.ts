import { Registry } from 'prom-client';
import { metricFamilies } from './metric-families.ts';
import type { ProcessNumbers } from './process-numbers.ts';

/** The media type of {@link metricsText}. */
export const METRICS_TYPE = Registry.PROMETHEUS_CONTENT_TYPE;

/** Returns the metrics of a machine's processes as Prometheus reads them. */
export function metricsText(processes: readonly ProcessNumbers[]): Promise<string> {
  const registry = new Registry();
  for (const family of metricFamilies(processes)) {
    registry.registerMetric({ ...family, get: async () => family } as never);
  }
  return registry.metrics();
}
