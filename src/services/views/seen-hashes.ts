const BUCKETS = 2 ** 17;
const MARKS = 8;

/** Hashes that came before, in four megabytes however many they are: beyond a million the older are forgotten. */
export function createSeenHashes() {
  const marks = new Uint32Array(BUCKETS * MARKS);
  return {
    /** Adds a hash; returns false where it is there already. */
    add(hash: Buffer): boolean {
      const start = (hash.readUInt32LE(0) % BUCKETS) * MARKS;
      const bucket = marks.subarray(start, start + MARKS);
      const mark = hash.readUInt32LE(4) || 1;
      if (bucket.includes(mark)) return false;
      bucket.copyWithin(1, 0);
      bucket[0] = mark;
      return true;
    },
    clear: () => {
      marks.fill(0);
    },
  };
}
