import { parseArgs } from 'node:util';
import { LARGE } from './budgets.ts';

const USUAL_MINUTES = 30;
const engines = ['postgresql', 'embedded'] as const;

/**
 * Returns the words of the command line: the measurements, the products of the large marketplace, how
 * many minutes mixed traffic lasts and on which engines, and whether a missed budget is a failure. npm keeps an option without `--` before it to itself, as a
 * variable, and passes its value on as a word.
 */
export function readArguments(given: string[], environment: NodeJS.ProcessEnv) {
  const { values, positionals } = parseArgs({
    args: given,
    allowPositionals: true,
    options: {
      products: { type: 'string' },
      minutes: { type: 'string' },
      engine: { type: 'string' },
      strict: { type: 'boolean', default: false },
    },
  });
  const isNumber = (word: string | undefined) => /^[\d_,]+$/.test(word ?? '');
  const minutes = Number(values.minutes ?? environment.npm_config_minutes ?? USUAL_MINUTES);
  const engine = values.engine ?? environment.npm_config_engine;
  const number = [values.products, environment.npm_config_products, ...positionals].find(isNumber);
  return {
    asked: positionals.filter((word) => !isNumber(word) && word !== engine),
    products: number === undefined ? LARGE : Number(number.replace(/[_,]/g, '')),
    minutes,
    engine: engines.find((each) => each === engine) ?? 'postgresql',
    engines: engines.filter((each) => engine === undefined || each === engine),
    isStrict: values.strict,
  };
}
