import { readdirSync, readFileSync } from 'node:fs'
import { basename, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseSync } from '@swc/core'
import { describe, expect, test } from 'vitest'

/** I28: constructs banned from the core and from everything that runs inside `apply`, each with its replacement. */
const BANNED: readonly (readonly [RegExp, string])[] = [
  [/\bDate\b|\bperformance\b|\bsetTimeout\b|\bsetInterval\b/, 'time is a field of the entry'],
  [/\bMath\.random\b|\bcrypto\b|\bseededRandom\b/, 'chance would differ on every replica: derive it from the entry'],
  [/\bprocess\b(?!\.(ts|'))|\bglobalThis\b|\bimport\.meta\b/, 'the core has no environment: pass it in a command'],
  [/\basync\b|\bawait\b|\bPromise\b/, 'apply is one synchronous step'],
  [/\bIntl\b|toLocale|localeCompare/, 'locales differ: compare code units, format at the screen'],
  [/\bparseFloat\b|\btoFixed\b|\bNumber\.EPSILON\b/, 'money is bigint: parseDecimal and formatDecimal'],
  [
    /\bMath\.(pow|sqrt|cbrt|exp|log\w*|sin|cos|tan|hypot|fround|floor|ceil|round|trunc)\b|\*\*/,
    'whole-number steps: quantities has the quotients',
  ],
  [/\.sort\(\)|\.toSorted\(\)/, 'sort with a comparator that is a total order'],
  [/\bfor \((const|let|var) \w+ in\b/, 'iterate an array, a Map or a Set'],
  [/\bWeakMap\b|\bWeakSet\b|\bWeakRef\b|\bFinalizationRegistry\b/, 'garbage collection must not be felt'],
  [/\bJSON\b/, 'JSON knows no bigint: ByteWriter and ByteReader'],
  [/\bconsole\b|\bdebugger\b/, 'the core is mute: return an event'],
  [/from '(?!\.|@touchstone\/(quantities|protocol(\/shape)?)')/, 'the core imports quantities and protocol only'],
]

/** Uses that stand all the same, by file and line, and why they are the same on every machine. */
const ALLOWED: Readonly<Record<string, RegExp>> = {
  // A power of whole numbers.
  'amount.ts': /10n \*\* BigInt\(exponent\)/,
  // A memo that can change no answer, as is said there.
  'sessionAt.ts': /new WeakMap</,
  // So is this one, of functions alone.
  'askedOf.ts': /new WeakMap</,
  // Words of the trade and of a sentence.
  'instrumentClass.ts': /crypto: 0,/,
  'rejectionSentences.ts': /'Another process holds this role'/,
}

const PACKAGES = fileURLToPath(new URL('../../', import.meta.url))

function sources(folder: string, apart: RegExp): string[] {
  return readdirSync(join(PACKAGES, folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts') && !apart.test(path))
    .map((path) => join(PACKAGES, folder, path))
    .sort()
}

/** What tests are made with runs outside too. */
const CORE = sources('core/src', /\.test\.ts$|^testing\//)
/** The language between the exchange and its screens, console and signer runs outside: calls, streams and their parts. */
const SPOKEN_OUTSIDE =
  /\.test\.ts$|^(web|admin|signer|said)\/|\/testing\/|^testing\/|[cC]alls\.ts$|\/callFields\.ts$|^operators\/admin\w+\.ts$|^(streams|catalog|callFacts)\.ts$/
const PROTOCOL = sources('protocol/src', SPOKEN_OUTSIDE)
/** Chance is for the feeds and the simulator; in the core it is banned by its name. */
const QUANTITIES = sources('quantities/src', /\.test\.ts$|^(seededRandom|index)\.ts$/)

const nameOf = (path: string) => relative(PACKAGES, path).replaceAll('\\', '/')

function code(path: string): string[] {
  const text = readFileSync(path, 'utf8').replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, ''))
  return text.split('\n').map((line) => line.replace(/\/\/.*$/, ''))
}

function findings(paths: readonly string[]): string[] {
  return paths.flatMap((path) =>
    code(path).flatMap((line, index) =>
      ALLOWED[basename(path)]?.test(line)
        ? []
        : BANNED.filter(([pattern]) => pattern.test(line)).map(
            ([, instead]) => `${nameOf(path)}:${index + 1}: ${instead}`,
          ),
    ),
  )
}

/** How many divisions there are below a node of the syntax tree. */
function divisions(node: unknown): number {
  if (typeof node !== 'object' || node === null) return 0
  const below = Object.values(node).reduce<number>((sum, child) => sum + divisions(child), 0)
  const divides = 'operator' in node && (node.operator === '/' || node.operator === '/=')
  return divides ? below + 1 : below
}

const divisionsIn = (text: string) => divisions(parseSync(text, { syntax: 'typescript' }))

describe('determinism', () => {
  test.each([
    ['the core', CORE, 150],
    ['the part of the protocol that the core runs', PROTOCOL, 20],
    ['what the core counts with', QUANTITIES, 4],
  ])('%s says nothing that differs between machines', (_, paths, fewest) => {
    expect(paths.length).toBeGreaterThan(fewest)
    expect(findings(paths)).toEqual([])
  })

  test('nothing divides but quantities, where every quotient says how it rounds', () => {
    const apart = /\/(scenarios|journals)\//
    const counting = [...CORE, ...PROTOCOL, ...QUANTITIES].filter((path) => !apart.test(nameOf(path)))
    const dividing = counting.filter((path) => divisionsIn(readFileSync(path, 'utf8')) > 0)
    expect(dividing.map(nameOf)).toEqual(['quantities/src/division.ts'])
  })

  test('the checks see what they look for', () => {
    const slips = ['Date.now()', 'Math.random()', 'a.sort()', 'for (const k in o)', "x.localeCompare('y')", 'await x']
    for (const slip of slips) expect(BANNED.some(([pattern]) => pattern.test(slip))).toBe(true)
    expect(divisionsIn('const half = (amount: bigint) => { amount /= 2n; return f(amount / 3n, /a/) } // a / b')).toBe(
      2,
    )
  })
})
