import { CALL_FACTS, type CallName, REJECTION_CODES, REJECTION_SENTENCES, type Rejection } from '@touchstone/protocol'
import { answerTo, fieldsOf } from './fixture.ts'
import { everybody, READERS, type Reader } from './readers.ts'

/** never: no answer comes · broken: the exchange answers that something went wrong. */
export type Trouble = 'never' | 'broken'

/** How the exchange behaves while a story is shown. */
export interface Behaviour {
  readonly reader: Reader
  /** What becomes of the calls of the screen; those of the frame around it are answered in any case. */
  readonly trouble?: Trouble
  /** Calls of the frame that are the screen's own this time. */
  readonly troubles?: readonly string[]
  /** The live connection cannot be made. */
  readonly isLost?: boolean
  /** Why an act is refused, by call. */
  readonly refuses?: Readonly<Record<string, Rejection>>
}

/** What the frame asks, at every address. A screen that has nothing else to ask is never without its answers. */
const OF_THE_FRAME: ReadonlySet<string> = new Set([
  'getSetting',
  'getInfo',
  'getLogo',
  'getParam',
  'getGG',
  'getMessageList',
  'getSupport',
  'getSecurity',
  'hasTpassword',
])

const SILENT = 7
const WENT_WRONG = 5000
const UNKNOWN = 4004

let behaviour: Behaviour = { reader: 'visitor' }

export function behave(wanted: Behaviour): void {
  behaviour = wanted
}

export const behavesNow = (): Behaviour => behaviour

const envelope = (code: number, message: string): object => ({ code, message, data: null })

function refusalOf(call: string): object | undefined {
  const reason = behaviour.refuses?.[call]
  return reason && envelope(REJECTION_CODES[reason], REJECTION_SENTENCES[reason])
}

function isTroubled(call: string): boolean {
  return behaviour.trouble !== undefined && (!OF_THE_FRAME.has(call) || behaviour.troubles?.includes(call) === true)
}

/** The answer to a call; undefined when none comes. */
export function answerOf(call: string, asked: URLSearchParams): object | undefined {
  const refused = refusalOf(call)
  if (refused) return refused
  if (isTroubled(call))
    return behaviour.trouble === 'never' ? undefined : envelope(WENT_WRONG, 'Something went wrong on our side')
  const recorded = answerTo([everybody, READERS[behaviour.reader]], call, fieldsOf(asked))
  if (recorded) return recorded
  const isAct = CALL_FACTS[call as CallName]?.method === 'POST' && !call.startsWith('try')
  if (isAct) return { code: SILENT, message: '', data: {} }
  // Heard by the test: such a state is not what its name says.
  console.error(`No fixture of ${call}`)
  return envelope(UNKNOWN, `No fixture of ${call}`)
}
