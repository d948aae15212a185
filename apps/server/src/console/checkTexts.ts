import { isStorable } from '../database/storableText.ts'
import { Refusal } from '../errors/refusal.ts'

/** Levels below a request; no call of the catalog comes near. */
const DEEPEST = 20
const FIELD_LENGTH = 40

function checkText(text: string, field: string): void {
  if (!isStorable(text)) throw new Refusal('malformed', { field, problem: 'holds a character that is no text' })
}

/**
 * Refuses what no well-formed request contains: text that can be stored nowhere, and endless nesting. Asked before anything is done or
 * recorded, because such a text would be in the log before SQL refuses it.
 */
export function checkTexts(value: unknown, field = 'request', depth = 0): void {
  if (depth > DEEPEST) throw new Refusal('malformed', { field, problem: 'is nested too deeply' })
  if (typeof value === 'string') checkText(value, field)
  if (typeof value !== 'object' || value === null) return
  for (const [name, part] of Object.entries(value)) {
    checkText(name, field)
    checkTexts(part, depth === 0 ? name.slice(0, FIELD_LENGTH) : field, depth + 1)
  }
}
