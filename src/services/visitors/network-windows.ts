type Bounds = { networks: number; lengthMs: number };

/**
 * Remembers something of each network for a time that begins with its first request: of so many networks,
 * beyond which the one that came first is forgotten.
 */
export function createNetworkWindows<Kept>({ networks, lengthMs }: Bounds, begin: () => Kept) {
  const windows = new Map<string, { endsAt: number; kept: Kept }>();
  // Goes on where it stopped: a new one would begin at the positions of all that were removed.
  const fromOldest = windows.keys();

  return (network: string, now: number): Kept => {
    const known = windows.get(network);
    if (known !== undefined && known.endsAt > now) return known.kept;
    windows.delete(network);
    if (windows.size >= networks) windows.delete(fromOldest.next().value ?? network);
    const kept = begin();
    windows.set(network, { endsAt: now + lengthMs, kept });
    return kept;
  };
}
