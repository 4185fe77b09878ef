import { z } from 'zod';
import { logNetworks } from '../log-networks.ts';
import { type TracingSettings, tracesSamplers } from '../observability/start-tracing.ts';
import { ConfigError, defaulted, optional, wholeNumber } from './field-kinds.ts';

const share = (message: string) =>
  z.coerce.number(message).min(0, message).max(1, message).default(1);

/** What is logged, measured and traced, and who may read it. */
export const observabilityFields = {
  LOG_LEVEL: defaulted(
    z
      .enum(
        ['fatal', 'error', 'warn', 'info', 'debug', 'silent'],
        'must be fatal, error, warn, info, debug or silent',
      )
      .default('info'),
  ),
  LOG_KEPT_PAGES: defaulted(share('must be a share from 0 (none) to 1 (all)')),
  LOG_NETWORKS: defaulted(
    z.enum(logNetworks, 'must be shortened, hashed, whole or none').default('shortened'),
  ),
  SLOW_QUERY_MS: wholeNumber('milliseconds', { most: 3_600_000, byDefault: 1000 }),
  METRICS_PORT: optional(
    z.coerce
      .number('must be a port number, such as 9464')
      .int('must be a port number, such as 9464')
      .min(1, 'must be a port number between 1 and 65535')
      .max(65_535, 'must be a port number between 1 and 65535'),
  ),
  METRICS_HOST: defaulted(z.string().default('127.0.0.1')),
  METRICS_TOKEN: optional(z.string().min(16, 'must be at least 16 characters, or be left out')),
  OTEL_EXPORTER_OTLP_ENDPOINT: optional(
    z.url({ protocol: /^https?$/, error: 'must be a full address, such as http://127.0.0.1:4318' }),
  ),
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: optional(
    z.url({
      protocol: /^https?$/,
      error: 'must be a full address, such as http://127.0.0.1:4318/v1/traces',
    }),
  ),
  OTEL_SERVICE_NAME: optional(z.string()),
  OTEL_SDK_DISABLED: optional(z.enum(['true', 'false'], 'must be true or false')),
  OTEL_TRACES_SAMPLER: defaulted(
    z
      .enum(tracesSamplers, `must be one of ${tracesSamplers.join(', ')}`)
      .default('parentbased_always_on'),
  ),
  OTEL_TRACES_SAMPLER_ARG: defaulted(share('must be a share of the traces from 0 to 1')),
};

const ObservabilitySettings = z.object(observabilityFields);

/** `metrics` and `tracing` are null where they are off; `slowQueryMs` is 0 where none is logged. */
export function observabilityOf(settings: z.infer<typeof ObservabilitySettings>, port: number) {
  const { METRICS_PORT, METRICS_TOKEN, METRICS_HOST } = settings;
  if (METRICS_PORT !== undefined && METRICS_PORT === port) {
    throw new ConfigError('METRICS_PORT must be another port than PORT.');
  }
  return {
    logLevel: settings.LOG_LEVEL,
    logKeptPages: settings.LOG_KEPT_PAGES,
    logNetworks: settings.LOG_NETWORKS,
    slowQueryMs: settings.SLOW_QUERY_MS,
    metrics:
      METRICS_PORT === undefined && METRICS_TOKEN === undefined
        ? null
        : { port: METRICS_PORT ?? null, host: METRICS_HOST, token: METRICS_TOKEN ?? null },
    tracing: tracingOf(settings),
  };
}

export type MetricsSettings = NonNullable<ReturnType<typeof observabilityOf>['metrics']>;

function tracingOf(settings: z.infer<typeof ObservabilitySettings>): TracingSettings | null {
  const endpoint =
    settings.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT ?? settings.OTEL_EXPORTER_OTLP_ENDPOINT;
  if (endpoint === undefined || settings.OTEL_SDK_DISABLED === 'true') return null;
  return { sampler: settings.OTEL_TRACES_SAMPLER, ratio: settings.OTEL_TRACES_SAMPLER_ARG };
}
