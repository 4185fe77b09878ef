import { randomBytes } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import type { S3Settings } from '#media/store/s3-client.ts';
import { type MediaStore, originalName } from '#media/store/store.ts';
import { causesOf, isCertificateFault, networkCodeOf, ServiceFault } from './service-fault.ts';

/** What a setting of the media's store is called for the store that is checked. */
export type NamesSetting = (name: string) => string;

const ofMedia: NamesSetting = (name) => name;

/**
 * Writes a small file into the media's store, reads it and removes it. Throws {@link ServiceFault}, which
 * names the setting that is wrong. `s3` is null for a folder.
 */
export async function checkStore(
  store: MediaStore,
  s3: S3Settings | null,
  names: NamesSetting = ofMedia,
): Promise<void> {
  const name = originalName(randomBytes(16).toString('hex'));
  const written = randomBytes(32);
  let doing = 'put';
  try {
    await store.put(name, written);
    doing = 'get';
    const read = await buffer(await store.open(name));
    doing = 'delete';
    await store.remove(name);
    if (read.equals(written)) return;
  } catch (error) {
    throw s3 === null ? error : storeFault(error, s3, doing, names);
  }
  const where =
    s3 === null
      ? 'The folder of media'
      : `What answers at ${names('S3_ENDPOINT')} (${s3.endpoint})`;
  throw new ServiceFault(`${where} does not return what was stored in it. Check it.`, false);
}

type Answer = { status: number; name: string };

/** Says in a sentence why an object storage cannot do what it was asked for. */
export function storeFault(
  error: unknown,
  s3: S3Settings,
  doing: string,
  names: NamesSetting,
): ServiceFault {
  const answer = answerIn(error);
  const network = networkCodeOf(error);
  const at = `${names('S3_ENDPOINT')} (${new URL(s3.endpoint).origin})`;
  const fault = (sentence: string, mayPass = false) => new ServiceFault(sentence, mayPass, error);

  if (answer === null) {
    if (causesOf(error).some(({ message }) => message.includes('there is no bucket'))) {
      return fault(
        `There is no bucket ${s3.bucket} at ${at}. Create it, or correct ${names('MEDIA_URL')} or ${names('S3_ENDPOINT')}.`,
      );
    }
    if (isCertificateFault(network)) {
      return fault(
        `The certificate of the object storage at ${at} is not trusted (${network}). Correct the address, or add its authority to NODE_EXTRA_CA_CERTS.`,
      );
    }
    const why = network === '' ? 'no answer that it understands' : network;
    return fault(
      `The object storage at ${at} cannot be reached (${why}). Check the address and that it is running.`,
      true,
    );
  }
  const said = `${answer.status} ${answer.name}`;
  if (answer.name === 'InvalidAccessKeyId') {
    return fault(
      `The object storage does not know the key in ${names('S3_ACCESS_KEY_ID')} (${said}). Check it.`,
    );
  }
  if (answer.name === 'SignatureDoesNotMatch') {
    return fault(
      `The object storage refuses ${names('S3_SECRET_ACCESS_KEY')} (${said}). Check it.`,
    );
  }
  if (/Region|AuthorizationHeaderMalformed|PermanentRedirect/.test(answer.name)) {
    return fault(
      `The bucket ${s3.bucket} is in another region than ${names('S3_REGION')} (${s3.region}) says (${said}). Correct it.`,
    );
  }
  if (answer.status === 401 || answer.status === 403) {
    return fault(
      `The key in ${names('S3_ACCESS_KEY_ID')} may not ${doing} objects in the bucket ${s3.bucket} (${said}). Allow put, get, delete and list.`,
    );
  }
  if (answer.status >= 500 || answer.status === 429) {
    return fault(`The object storage at ${at} fails (${said}). Look at it, and start again.`, true);
  }
  return fault(
    `What answers at ${at} is no object storage that can ${doing} an object (${said}). Check the address and ${names('MEDIA_URL')}.`,
  );
}

function answerIn(error: unknown): Answer | null {
  for (const cause of causesOf(error)) {
    const status = (cause as { $metadata?: { httpStatusCode?: number } }).$metadata?.httpStatusCode;
    if (status !== undefined) return { status, name: cause.name };
  }
  return null;
}
