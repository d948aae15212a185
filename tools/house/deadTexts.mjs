// Messages in the catalogs of both apps that nothing asks for. Keys are typed, so a message that is asked for exists; this finds
// those that exist and are not asked for. A key may be a whole word in a list, and made of parts by a template: whatever could
// be its key counts, so a finding is always true, and a message of a common name may stay unfound.
import { parse, walk } from './syntax.mjs'

const APPS = ['apps/web/src', 'apps/console/src']
/** Rooms whose words are keys: the server's kinds of events, reasons and states, problems of the connection and of passkeys. */
const FROM_ELSEWHERE = ['packages/protocol/src', 'packages/client/src', 'packages/frame/src', 'apps/server/src']
const CATALOG = /exts\.ts$/

/** The paths of the messages of an object: `states.open` for one that stands in another. */
function pathsOf(object, path = '') {
  return object.properties.flatMap(({ type, key, value }) => {
    if (type !== 'KeyValueProperty') return []
    const name = `${path}${key.value}`
    return value.type === 'ObjectExpression' ? pathsOf(value, `${name}.`) : [name]
  })
}

function messagesOf(tree) {
  const found = []
  walk(tree, (node) => {
    if (node.type !== 'CallExpression' || node.callee.value !== 'defineTexts') return
    for (const { expression } of node.arguments)
      if (expression.type === 'ObjectExpression') found.push(...pathsOf(expression))
  })
  return found
}

const quoted = (text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** What could be a key in these files: their literals, names of properties, and what their templates and template types allow. */
function keysIn(trees) {
  const words = new Set()
  const patterns = new Set()
  for (const tree of trees)
    walk(tree, (node) => {
      if (node.type === 'StringLiteral') words.add(node.value)
      if (node.type === 'KeyValueProperty' && node.key.type === 'Identifier') words.add(node.key.value)
      const parts = node.quasis?.map(({ raw }) => raw)
      if (parts?.every((part) => /^[\w.-]*$/.test(part)) && parts.some((part) => part !== ''))
        patterns.add(`^${parts.map(quoted).join('[\\w.-]+')}$`)
    })
  return { words, patterns: Array.from(patterns, (pattern) => new RegExp(pattern)) }
}

/** Each message that nothing asks for, as `file: key`. */
export function deadTexts(files) {
  const source = files.filter((path) => /\.tsx?$/.test(path) && !/\.(test|fixtures)\.tsx?$/.test(path))
  const below = (roots) => source.filter((path) => roots.some((root) => path.startsWith(root)))
  const server = below(FROM_ELSEWHERE).map(parse)
  return APPS.flatMap((app) => {
    const own = below([app])
    const { words, patterns } = keysIn([...own.filter((path) => !CATALOG.test(path)).map(parse), ...server])
    return own
      .filter((path) => CATALOG.test(path))
      .flatMap((path) => messagesOf(parse(path)).map((key) => ({ path, key })))
      .filter(({ key }) => !words.has(key) && !patterns.some((pattern) => pattern.test(key)))
      .map(({ path, key }) => `${path}: ${key}`)
  })
}
