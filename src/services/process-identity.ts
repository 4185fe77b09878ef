import { randomUUID } from 'node:crypto';

/**
 * Names this process, and no other that ever ran: host names and process ids repeat in containers.
 * What a process holds in the database or has in a shared folder is known by it.
 */
export const PROCESS = randomUUID();
