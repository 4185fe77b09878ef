/** What requests are counted by, in place of their paths. */
export const routeClasses = [
  'page',
  'page-data',
  'back-office',
  'asset',
  'media',
  'api-public',
  'api-seller',
  'api-admin',
  'health',
  'other',
] as const;
export type RouteClass = (typeof routeClasses)[number];

/** Upper bounds of the histogram of durations, in seconds. */
export const durationBounds = [
  0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10,
];

/** How long something took, how often: `buckets` has one more than the bounds, not added up. */
export type Durations = { buckets: number[]; seconds: number };

export type RequestNumbers = {
  [Class in RouteClass]?: {
    /** Requests by status. */
    statuses: { [status: string]: number };
    /** Of those with 503, refused because admins have turned maintenance on. */
    forMaintenance: number;
    /** Of those answered by what was kept, and of those whose answer was made. */
    kept: Durations;
    made: Durations;
  };
};

const MOST_STATUS = 600;

/** Counts durations in plain numbers: this is done for each of 20,000 requests a second. */
export function createDurations() {
  const buckets = new Float64Array(durationBounds.length + 1);
  let seconds = 0;
  return {
    add(duration: number): void {
      let at = 0;
      while (at < durationBounds.length && duration > (durationBounds[at] as number)) at += 1;
      (buckets[at] as number) += 1;
      seconds += duration;
    },
    read: (): Durations => ({ buckets: [...buckets], seconds }),
  };
}

function createClassCounts() {
  const statuses = new Float64Array(MOST_STATUS);
  const [kept, made] = [createDurations(), createDurations()];
  let forMaintenance = 0;
  return {
    add(status: number, seconds: number, isKept: boolean): void {
      (statuses[status] as number) += 1;
      (isKept ? kept : made).add(seconds);
    },
    addForMaintenance(): void {
      forMaintenance += 1;
    },
    read() {
      const seen = [...statuses.entries()].filter(([, count]) => count > 0);
      return {
        statuses: Object.fromEntries(seen),
        ...{ forMaintenance, kept: kept.read(), made: made.read() },
      };
    },
  };
}

/** Counts requests by the class of their route. */
export function createRequestCounts() {
  const counts = Object.fromEntries(
    routeClasses.map((name) => [name, createClassCounts()]),
  ) as Record<RouteClass, ReturnType<typeof createClassCounts>>;
  return {
    of: (name: RouteClass) => counts[name],
    /** Returns the numbers of the classes that were asked for. */
    read(): RequestNumbers {
      const read = routeClasses.map((name) => [name, counts[name].read()] as const);
      return Object.fromEntries(
        read.filter(([, { statuses }]) => Object.keys(statuses).length > 0),
      );
    },
  };
}

export type RequestCounts = ReturnType<typeof createRequestCounts>;
