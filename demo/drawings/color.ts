/** Colours are `#rrggbb`; mixing happens in linear light, so that blends stay clean. */
type Rgb = [number, number, number];

const toLinear = (value: number) => {
  const part = value / 255;
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
};

const toByte = (value: number) => {
  const part = value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055;
  return Math.round(Math.min(1, Math.max(0, part)) * 255);
};

function parse(color: string): Rgb {
  const number = Number.parseInt(color.slice(1), 16);
  return [toLinear((number >> 16) & 255), toLinear((number >> 8) & 255), toLinear(number & 255)];
}

const print = (rgb: Rgb) =>
  `#${rgb.map((part) => toByte(part).toString(16).padStart(2, '0')).join('')}`;

/** A colour between two, `share` (0 to 1) of the way to the second. */
export function mix(from: string, to: string, share: number): string {
  const [a, b] = [parse(from), parse(to)];
  const t = Math.min(1, Math.max(0, share));
  return print([a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t, a[2] + (b[2] - a[2]) * t]);
}

/** Lighter by `amount` (0 to 1): more light on the same colour, then towards a warm white. */
export function lighten(color: string, amount: number): string {
  const gain = 1 + amount * 1.3;
  const [r, g, b] = parse(color);
  return mix(print([r * gain, g * gain, b * gain]), '#fffaf2', amount * 0.55);
}

/** Darker by `amount` (0 to 1) towards a warm black. */
export const darken = (color: string, amount: number) => mix(color, '#0b0806', amount);

/** A colour from a ramp of three at `level` 0 (dark) to 1 (light). */
export function ramp(dark: string, middle: string, light: string, level: number): string {
  return level < 0.5 ? mix(dark, middle, level * 2) : mix(middle, light, level * 2 - 1);
}
