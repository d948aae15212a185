import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync } from '@swc/core'
import { root } from '../install.mjs'

const FUNCTIONS = new Set([
  'FunctionDeclaration',
  'FunctionExpression',
  'ArrowFunctionExpression',
  'ClassMethod',
  'PrivateMethod',
  'Constructor',
  'MethodProperty',
  'GetterProperty',
  'SetterProperty',
])
const LINE_FEED = 10

/** Lines of the longest function of the product and the place where it begins; what encloses others is one function too. */
export function longestFunction(files) {
  let worst = { value: 0, where: '' }
  for (const path of files.filter(isProduct)) {
    const bytes = readFileSync(join(root, path))
    for (const { start, end } of spansIn(bytes.toString(), path.endsWith('x'))) {
      const value = linesBetween(bytes, start, end) + 1
      if (value > worst.value) worst = { value, where: `${path}:${linesBetween(bytes, 1, start) + 1}` }
    }
  }
  return worst
}

function isProduct(path) {
  return /^(packages|apps|bench)\/.*\.tsx?$/.test(path) && !/\.(test|spec|conformance|d)\.tsx?$|\/testing\//.test(path)
}

/** Places are counted in bytes, from 1. */
function spansIn(text, tsx) {
  const spans = []
  const visit = (node) => {
    if (typeof node !== 'object' || node === null) return
    // A method carries its span itself, its function has none.
    if (FUNCTIONS.has(node.type) && node.span) spans.push(node.span)
    for (const child of Object.values(node)) visit(child)
  }
  visit(parseSync(text, { syntax: 'typescript', tsx, decorators: true }))
  return spans
}

function linesBetween(bytes, start, end) {
  let lines = 0
  for (let at = start - 1; at < end - 1; at++) if (bytes[at] === LINE_FEED) lines++
  return lines
}
