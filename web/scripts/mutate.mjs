/**
 * Change the page's code on purpose, one thing at a time, and see whether a test notices.
 *
 *     node scripts/mutate.mjs --sample 20 --seed 36 --out FILE [--only ID ...] FOLDER ...
 *
 * Each change is written into its source file, `vitest related` runs the tests that import it, and
 * the file is put back. Use a clone that nobody else works in. FILE gets a line for each change.
 */
import { spawnSync } from 'node:child_process';
import { appendFileSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

import ts from 'typescript';

const { SyntaxKind: Kind } = ts;
const SWAPPED = new Map([
  [Kind.EqualsEqualsEqualsToken, '!=='],
  [Kind.ExclamationEqualsEqualsToken, '==='],
  [Kind.LessThanToken, '<='],
  [Kind.LessThanEqualsToken, '<'],
  [Kind.GreaterThanToken, '>='],
  [Kind.GreaterThanEqualsToken, '>'],
  [Kind.AmpersandAmpersandToken, '||'],
  [Kind.BarBarToken, '&&'],
  [Kind.PlusToken, '-'],
  [Kind.MinusToken, '+'],
]);

/** What can be changed in a file: `start`, `end`, `text`. */
function changes(path) {
  const source = readFileSync(path, 'utf8');
  const file = ts.createSourceFile(path, source, ts.ScriptTarget.Latest, true);
  const found = [];
  const add = (node, text) => {
    const [start, end] = [node.getStart(file), node.getEnd()];
    const { line } = file.getLineAndCharacterOfPosition(start);
    found.push({ path, line: line + 1, start, end, text, old: source.slice(start, end) });
  };
  const visit = (node) => {
    if (ts.isTypeNode(node) || ts.isImportDeclaration(node)) return;
    if (ts.isBinaryExpression(node) && SWAPPED.has(node.operatorToken.kind))
      add(node.operatorToken, SWAPPED.get(node.operatorToken.kind));
    if (ts.isNumericLiteral(node)) add(node, String(Number(node.text) + 1));
    if (node.kind === Kind.TrueKeyword) add(node, 'false');
    if (node.kind === Kind.FalseKeyword) add(node, 'true');
    if (ts.isIfStatement(node) || ts.isWhileStatement(node))
      add(node.expression, `!(${node.expression.getText(file)})`);
    if (ts.isConditionalExpression(node))
      add(node.condition, `!(${node.condition.getText(file)})`);
    if (ts.isExpressionStatement(node) && ts.isCallExpression(node.expression)) add(node, ';');
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

/** Numbers between 0 and 1, the same for the same seed (mulberry32). */
function randomFrom(seed) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** Whether the tests that import a file notice a change in it. */
function outcome({ path, start, end, text }) {
  const source = readFileSync(path, 'utf8');
  writeFileSync(path, source.slice(0, start) + text + source.slice(end));
  try {
    const words = ['vitest', 'related', path, '--run', '--configLoader=runner', '--bail=1', '--reporter=dot'];
    const options = { encoding: 'utf8', timeout: 600_000 };
    const done = spawnSync('npx', [...words, '--passWithNoTests'], options);
    if (done.stdout?.includes('No test files found')) return 'not reached';
    return done.status === 0 ? 'survived' : 'killed';
  } finally {
    writeFileSync(path, source);
  }
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    sample: { type: 'string', default: '20' },
    seed: { type: 'string', default: '1' },
    out: { type: 'string', default: 'mutants.jsonl' },
    only: { type: 'string', multiple: true },
  },
});
const paths = positionals
  .flatMap((folder) => readdirSync(folder, { recursive: true }).map((name) => join(folder, name)))
  .filter((path) => path.endsWith('.ts') && !/\.(test|d)\.ts$/.test(path))
  .sort();
const random = randomFrom(Number(values.seed));
const order = paths.flatMap(changes).map((one) => ({ ...one, rank: random() }));
const sample = order.sort((a, b) => a.rank - b.rank).slice(0, Number(values.sample));
for (const one of sample) {
  const id = `${one.path}:${one.line}: ${one.old.slice(0, 60)} -> ${one.text.slice(0, 60)}`;
  if (values.only && !values.only.some((word) => id.includes(word))) continue;
  const status = outcome(one);
  appendFileSync(values.out, JSON.stringify({ id, status }) + '\n');
  console.log(status, id);
}
