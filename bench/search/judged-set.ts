import { seededRandom } from '../data/seeded-random.ts';
import type { Catalogue } from './catalogues/catalogue.ts';
import { demoCatalogue } from './catalogues/demo-catalogue.ts';
import { generatedCatalogue } from './catalogues/generated-catalogue.ts';
import type { JudgedQuery } from './judged-query.ts';
import { demoArabic } from './queries/demo-arabic.ts';
import { demoAttributeQueries } from './queries/demo-attributes.ts';
import { demoHindi } from './queries/demo-hindi.ts';
import { demoKinds } from './queries/demo-kinds.ts';
import { demoNames } from './queries/demo-names.ts';
import { demoScripts } from './queries/demo-scripts.ts';
import { demoWords } from './queries/demo-words.ts';
import { codes, generatedQueries } from './queries/generated-queries.ts';

export type JudgedSet = { catalogue: Catalogue; queries: JudgedQuery[] };

/** The demo marketplace with what is searched for in it. */
export function demoSet(): JudgedSet {
  const catalogue = demoCatalogue();
  const ofCodes = codes(seededRandom(4), catalogue.pieces);
  return {
    catalogue,
    queries: [
      ...[...demoNames, ...demoWords, ...demoAttributeQueries, ...demoArabic, ...demoHindi],
      ...[...demoKinds, ...demoScripts, ...ofCodes],
    ],
  };
}

/** A generated marketplace of so many products with what is searched for in it. */
export function generatedSet(products?: number): JudgedSet {
  const catalogue = generatedCatalogue(products);
  return { catalogue, queries: generatedQueries(catalogue) };
}
