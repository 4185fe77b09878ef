import { createHash, randomBytes } from 'node:crypto';

/** The secret of a link that is mailed. */
export const newMailedToken = () => randomBytes(32).toString('base64url');

/** All of a mailed token that is kept: whoever reads the database can open no link. */
export const hashMailedToken = (token: string) => createHash('sha256').update(token).digest('hex');
