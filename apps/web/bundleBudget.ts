import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import type { Plugin, Rollup } from 'vite'

const KIB = 1024

/** Gzip sizes in KiB that a build may not exceed. */
export const BUDGET = {
  initialScript: 150,
  routeChunk: 40,
  style: 30,
  tradeRoute: 290,
  translation: 12,
  font: 35,
} as const

/** Loaded by intent only, with budgets of their own route: the chart and its indicators belong to the trade routes. */
const CHART = /^(KChart|catalogue|indicatorTexts)/
/** The module behind each trade route: everything it needs to trade counts, the chart included. */
const TRADE_ROUTES: Readonly<Record<string, string>> = {
  '/deal': 'features/spot/DealScreen.tsx',
  '/deal_c': 'features/contracts/screens.tsx',
  '/deal_jg': 'features/timedOptions/TimedOptionScreen.tsx',
}

type Chunks = ReadonlyMap<string, Rollup.OutputChunk>

/** The chunk and everything it imports at once. */
function withStaticImports(chunks: Chunks, file: string, found = new Set<string>()): Set<string> {
  const chunk = chunks.get(file)
  if (!chunk || found.has(file)) return found
  found.add(file)
  for (const imported of chunk.imports) withStaticImports(chunks, imported, found)
  return found
}

/** The chunk that a route loads. A route whose module has another name now must not go unmeasured. */
function chunkOf(chunks: Chunks, module: string): Rollup.OutputChunk {
  const found = [...chunks.values()].find(({ facadeModuleId }) => facadeModuleId?.endsWith(module))
  if (!found) throw new Error(`the build has no chunk of ${module}`)
  return found
}

interface Line {
  readonly what: string
  readonly kib: number
  readonly limit: number
}

function measure(bundle: Rollup.OutputBundle): readonly Line[] {
  const outputs = Object.values(bundle)
  const chunks: Chunks = new Map(
    outputs.filter((output) => output.type === 'chunk').map((chunk) => [chunk.fileName, chunk]),
  )
  const size = (files: Iterable<string>) =>
    [...files].reduce((sum, file) => sum + gzipSync(chunks.get(file)?.code ?? '').length, 0) / KIB
  const entry = [...chunks.values()].find((chunk) => chunk.isEntry)
  if (!entry) throw new Error('the build has no entry')
  const initial = withStaticImports(chunks, entry.fileName)
  const chart = [...chunks.values()].filter((chunk) => CHART.test(chunk.name))
  const tradeRoutes = Object.entries(TRADE_ROUTES).map(([route, module]) => {
    const files = new Set(initial)
    for (const chunk of [chunkOf(chunks, module), ...chart]) withStaticImports(chunks, chunk.fileName, files)
    return { what: `trade route ${route} in all`, kib: size(files), limit: BUDGET.tradeRoute }
  })
  const routes = [...chunks.values()].filter((chunk) => !initial.has(chunk.fileName) && !CHART.test(chunk.name))
  const styles = outputs.filter((output) => output.type === 'asset' && output.fileName.endsWith('.css'))
  const style = styles.reduce((sum, output) => sum + gzipSync('source' in output ? output.source : '').length, 0) / KIB
  const fonts = outputs.flatMap((output) =>
    output.type === 'asset' && output.fileName.endsWith('.woff2') ? [output.source.length / KIB] : [],
  )
  return [
    { what: 'initial script', kib: size(initial), limit: BUDGET.initialScript },
    ...tradeRoutes,
    {
      what: 'largest other chunk',
      kib: Math.max(...routes.map((chunk) => size([chunk.fileName]))),
      limit: BUDGET.routeChunk,
    },
    { what: 'style', kib: style, limit: BUDGET.style },
    { what: 'largest font', kib: Math.max(...fonts), limit: BUDGET.font },
    ...translationLines(chunks, initial),
  ]
}

/** The catalogs that a chunk and what it imports at once define, by their names. */
function catalogsOf(chunks: Chunks, files: Iterable<string>): readonly string[] {
  const modules = [...files].flatMap((file) => Object.keys(chunks.get(file)?.modules ?? {}))
  return modules
    .filter((path) => path.endsWith('exts.ts'))
    .flatMap((path) => [...readFileSync(path, 'utf8').matchAll(/(?:define|join)Texts\(\s*'(\w+)'/g)])
    .map(([, name = '']) => name)
}

/** What a language adds to the first page, and to the route for which it adds most; each of the language that needs most. */
function translationLines(chunks: Chunks, initial: ReadonlySet<string>): readonly Line[] {
  const sizes = new Map<string, number>()
  for (const { moduleIds, code } of chunks.values()) {
    const [, language, name] = /\/locales\/(\w+)\/(\w+)\.json$/.exec(moduleIds.at(-1) ?? '') ?? []
    if (language !== undefined) sizes.set(`${language} ${name}`, gzipSync(code).length / KIB)
  }
  const languages = [...new Set([...sizes.keys()].map((key) => key.split(' ')[0] ?? ''))]
  const most = (names: readonly string[]) =>
    Math.max(
      ...languages.map((language) => names.reduce((sum, name) => sum + (sizes.get(`${language} ${name}`) ?? 0), 0)),
    )
  const routes = [...chunks.values()]
    .filter(({ facadeModuleId }) => /\/features\/.*(Screen|screens)\.tsx$/.test(facadeModuleId ?? ''))
    .map(({ fileName, name }) => {
      const own = [...withStaticImports(chunks, fileName)].filter((file) => !initial.has(file))
      return { name, kib: most(catalogsOf(chunks, own)) }
    })
    .toSorted((one, other) => other.kib - one.kib)
  const [largest = { name: '', kib: 0 }] = routes
  const limit = BUDGET.translation
  return [
    { what: 'a language at the start', kib: most(['words', ...catalogsOf(chunks, initial)]), limit },
    { what: `a language beside a route (${largest.name})`, kib: largest.kib, limit },
  ]
}

/** Prints what a visitor downloads and fails the build when it grew beyond the budget. */
export function bundleBudget(): Plugin {
  return {
    name: 'bundle-budget',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const lines = measure(bundle)
        for (const { what, kib, limit } of lines) console.log(`gzip ${what}: ${kib.toFixed(1)} of ${limit} KiB`)
        const over = lines.filter(({ kib, limit }) => kib > limit)
        if (over.length > 0) this.error(`over the budget: ${over.map(({ what }) => what).join(', ')}`)
      },
    },
  }
}
