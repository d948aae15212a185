// How far each product reaches beyond its own rooms: the files elsewhere that use a name it declares.
import { sourceFiles } from './sourceFiles.mjs'
import { parse, walk, wordsOf } from './syntax.mjs'

/** Folders of these names are a product's own rooms, in every package. */
const PRODUCTS = [
  'spot',
  'contracts',
  'cancelAllAfter',
  'timedOptions',
  'transfers',
  'deposits',
  'withdrawals',
  'conversions',
  'purchases',
  'hosting',
  'newCoins',
  'loans',
  'signIn',
  'invitations',
  'welfare',
]

/** What declares a name, by the function that is called: its kind, and where the name stands. */
const DECLARATIONS = {
  define: 'commands',
  defineCustomerCommand: 'commands',
  defineEvent: 'events',
  defineCall: 'calls',
  defineReason: 'reasons',
  table: 'tables',
}

/** Words of other languages, which name no product of ours. */
const isTranslation = (path) => path.includes('/locales/')
const isTest = (path) => /\.(test|spec|scenario|stories)\.tsx?$|\/(testing|scenarios|fixtures)\//.test(path)
const roomOf = (path) => path.split('/').find((folder) => PRODUCTS.includes(folder))

/** Written by a program from the definitions (`npm run calls`): nobody edits it for a product. */
const GENERATED = ['packages/protocol/src/callFacts.ts']

/** The product's source: what runs, in packages and apps. */
const isSource = (path) =>
  /^(packages|apps)\/[^/]+\/src\/.*\.tsx?$/.test(path) &&
  !isTest(path) &&
  !isTranslation(path) &&
  !GENERATED.includes(path)

/** The first string among the arguments, or the `name` of an object there. */
function declaredName(args) {
  for (const { expression } of args) {
    if (expression.type === 'StringLiteral') return expression.value
    if (expression.type !== 'ObjectExpression') continue
    const field = expression.properties.find(({ key }) => key?.value === 'name')
    if (field?.value?.type === 'StringLiteral') return field.value.value
  }
  return undefined
}

/** The names declared in a file: name → kind. */
function declarationsOf(tree) {
  const found = new Map()
  walk(tree, (node) => {
    if (node.type !== 'CallExpression' || node.callee.type !== 'Identifier') return
    const kind = DECLARATIONS[node.callee.value]
    const name = kind && declaredName(node.arguments)
    if (name) found.set(name, kind)
  })
  return found
}

/** Tables and posting reasons have names that are also ordinary words: they count where a table or a reason is meant. */
function uses({ path, words: { identifiers, strings, tables, reasons } }, [name, kind]) {
  if (kind === 'tables') return path.startsWith('apps/server/') && tables.has(name)
  if (kind === 'reasons') return reasons.has(name)
  return strings.has(name) || identifiers.has(name)
}

/** For each product: what it declares, and which files outside its rooms use one of these names, with the names. */
export function reachOfProducts() {
  const files = sourceFiles()
    .filter(isSource)
    .map((path) => {
      const tree = parse(path)
      return { path, room: roomOf(path), declared: declarationsOf(tree), words: wordsOf(tree) }
    })
  return PRODUCTS.map((product) => {
    const declared = files.filter(({ room }) => room === product).flatMap((file) => [...file.declared])
    const outside = files
      .filter(({ room }) => room !== product)
      .map((file) => ({
        path: file.path,
        names: declared.filter((word) => uses(file, word)).map(([name]) => name),
      }))
      .filter(({ names }) => names.length > 0)
    return { product, declared, outside }
  })
}
