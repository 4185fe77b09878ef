import { text } from 'node:stream/consumers';
import { crc32, deflateRawSync } from 'node:zlib';
import { fromBufferPromise } from 'yauzl';

/** What a file holds, or what it holds deflated, and the size it claims to unpack to if not its own. */
type Entry = Uint8Array | { content: Uint8Array; claims?: number | undefined };

/**
 * A ZIP archive of these files, stored without compression. Its directory may list them `repeated`
 * times, as bombs do whose entries share their bytes.
 */
export function zip(files: Record<string, Entry>, { repeated = 1 } = {}): Buffer {
  const bodies: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const [path, entry] of Object.entries(files)) {
    const isStored = entry instanceof Uint8Array;
    const content = isStored ? entry : deflateRawSync(entry.content);
    const name = Buffer.from(path);
    const about = Buffer.alloc(26);
    about.writeUInt16LE(20, 0);
    about.writeUInt16LE(0x0800, 2);
    about.writeUInt16LE(isStored ? 0 : 8, 4);
    about.writeUInt32LE(crc32(isStored ? entry : entry.content), 10);
    about.writeUInt32LE(content.length, 14);
    about.writeUInt32LE(isStored ? content.length : (entry.claims ?? entry.content.length), 18);
    about.writeUInt16LE(name.length, 22);
    // Readers that trust what stands before the file itself get the truth.
    const before = Buffer.from(about);
    before.writeUInt32LE(isStored ? content.length : entry.content.length, 18);
    const body = Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), before, name, content]);
    const lastFields = Buffer.alloc(14);
    lastFields.writeUInt32LE(offset, 10);
    directory.push(Buffer.from('PK\x01\x02\x14\x00', 'latin1'), about, lastFields, name);
    bodies.push(body);
    offset += body.length;
  }
  const entries = Buffer.concat(Array.from({ length: repeated }, () => directory).flat());
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 0, 'latin1');
  end.writeUInt16LE(bodies.length * repeated, 8);
  end.writeUInt16LE(bodies.length * repeated, 10);
  end.writeUInt32LE(entries.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...bodies, entries, end]);
}

/** The text of one file of an archive. */
export async function readZipEntry(archive: Buffer, name: string): Promise<string> {
  const opened = await fromBufferPromise(archive, { lazyEntries: true });
  for await (const entry of opened.eachEntry()) {
    if (entry.fileName === name) return text(await opened.openReadStreamPromise(entry));
  }
  throw new Error(`The archive has no ${name}.`);
}
