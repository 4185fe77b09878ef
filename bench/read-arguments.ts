import { parseArgs } from 'node:util';
import { LARGE } from './budgets.ts';

/**
 * Returns the words of the command line: the measurements, the products of the large marketplace, and
 * whether a missed budget is a failure. npm keeps an option without `--` before it to itself, as a
 * variable, and passes its value on as a word.
 */
export function readArguments(given: string[], environment: NodeJS.ProcessEnv) {
  const { values, positionals } = parseArgs({
    args: given,
    allowPositionals: true,
    options: { products: { type: 'string' }, strict: { type: 'boolean', default: false } },
  });
  const isNumber = (word: string | undefined) => /^[\d_,]+$/.test(word ?? '');
  const number = [values.products, environment.npm_config_products, ...positionals].find(isNumber);
  return {
    asked: positionals.filter((word) => !isNumber(word)),
    products: number === undefined ? LARGE : Number(number.replace(/[_,]/g, '')),
    isStrict: values.strict,
  };
}
