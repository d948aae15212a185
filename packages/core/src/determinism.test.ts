import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'

/** I28: what the core and what it is made of may not say, and what to say instead. */
const BANNED: readonly (readonly [RegExp, string])[] = [
  [/\bDate\b|\bperformance\b|\bsetTimeout\b|\bsetInterval\b/, 'time is a field of the entry'],
  [/\bMath\.random\b|\bcrypto\b/, 'chance would differ on every replica: derive it from the entry'],
  [/\bprocess\b(?!\.(ts|'))|\bglobalThis\b|\bimport\.meta\b/, 'the core has no environment: pass it in a command'],
  [/\basync\b|\bawait\b|\bPromise\b/, 'apply is one synchronous step'],
  [/\bIntl\b|toLocale|localeCompare/, 'locales differ: compare code units, format at the screen'],
  [/\bparseFloat\b|\btoFixed\b|\bNumber\.EPSILON\b/, 'money is bigint: parseDecimal and formatDecimal'],
  [
    /\bMath\.(pow|sqrt|cbrt|exp|log\w*|sin|cos|tan|hypot|fround|floor|ceil|round|trunc)\b|\*\*/,
    'whole-number steps: subtract the remainder, then divide',
  ],
  [/\.sort\(\)|\.toSorted\(\)/, 'sort with a comparator that is a total order'],
  [/\bfor \((const|let|var) \w+ in\b/, 'iterate an array, a Map or a Set'],
  [/\bWeakMap\b|\bWeakSet\b|\bWeakRef\b|\bFinalizationRegistry\b/, 'garbage collection must not be felt'],
  [/\bJSON\b/, 'JSON knows no bigint: ByteWriter and ByteReader'],
  [/\bconsole\b|\bdebugger\b/, 'the core is mute: return an event'],
  [/from '(?!\.|@touchstone\/(quantities|protocol)')/, 'the core imports quantities and protocol only'],
]

/** A division that cannot leave the whole numbers: of bigints, or of something minus its remainder. */
const WHOLE_DIVISION = /BigInt\(|\dn\b|\([^/]* - [^/]*\) \/ |\b(quantum|lotUnits)\b/

function sources(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts'))
    .map((path) => join(folder, path))
    .sort()
}

function code(path: string): string[] {
  const text = readFileSync(path, 'utf8').replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, ''))
  return text.split('\n').map((line) => line.replace(/\/\/.*$/, ''))
}

function findings(paths: readonly string[]): string[] {
  return paths.flatMap((path) =>
    code(path).flatMap((line, index) => {
      const where = `${path}:${index + 1}`
      const words = BANNED.filter(([pattern]) => pattern.test(line)).map(([, instead]) => `${where}: ${instead}`)
      const divides = / \/ /.test(line) && !/['"`/].* \/ /.test(line) && !WHOLE_DIVISION.test(line)
      return divides ? [...words, `${where}: a division that may leave the whole numbers`] : words
    }),
  )
}

const CORE = fileURLToPath(new URL('.', import.meta.url))

describe('determinism', () => {
  test('the core says nothing that differs between machines', () => {
    const paths = sources(CORE)
    expect(paths.length).toBeGreaterThan(50)
    expect(findings(paths)).toEqual([])
  })

  test('the check sees what it looks for', () => {
    const slips = ['Date.now()', 'Math.random()', 'a.sort()', 'for (const k in o)', "x.localeCompare('y')", 'await x']
    for (const slip of slips) expect(BANNED.some(([pattern]) => pattern.test(slip))).toBe(true)
    expect(WHOLE_DIVISION.test('const half = amount / 2')).toBe(false)
  })
})
