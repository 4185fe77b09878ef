/** Rewrites one line on a terminal while a database is filled; a line at the end elsewhere. */
export function printProgress(engine: string, products: number): (done: number) => void {
  const total = products.toLocaleString('en');
  return (done) => {
    const line = `filling ${engine}: ${done.toLocaleString('en')} of ${total} products`;
    if (process.stdout.isTTY) process.stdout.write(`\r${line}${done === products ? '\n' : ''}`);
    else if (done === products) console.log(line);
  };
}
