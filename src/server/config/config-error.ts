/** An invalid setting; the message is one sentence that says what to set. */
export class ConfigError extends Error {}
