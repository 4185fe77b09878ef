/** Left, top, right, bottom. */
export type Extent = readonly [number, number, number, number];

const counts: Record<string, number> = {
  m: 2,
  l: 2,
  h: 1,
  v: 1,
  c: 6,
  s: 4,
  q: 4,
  t: 2,
  a: 7,
  z: 0,
};

/** The box that holds a path, taken from its points and control points. */
export function extentOf(d: string): Extent {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  let [x, y] = [0, 0];
  const reach = (px: number, py: number, r = 0) => {
    left = Math.min(left, px - r);
    top = Math.min(top, py - r);
    right = Math.max(right, px + r);
    bottom = Math.max(bottom, py + r);
  };
  for (const [, command = 'M', rest = ''] of d.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)) {
    const kind = command.toLowerCase();
    const relative = command === kind;
    const values = (rest.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []).map(Number);
    const size = counts[kind] ?? 2;
    for (let at = 0; size > 0 && at + size <= values.length; at += size) {
      const part = values.slice(at, at + size);
      const [ox, oy] = relative ? [x, y] : [0, 0];
      if (kind === 'h') x = ox + (part[0] ?? 0);
      else if (kind === 'v') y = oy + (part[0] ?? 0);
      else if (kind === 'a') {
        const r = 2 * Math.max(part[0] ?? 0, part[1] ?? 0);
        reach(x, y, r);
        [x, y] = [ox + (part[5] ?? 0), oy + (part[6] ?? 0)];
        reach(x, y, r);
      } else {
        for (let pair = 0; pair < size; pair += 2)
          reach(ox + (part[pair] ?? 0), oy + (part[pair + 1] ?? 0));
        [x, y] = [ox + (part[size - 2] ?? 0), oy + (part[size - 1] ?? 0)];
      }
      reach(x, y);
    }
  }
  return [left, top, right, bottom];
}

const attribute = (element: string, name: string) =>
  Number(new RegExp(` ${name}="(-?[\\d.]+)"`).exec(element)?.[1] ?? 0);

/** The box around plain shapes of some SVG with their strokes; null where something is moved or turned. */
export function extentOfShapes(body: string): Extent | null {
  if (body.includes('transform=') || body.includes('filter=')) return null;
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const [element, tag = ''] of body.matchAll(/<(path|circle|ellipse|rect) [^>]*>/g)) {
    const half = attribute(element, 'stroke-width') * 0.75;
    const box = boxOf(element, tag);
    left = Math.min(left, box[0] - half);
    top = Math.min(top, box[1] - half);
    right = Math.max(right, box[2] + half);
    bottom = Math.max(bottom, box[3] + half);
  }
  return Number.isFinite(left + top + right + bottom) ? [left, top, right, bottom] : null;
}

function boxOf(element: string, tag: string): Extent {
  if (tag === 'path') return extentOf(/ d="([^"]*)"/.exec(element)?.[1] ?? '');
  if (tag === 'rect') {
    const [x, y] = [attribute(element, 'x'), attribute(element, 'y')];
    return [x, y, x + attribute(element, 'width'), y + attribute(element, 'height')];
  }
  const [cx, cy] = [attribute(element, 'cx'), attribute(element, 'cy')];
  const rx = tag === 'circle' ? attribute(element, 'r') : attribute(element, 'rx');
  const ry = tag === 'circle' ? rx : attribute(element, 'ry');
  return [cx - rx, cy - ry, cx + rx, cy + ry];
}
