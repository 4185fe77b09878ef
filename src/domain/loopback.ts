const names = new Set(['127.0.0.1', 'localhost', '::1', '[::1]']);

/** Whether a host name, as in an URL or a setting, means this machine alone. */
export const isLoopback = (hostname: string) => names.has(hostname.toLowerCase());
