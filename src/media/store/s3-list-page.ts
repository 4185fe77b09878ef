/** One page of a ListObjectsV2 answer. */
export type S3ListPage = {
  files: { key: string; size: number; modified: Date }[];
  next: string | null;
};

/** Reads a ListObjectsV2 answer; throws when it is not one. */
export function readListPage(xml: string): S3ListPage {
  if (!xml.includes('<ListBucketResult')) throw new Error('Object storage: not a list of objects');
  const files = Array.from(xml.matchAll(/<Contents>(.*?)<\/Contents>/gs), ([, entry = '']) => ({
    key: textOf(entry, 'Key'),
    size: Number(textOf(entry, 'Size')),
    modified: new Date(textOf(entry, 'LastModified')),
  }));
  const more = textOf(xml, 'IsTruncated') === 'true';
  return { files, next: more ? textOf(xml, 'NextContinuationToken') : null };
}

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

function textOf(xml: string, tag: string): string {
  const text = new RegExp(`<${tag}>([^<]*)</${tag}>`).exec(xml)?.[1] ?? '';
  return text.replace(/&(?:#x([0-9a-f]+)|#(\d+)|(\w+));/gi, (whole, hex, decimal, name) => {
    if (name) return ENTITIES[name] ?? whole;
    return String.fromCodePoint(hex ? Number.parseInt(hex, 16) : Number(decimal));
  });
}
