import { traceWith } from './spans.ts';

/** How traces are made; where they go the exporter reads from OpenTelemetry's own variables. */
export type TracingSettings = {
  /** By OTEL_TRACES_SAMPLER. */
  sampler: TracesSampler;
  /** The share of traces that the samplers by ratio take, by OTEL_TRACES_SAMPLER_ARG. */
  ratio: number;
};

export const tracesSamplers = [
  'always_on',
  'always_off',
  'traceidratio',
  'parentbased_always_on',
  'parentbased_always_off',
  'parentbased_traceidratio',
] as const;
export type TracesSampler = (typeof tracesSamplers)[number];

/**
 * Loads OpenTelemetry and sends traces from now on. Returns what sends the last ones and ends it. The
 * packages take some 20 MB of memory, so that nobody loads them who has not set where traces go.
 */
export async function startTracing(settings: TracingSettings): Promise<() => Promise<void>> {
  const [
    api,
    sdk,
    { OTLPTraceExporter },
    { detectResources, envDetector, resourceFromAttributes },
  ] = await Promise.all([
    import('@opentelemetry/api'),
    import('@opentelemetry/sdk-trace'),
    import('@opentelemetry/exporter-trace-otlp-proto'),
    import('@opentelemetry/resources'),
  ]);
  const named = resourceFromAttributes({ 'service.name': 'dhow' });
  const provider = new sdk.TracerProvider({
    resource: named.merge(detectResources({ detectors: [envDetector] })),
    sampler: samplerOf(settings, sdk),
    spanProcessors: [new sdk.BatchSpanProcessor({ exporter: new OTLPTraceExporter() })],
  });
  traceWith({ api, tracer: provider.getTracer('dhow') });
  return async () => {
    traceWith(null);
    await provider.shutdown();
  };
}

function samplerOf(
  { sampler, ratio }: TracingSettings,
  sdk: typeof import('@opentelemetry/sdk-trace'),
) {
  const roots = {
    always_on: () => new sdk.AlwaysOnSampler(),
    always_off: () => new sdk.AlwaysOffSampler(),
    traceidratio: () => new sdk.TraceIdRatioBasedSampler(ratio),
  };
  const [, followsParent, name] = /^(parentbased_)?(\w+)$/.exec(sampler) ?? [];
  const root = roots[name as keyof typeof roots]();
  return followsParent === undefined ? root : new sdk.ParentBasedSampler({ root });
}
