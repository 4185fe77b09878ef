type Bounds = { networks: number; lengthMs: number };

/**
 * Remembers something of each network for a time that begins with its first request: of so many networks,
 * beyond which the half that came first is forgotten.
 */
export function createNetworkWindows<Kept>({ networks, lengthMs }: Bounds, begin: () => Kept) {
  type Window = { endsAt: number; kept: Kept };
  let later = new Map<string, Window>();
  let earlier = new Map<string, Window>();

  return (network: string, now: number): Kept => {
    const known = later.get(network) ?? earlier.get(network);
    if (known !== undefined && known.endsAt > now) return known.kept;
    if (later.size >= networks / 2) {
      earlier = later;
      later = new Map();
    }
    const kept = begin();
    later.set(network, { endsAt: now + lengthMs, kept });
    return kept;
  };
}
