const BUCKETS = 2 ** 17;
const PLACES = 8;

/** Hashes that came before, in four megabytes however many they are: beyond a million the older are forgotten. */
export function createSeenHashes() {
  const places = new Uint32Array(BUCKETS * PLACES);
  return {
    /** Adds a hash; returns false where it is there already. */
    add(hash: Buffer): boolean {
      const start = (hash.readUInt32LE(0) % BUCKETS) * PLACES;
      const bucket = places.subarray(start, start + PLACES);
      const mark = hash.readUInt32LE(4) || 1;
      if (bucket.includes(mark)) return false;
      bucket.copyWithin(1, 0);
      bucket[0] = mark;
      return true;
    },
    clear: () => {
      places.fill(0);
    },
  };
}
