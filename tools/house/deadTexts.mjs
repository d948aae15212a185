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

/** What could be a key in these files: literals, names of properties, what templates and template types allow, and what is read. */
function keysIn(trees) {
  const [words, read, patterns] = [new Set(), new Set(), new Set()]
  for (const tree of trees)
    walk(tree, (node) => {
      if (node.type === 'StringLiteral') words.add(node.value)
      if (node.type === 'KeyValueProperty' && node.key.type === 'Identifier') words.add(node.key.value)
      if (node.type === 'MemberExpression') read.add(node.property.value)
      const parts = node.quasis?.map(({ raw }) => raw)
      if (parts?.every((part) => /^[\w.-]*$/.test(part)) && parts.some((part) => part !== ''))
        patterns.add(`^${parts.map(quoted).join('[\\w-]+')}$`)
    })
  return { words, read, patterns: Array.from(patterns, (pattern) => new RegExp(pattern)) }
}

/**
 * Of a catalog: its feature, whose files alone ask for it, as no feature imports another; the whole app for all others. Words of the
 * ledger are asked for by its screens, whichever feature brings them.
 */
const roomOf = (path) =>
  path.endsWith('/ledgerTexts.ts')
    ? 'apps/web/src/shared/records/'
    : (/^apps\/\w+\/src\/features\/\w+\//.exec(path)?.[0] ?? path.split('/').slice(0, 3).join('/'))

/** Whether a key may be asked for by its room: `list.states.open` also where `list.states` is read as a whole. */
function isAsked(key, { words, read, patterns }) {
  return words.has(key) || read.has(key.split('.').at(-2)) || patterns.some((pattern) => pattern.test(key))
}

/** Each message that nothing asks for, as `file: key`. */
export function deadTexts(files) {
  const source = files.filter((path) => /\.tsx?$/.test(path) && !/\.(test|fixtures)\.tsx?$/.test(path))
  const below = (roots) => source.filter((path) => roots.some((root) => path.startsWith(root)))
  const trees = new Map(below([...APPS, ...FROM_ELSEWHERE]).map((path) => [path, parse(path)]))
  const catalogs = [...trees.keys()].filter((path) => CATALOG.test(path) && APPS.some((app) => path.startsWith(app)))
  const asking = [...trees.keys()].filter((path) => !catalogs.includes(path))
  const keysBelow = (root) => keysIn(asking.filter((path) => path.startsWith(root)).map((path) => trees.get(path)))
  const rooms = new Map(catalogs.map(roomOf).map((room) => [room, undefined]))
  for (const room of rooms.keys()) rooms.set(room, keysBelow(room))
  const anywhere = keysBelow('')
  return catalogs.flatMap((path) =>
    messagesOf(trees.get(path))
      .filter((key) => !isAsked(key, rooms.get(roomOf(path))) && (key.includes('.') || !isAsked(key, anywhere)))
      .map((key) => `${path}: ${key}`),
  )
}
