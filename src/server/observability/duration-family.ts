import type { Family, Sample } from './metric-family.ts';
import type { ProcessNumbers } from './process-numbers.ts';
import { type Durations, durationBounds } from './request-counts.ts';

type Series = { labels: Sample['labels']; durations: Durations };

/** Returns a histogram of durations; what has not happened yet has no series. */
export function durationFamily(
  name: string,
  help: string,
  processes: readonly ProcessNumbers[],
  read: (numbers: ProcessNumbers) => Series[],
): Family {
  const values = processes.flatMap((numbers) =>
    read(numbers).flatMap(({ labels, durations }) =>
      samplesOf(name, { ...labels, worker: numbers.worker }, durations),
    ),
  );
  return { name, help, type: 'histogram', values };
}

function samplesOf(
  name: string,
  labels: Sample['labels'],
  { buckets, seconds }: Durations,
): Sample[] {
  let count = 0;
  const counted = buckets.map((each, at) => {
    count += each;
    const le = durationBounds[at] ?? '+Inf';
    return { metricName: `${name}_bucket`, labels: { ...labels, le }, value: count };
  });
  if (count === 0) return [];
  return [
    ...counted,
    { metricName: `${name}_sum`, labels, value: seconds },
    { metricName: `${name}_count`, labels, value: count },
  ];
}
