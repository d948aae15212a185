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

/** The path of an import, or the key of a text: `t('trade')` says something of words on a screen alone. */
function saysNothing(parents) {
  const parent = parents.at(-1)
  if (/^(Import|Export)/.test(parent?.type ?? '')) return true
  return parent?.type === 'CallExpression' && parent.callee.type === 'Identifier' && parent.callee.value === 't'
}

/** Every identifier and every string literal of a file that says something. */
export function wordsOf(tree) {
  const identifiers = new Set()
  const strings = new Set()
  walk(tree, (node, parents) => {
    if (node.type === 'Identifier') identifiers.add(node.value)
    if (node.type === 'StringLiteral' && !saysNothing(parents)) strings.add(node.value)
  })
  return { identifiers, strings }
}
