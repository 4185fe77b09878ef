import { H264_PROFILES } from '#contracts/media.ts';

/**
 * Whether every current browser plays a video of this codec, by what its index says for decoders (`description`) or by
 * its codec string: of H.264 the profiles of 8 bits and 4:2:0, of VP9 profile 0, of AV1 Main.
 */
export function isPlayedEverywhere({ codec, description }: VideoDecoderConfig): boolean {
  if (/^vp09\.00\./.test(codec) || /^av01\.0\./.test(codec)) return true;
  const [, profile = ''] = /^avc[13]\.([\da-f]{2})/i.exec(codec) ?? [];
  return (
    H264_PROFILES.includes(Number.parseInt(profile, 16)) &&
    parameterSets(description).every(isPlain)
  );
}

/** The sequence parameter sets of an `avcC` box (ISO/IEC 14496-15, 5.3.3.1). */
function parameterSets(description: AllowSharedBufferSource | undefined): Buffer[] {
  if (description === undefined) return [];
  const record = ArrayBuffer.isView(description)
    ? Buffer.from(description.buffer, description.byteOffset, description.byteLength)
    : Buffer.from(description);
  const sets: Buffer[] = [];
  let at = 6;
  for (let count = record.readUInt8(5) & 0x1f; count > 0; count -= 1) {
    const end = at + 2 + record.readUInt16BE(at);
    sets.push(record.subarray(at + 2, end));
    at = end;
  }
  return sets;
}

/** Whether a parameter set (ITU-T H.264, 7.3.2.1.1) is of such a profile, and in High of 8 bits and 4:2:0 too. */
function isPlain(set: Buffer): boolean {
  const profile = set.readUInt8(1);
  if (!H264_PROFILES.includes(profile)) return false;
  if (profile !== 100) return true;
  // Where two zeros would look like the start of a unit, a 3 is put behind them.
  const bits = [...set.toString('latin1', 4, 24).replaceAll('\0\0\x03', '\0\0')]
    .map((byte) => byte.charCodeAt(0).toString(2).padStart(8, '0'))
    .join('');
  const [, chroma, luma, colour] = expGolomb(bits, 4);
  return chroma === 1 && luma === 0 && colour === 0;
}

/** The first `count` numbers of bits in Exp-Golomb code (ITU-T H.264, 9.1). */
function expGolomb(bits: string, count: number): number[] {
  const numbers: number[] = [];
  for (let at = 0; numbers.length < count; ) {
    const zeros = bits.indexOf('1', at) - at;
    if (zeros < 0) return numbers;
    numbers.push(Number.parseInt(bits.slice(at + zeros, at + 2 * zeros + 1), 2) - 1);
    at += 2 * zeros + 1;
  }
  return numbers;
}
