/** Whether the reader has asked for pages that load no more than they must, where a browser tells it. */
export function wantsLessData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}
