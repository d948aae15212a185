import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import type { World } from '@touchstone/protocol'
import { StartUpProblem } from '../errors/startUpProblem.ts'
import { WORLD_NAMES } from '../sequencer/openWorlds.ts'

export interface Arguments {
  readonly command: string
  /** The words that follow it, for commands that take some. */
  readonly words: readonly string[]
  readonly dataDir: string
  /** null: the embedded database in `dataDir`. */
  readonly databaseUrl: string | null
  /** The worlds asked for; all when none was named. */
  readonly worlds: readonly World[]
  readonly publicKey: string | null
  readonly sequence: number | null
  readonly order: number | null
  readonly reason: string
  readonly operators: readonly string[]
}

const OPTIONS = {
  'data-dir': { type: 'string' },
  world: { type: 'string' },
  'public-key': { type: 'string' },
  sequence: { type: 'string' },
  order: { type: 'string' },
  reason: { type: 'string' },
  operator: { type: 'string', multiple: true },
} as const

/** Commands with further words. */
const WITH_WORDS: ReadonlySet<string> = new Set(['user'])

function parse(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true })
  } catch (error) {
    throw new StartUpProblem(error instanceof Error ? error.message : String(error))
  }
}

function worldsOf(name: string | undefined): readonly World[] {
  if (name === undefined) return WORLD_NAMES
  const world = WORLD_NAMES.find((known) => known === name)
  if (!world) throw new StartUpProblem(`--world must be ${WORLD_NAMES.join(' or ')}, not "${name}"`)
  return [world]
}

function numberOf(option: string, text: string | undefined): number | null {
  if (text === undefined) return null
  if (!/^[1-9]\d{0,14}$/.test(text)) throw new StartUpProblem(`--${option} must be a whole number, not "${text}"`)
  return Number(text)
}

/** Reads the command line. Throws StartUpProblem for words it does not understand. */
export function readArguments(args: readonly string[], env: Readonly<Record<string, string | undefined>>): Arguments {
  const { values, positionals } = parse(args)
  const [command = '', ...words] = positionals
  if (words.length > 0 && !WITH_WORDS.has(command)) throw new StartUpProblem(`"${words.join(' ')}" is not understood`)
  const publicKey = values['public-key']
  return {
    command,
    words,
    databaseUrl: env.DATABASE_URL?.trim() || null,
    dataDir: resolve(values['data-dir'] ?? env.DATA_DIR ?? './data'),
    worlds: worldsOf(values.world),
    publicKey: publicKey === undefined ? null : resolve(publicKey),
    sequence: numberOf('sequence', values.sequence),
    order: numberOf('order', values.order),
    reason: values.reason ?? '',
    operators: values.operator ?? [],
  }
}
