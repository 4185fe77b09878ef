import { Visitor } from '@swc/core/Visitor.js';
import {
  cruise,
  type ICruiseResult,
  type IForbiddenRuleType,
  type IViolation,
} from 'dependency-cruiser';
import { anywhere, homes, type Layer, layers, light } from './layers.ts';

const testFile = '\\.test\\.tsx?$';
const ours = '^(src|demo|tests|bench|scripts)/';
const folders = ['src', 'demo', 'bench', 'scripts', 'tests'];

/** Everything that is forbidden, made from the table. Tests may import what they test. */
function rules(): IForbiddenRuleType[] {
  return [
    ...layers.map(allowedOnly),
    ...homes.map(({ packages, at }) => ({
      name: `home of ${packages}`,
      from: { path: '^src/', pathNot: [testFile, ...at.map(filesOf)] },
      to: { path: `(^|node_modules/)(${packages})(/|$)` },
    })),
    {
      name: 'types only of contracts',
      from: { path: light.map(filesOf), pathNot: testFile },
      to: { path: '^src/contracts/(?!calls/)', dependencyTypesNot: ['type-only'] },
    },
    {
      // Loaders name their calls by value: the build takes loaders, and all that only they import, out.
      name: 'calls only in loaders and back offices',
      from: { path: ['^src/domain/', '^src/web/ui/(?!back-office/)'], pathNot: testFile },
      to: { path: '^src/contracts/calls/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'runs anywhere',
      from: { path: anywhere.map(filesOf), pathNot: testFile },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'no circle',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'no orphan',
      from: { orphan: true, path: '^src/', pathNot: [testFile, '\\.d\\.ts$'] },
      to: {},
    },
    { name: 'nothing missing', from: {}, to: { couldNotResolve: true, pathNot: '\\+types/' } },
    { name: 'no test imported', from: {}, to: { path: testFile } },
  ];
}

function allowedOnly(layer: Layer): IForbiddenRuleType {
  const others = [...layer.mayImport.map(filesOf), layer.files];
  if (layer.name === 'server') others.push('^demo/');
  return {
    name: `layer ${layer.name}`,
    from: { path: layer.files, pathNot: testFile },
    to: { path: ours, pathNot: others },
  };
}

function filesOf(name: string): string {
  const layer = layers.find((candidate) => candidate.name === name);
  if (!layer) throw new Error(`The table names no layer ${name}`);
  return layer.files;
}

type UsingDeclaration = { decls: Parameters<Visitor['visitVariableDeclarators']>[0] };

export type Fence = {
  /** Paths of our own files that were read, relative to the root. */
  files: string[];
  /** `rule: from → to`, one per line. */
  violations: string[];
};

/** Reads every import below `root` and returns those that the table forbids. */
export async function readFence(root: string): Promise<Fence> {
  const { output } = await cruise(folders, {
    baseDir: root,
    // TypeScript 7 has no compiler that dependency-cruiser could read with; swc reads it all.
    parser: 'swc',
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    validate: true,
    ruleSet: { forbidden: rules() },
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.js'],
      conditionNames: ['import', 'node', 'default', 'types'],
      exportsFields: ['exports'],
    },
  });
  const { modules, summary } = output as ICruiseResult;
  return {
    files: modules.map((module) => module.source).filter((file) => new RegExp(ours).test(file)),
    violations: summary.violations.map(describe).sort(),
  };
}

function describe({ rule, from, to, cycle }: IViolation): string {
  const way = cycle ? cycle.map((step) => step.name).join(' → ') : to;
  return from === to ? `${rule.name}: ${from}` : `${rule.name}: ${from} → ${way}`;
}

/** dependency-cruiser reads through a visitor that does not know `using` yet, and throws. */
const { visitStatement } = Visitor.prototype;
Visitor.prototype.visitStatement = function visit(statement) {
  if ((statement.type as string) !== 'UsingDeclaration')
    return visitStatement.call(this, statement);
  this.visitVariableDeclarators((statement as unknown as UsingDeclaration).decls);
  return statement;
};
