import type { ClientMessage } from '@touchstone/protocol'

const LONGEST_CHANNEL = 64
const LONGEST_ID = 64
const LONGEST_TOKEN = 256
const MOST_ARGS = 32

/** The fault of a message, in words for the author of the client program. */
export interface BadMessage {
  readonly problem: string
  /** Id of a call, which its answer carries too. */
  readonly id?: string
}

function shortText(value: unknown, longest: number): value is string {
  return typeof value === 'string' && value.length > 0 && value.length <= longest
}

function isTextRecord(value: unknown): value is Record<string, string> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
  const texts = Object.values(value)
  return texts.length <= MOST_ARGS && texts.every((text) => typeof text === 'string')
}

function parseObject(text: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(text)
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as Record<string, unknown>
  } catch {
    // Not JSON: the sender is told, as with any other invalid message.
  }
  return undefined
}

export function parseClientMessage(text: string): ClientMessage | BadMessage {
  const message = parseObject(text)
  if (!message) return { problem: 'is no JSON object' }
  const { op, ch, token, id, name, args } = message
  switch (op) {
    case 'ping':
      return { op }
    case 'sub':
    case 'unsub':
      return shortText(ch, LONGEST_CHANNEL) ? { op, ch } : { problem: 'needs ch' }
    case 'auth':
      return shortText(token, LONGEST_TOKEN) ? { op, token } : { problem: 'needs token' }
    case 'call':
      if (!shortText(id, LONGEST_ID)) return { problem: 'needs id' }
      if (!shortText(name, LONGEST_CHANNEL)) return { id, problem: 'needs name' }
      return isTextRecord(args) ? { op, id, name, args } : { id, problem: 'needs args, an object of texts' }
    default:
      return { problem: 'has an unknown op' }
  }
}
