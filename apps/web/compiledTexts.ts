import compile from 'icu-minify/compile'
import { type ESTree, type Plugin, parseAst } from 'vite'

/** A file whose texts are the argument of `defineTexts`, or one that translates them. */
const TRANSLATION = /\/locales\/[^/]+\/[^/]+\.json$|\/said\/locales\/\w+\.ts$/
const DEFINITION = 'defineTexts('
/** The words that all catalogs share. */
const SHARED = /\/i18n\/words\/[^/]+\.ts$/

type Node = ESTree.Node

/** The objects of a module that hold messages: nothing else in it may be touched. */
function catalogsOf(program: ESTree.Program, isTranslation: boolean, areShared: boolean): readonly Node[] {
  return program.body.flatMap((statement): Node[] => {
    if (isTranslation) return statement.type === 'ExportDefaultDeclaration' ? [statement.declaration] : []
    const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement
    if (declaration?.type !== 'VariableDeclaration') return []
    return declaration.declarations.flatMap(({ init }) => {
      if (areShared && init?.type === 'ObjectExpression') return [init]
      if (init?.type !== 'CallExpression' || init.callee.type !== 'Identifier') return []
      return init.callee.name === 'defineTexts' ? init.arguments.slice(1) : []
    })
  })
}

interface Replacement {
  readonly start: number
  readonly end: number
  readonly text: string
}

/** One for each message of the catalog that has an argument, a tag or an escape. */
function compileIn(node: Node): readonly Replacement[] {
  if (node.type === 'ObjectExpression')
    return node.properties.flatMap((property) => compileIn(property.type === 'Property' ? property.value : property))
  const message = messageOf(node)
  if (message === undefined) throw new Error(`a message has to be written out, found ${node.type}`)
  const compiled = compile(message)
  return compiled === message ? [] : [{ start: node.start, end: node.end, text: JSON.stringify(compiled) }]
}

function messageOf(node: Node): string | undefined {
  if (node.type === 'Literal' && typeof node.value === 'string') return node.value
  if (node.type !== 'TemplateLiteral' || node.expressions.length > 0) return undefined
  return node.quasis[0]?.value.cooked ?? undefined
}

/**
 * Compiles the ICU messages of the web app when it is built, so that visitors download neither the parser of messages nor
 * wait for it: the app formats with `use-intl/format-message/format-only`, the same syntax in a fraction of the code. While
 * developing and in tests messages are parsed as they are asked for.
 */
export function compiledTexts(): Plugin {
  return {
    name: 'compiled-texts',
    apply: 'build',
    enforce: 'post',
    config: () => ({
      resolve: { alias: { 'use-intl/format-message': 'use-intl/format-message/format-only' } },
    }),
    transform: {
      order: 'post',
      handler(source, id) {
        const isTranslation = TRANSLATION.test(id)
        const areShared = SHARED.test(id)
        if (!isTranslation && !areShared && !source.includes(DEFINITION)) return
        const replacements = catalogsOf(parseAst(source), isTranslation, areShared).flatMap(compileIn)
        const code = replacements.reduceRight(
          (text, { start, end, text: message }) => text.slice(0, start) + message + text.slice(end),
          source,
        )
        return { code, map: null }
      },
    },
  }
}
