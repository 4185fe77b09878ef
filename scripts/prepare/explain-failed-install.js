const unreachable =
  /\b(ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|ERR_SOCKET_TIMEOUT|FETCH_ERROR)\b/;

/** What npm said, whole, and the likely reason in a sentence below it. */
export function explainFailedInstall(output) {
  return `${output}\n\nThe packages could not be installed. ${reason(output)}`;
}

function reason(output) {
  if (unreachable.test(output)) {
    return 'npm could not reach its registry: check the network (or a proxy, or `npm config get registry`), then try again.';
  }
  if (/\bENOSPC\b/.test(output)) return 'The disk is full: they need about 1 GB.';
  if (/\b(EACCES|EPERM)\b/.test(output)) {
    return 'Something may not be written: is this folder yours?';
  }
  return 'What npm said is above.';
}
