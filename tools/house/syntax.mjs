// Reading source as syntax trees: what a file names, and what a room defines.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync } from '@swc/core'
import { root } from '../install.mjs'

/** The syntax tree of a source file, named by its path below the root. */
export function parse(path) {
  return parseSync(readFileSync(join(root, path), 'utf8'), { syntax: 'typescript', tsx: path.endsWith('.tsx') })
}

/** Calls `visit(node, parents)` for every node of a tree, parents first; the nearest parent stands last. */
export function walk(node, visit, parents = []) {
  if (Array.isArray(node)) {
    for (const item of node) walk(item, visit, parents)
    return
  }
  if (node === null || typeof node !== 'object') return
  const isNode = typeof node.type === 'string'
  if (isNode) visit(node, parents)
  const below = isNode ? [...parents, node] : parents
  for (const key in node) if (key !== 'span') walk(node[key], visit, below)
}

/** The path of an import, the key of a text, and a text: `t('trade')` says something of words on a screen alone. */
function saysNothing(parents) {
  const parent = parents.at(-1)
  if (/^(Import|Export)/.test(parent?.type ?? '')) return true
  if (isCallOf(parent, 't')) return true
  return parents.some((node) => isCallOf(node, 'defineTexts'))
}

function isCallOf(node, name) {
  return node?.type === 'CallExpression' && node.callee.type === 'Identifier' && node.callee.value === name
}

/** Where a query builder takes the name of a table. */
const TAKES_TABLE =
  /^(selectFrom|insertInto|updateTable|deleteFrom|replaceInto|mergeInto|(inner|left|right|full)Join|from|using|table|withTables)$/
/** Where SQL that is written out names a table. */
const TABLE_IN_SQL = /\b(?:from|join|into|update|table)\s+"?([a-z_]+)/gi

/** The last name of `a.b.c`, or of `c`. */
function lastName(node) {
  if (node?.type === 'Identifier') return node.value
  if (node?.type === 'MemberExpression') return lastName(node.property)
  if (node?.type === 'TsQualifiedName') return lastName(node.right)
  return ''
}

/** A string among the arguments of a query builder, or a key of the type that lists the tables: `Pick<SpotTables, 'orders'>`. */
function namesTable(parents) {
  const call = parents.findLast(({ type }) => type !== 'ArrayExpression')
  if (call?.type === 'CallExpression') return TAKES_TABLE.test(lastName(call.callee))
  return parents.some(
    ({ type, typeName, typeParams, objectType }) =>
      (type === 'TsTypeReference' &&
        /(Tables|Database)$/.test(lastName(typeParams?.params[0]?.typeName ?? typeName))) ||
      (type === 'TsIndexedAccessType' && /(Tables|Database)$/.test(lastName(objectType.typeName))),
  )
}

/** What a node calls the value in it: `reason === x`, `{ reason: x }`, `const reasons = x`, `switch (reason)`, `defineReason(x)`. */
function namesAround({ type, left, right, key, id, discriminant, callee }) {
  if (type === 'BinaryExpression') return [lastName(left), lastName(right)]
  if (type === 'CallExpression') return [lastName(callee), lastName(callee.object)]
  return [lastName(key), lastName(id), lastName(discriminant)]
}

/** A string that stands where a posting reason is meant, within its own statement. */
function namesReason(parents) {
  const statement = parents.findLastIndex(({ type }) => type === 'BlockStatement')
  return parents.slice(statement + 1).some((node) => namesAround(node).some((name) => /reason/i.test(name)))
}

/**
 * Every identifier of a file, every string literal that says something, and among these apart: names of tables and posting
 * reasons, which are ordinary words too (`orders`, `trade`) and mean something else everywhere else.
 */
export function wordsOf(tree) {
  const words = { identifiers: new Set(), strings: new Set(), tables: new Set(), reasons: new Set() }
  walk(tree, (node, parents) => {
    if (node.type === 'Identifier') words.identifiers.add(node.value)
    if (node.type === 'TemplateElement')
      for (const [, table] of node.raw.matchAll(TABLE_IN_SQL)) words.tables.add(table)
    if (node.type !== 'StringLiteral' || saysNothing(parents)) return
    words.strings.add(node.value)
    if (namesTable(parents)) words.tables.add(node.value.split(' ')[0])
    if (namesReason(parents)) words.reasons.add(node.value)
  })
  return words
}
