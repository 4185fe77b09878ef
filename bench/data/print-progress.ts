/**
 * Tells how far a database is filled and how long it has taken: in one line on a terminal, at every
 * tenth elsewhere.
 */
export function printProgress(engine: string, products: number): (done: number) => void {
  const total = products.toLocaleString('en');
  const begun = performance.now();
  let told = 0;
  return (done) => {
    const seconds = ((performance.now() - begun) / 1000).toFixed(0);
    const line = `filling ${engine}: ${done.toLocaleString('en')} of ${total} products, ${seconds} s`;
    if (process.stdout.isTTY) process.stdout.write(`\r${line}${done === products ? '\n' : ''}`);
    else if (done === products || done - told >= products / 10) {
      told = done;
      console.log(line);
    }
  };
}
