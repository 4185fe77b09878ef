export type Sample = {
  labels: Record<string, string | number>;
  value: number;
  /** Where it is not the family's, as of a histogram's buckets. */
  metricName?: string;
};

/** One metric with all its samples, as prom-client writes it. */
export type Family = { name: string; help: string; type: string; values: Sample[] };

/** Returns a single sample. */
export const one = (value: number, labels: Sample['labels'] = {}): Sample[] => [{ labels, value }];
