// The English of the web app as its source has it: each catalog with the messages that are its own. Shared words, which a catalog
// borrows with an `@`, are a catalog themselves.
import { parse, walk } from '../house/syntax.mjs'

const CATALOG = /^apps\/web\/src\/.*exts\.ts$/
const WORDS = /^apps\/web\/src\/shared\/i18n\/words\/\w+\.ts$/
const FEATURE = /^apps\/web\/src\/features\/\w+\/feature\.ts$/
const REJECTIONS = 'packages/protocol/src/rejections/rejectionSentences.ts'

function textOf(node) {
  if (node.type === 'StringLiteral') return node.value
  if (node.type === 'TemplateLiteral' && node.expressions.length === 0) return node.quasis[0].cooked
  return undefined
}

/** What stands under the names or places of an object or a list, as it is written. */
function entriesOf(node) {
  if (node.type === 'ArrayExpression') return node.elements.map(({ expression }, place) => [String(place), expression])
  return node.properties
    .filter(({ type }) => type === 'KeyValueProperty')
    .map(({ key, value }) => [String(key.value), value])
}

/** Messages as they are written, without those that are borrowed. */
function messagesOf(object) {
  const entries = entriesOf(object).flatMap(([key, value]) => {
    const text = textOf(value)
    if (text !== undefined) return text.startsWith('@') ? [] : [[key, text]]
    if (value.type !== 'ObjectExpression' && value.type !== 'ArrayExpression') return []
    const below = messagesOf(value)
    return Object.keys(below).length > 0 ? [[key, below]] : []
  })
  return Object.fromEntries(entries)
}

/** Every object that stands where `found` says so, in the order of the file. */
function objectsIn(path, found) {
  const objects = []
  walk(parse(path), (node, parents) => {
    if (node.type === 'ObjectExpression' && found(node, parents)) objects.push([node, parents])
  })
  return objects
}

const isArgumentOf = (name) => (_, parents) => {
  const call = parents.findLast(({ type }) => type === 'CallExpression')
  return parents.at(-1) === call && call?.callee.value === name
}

/** The first object of a file: what it exports. */
function exported(path) {
  const [[object] = []] = objectsIn(path, () => true)
  return object ? messagesOf(object) : {}
}

const SERVER_WORDS = /^apps\/server\/src\/words\/english\/(\w+)\.ts$/
const PRODUCT = /^apps\/server\/src\/(products\/\w+|rewards)\/product\.ts$/
/** Sentences of the platform in the data of calls. */
const SAID = 'packages/protocol/src/said/said.ts'
const SHARED_ENTRIES = 'apps/server/src/records/statementWords.ts'

/** By subject: what the server says in mails and files. `entries`: the kinds of entries of a statement, which each product names. */
export function englishServer(files) {
  const subjects = files.flatMap((path) => {
    const subject = SERVER_WORDS.exec(path)?.[1]
    return subject ? [[`server/${subject}`, exported(path)]] : []
  })
  const products = files
    .filter((path) => PRODUCT.test(path))
    .flatMap((path) => objectsIn(path, (_, parents) => parents.at(-1)?.key?.value === 'words'))
  const entries = Object.assign(exported(SHARED_ENTRIES), ...products.map(([object]) => messagesOf(object)))
  return new Map([...subjects, ['server/entries', entries], ['said', exported(SAID)]])
}

/** What `englishServer` has, in another language. */
export function translatedServer(language) {
  const words = exported(`apps/server/src/words/locales/${language}.ts`)
  const subjects = Object.entries(words).map(([subject, messages]) => [`server/${subject}`, messages])
  return new Map([...subjects, ['said', exported(`packages/protocol/src/said/locales/${language}.ts`)]])
}

/** The languages beside English, each with what Intl calls it. */
export function languageTags() {
  const { en: _, ...others } = exported('packages/protocol/src/web/envelope.ts')
  return others
}

const SEEDS = /^apps\/server\/src\/content\/seeds\/(?!texts|translations|seed\.)\w+\.ts$/

/** The texts and banners that come with the program, by their numbers. */
export function englishContent(files) {
  const content = { texts: {}, banners: {} }
  for (const path of files.filter((file) => SEEDS.test(file)))
    for (const [object, parents] of objectsIn(path, () => true)) {
      const id = object.properties.find(({ key }) => key?.value === 'id')?.value.value
      if (id === undefined) continue
      const declared = parents.findLast(({ type }) => type === 'VariableDeclarator').id.value
      const { title, summary, text, markdown } = messagesOf(object)
      if (declared === 'BANNERS') content.banners[id] = { title, text }
      else content.texts[id] = { title, ...(summary && { summary }), markdown }
    }
  return content
}

/** What `englishContent` has, in another language. */
export const translatedContent = (language) => exported(`apps/server/src/content/locales/${language}.ts`)

/** By the name of a catalog: its messages, nested as they are written. */
export function englishCatalogs(files) {
  const catalogs = new Map()
  for (const path of files.filter((file) => CATALOG.test(file)))
    for (const [object, parents] of objectsIn(path, isArgumentOf('defineTexts'))) {
      const name = parents.findLast(({ type }) => type === 'CallExpression').arguments[0].expression.value
      catalogs.set(name, messagesOf(object))
    }
  const shared = files.filter((file) => WORDS.test(file)).flatMap((path) => objectsIn(path, () => true))
  catalogs.set('words', Object.assign({}, ...shared.map(([object]) => messagesOf(object))))
  const features = files
    .filter((file) => FEATURE.test(file))
    .flatMap((path) => objectsIn(path, (_, parents) => parents.at(-1)?.key?.value === 'words'))
  catalogs.set('features', Object.assign({}, ...features.map(([object]) => messagesOf(object))))
  catalogs.set('rejections', exported(REJECTIONS))
  for (const [name, messages] of catalogs) if (Object.keys(messages).length === 0) catalogs.delete(name)
  return catalogs
}

/** The messages of a catalog by their paths: `states.open` for one that stands in another. */
export function flat(messages, path = '') {
  return Object.entries(messages).flatMap(([key, value]) =>
    typeof value === 'string' ? [[`${path}${key}`, value]] : flat(value, `${path}${key}.`),
  )
}
