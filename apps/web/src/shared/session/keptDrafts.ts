import { readStored, writeStored } from '@touchstone/ui'
import type { SessionState } from './sessionStore.ts'

/** The values of a form's fields; never passwords, codes or answers. */
export type Draft = Readonly<Record<string, string>>

interface Kept {
  /** Invitation code of the user who typed the drafts: no other user gets them back. */
  readonly who: string
  readonly time: number
  readonly drafts: Readonly<Record<string, Draft>>
}

const KEPT = 'kept drafts'
/** For the other tabs: the session ended by itself, nobody signed out. */
const ENDED = 'session ended'
const KEPT_MS = 30 * 60_000
const ENDED_MS = 10_000

/** The forms on screen that have something to keep. */
const watched = new Map<string, () => Draft>()

function read(): Kept | undefined {
  try {
    const kept: Kept | null = JSON.parse(readStored(KEPT, 'tab') ?? 'null')
    if (kept && Date.now() - kept.time < KEPT_MS) return kept
    write(undefined)
  } catch {
    // Unreadable: then there is nothing.
  }
  return undefined
}

function write(kept: Kept | undefined): void {
  writeStored(KEPT, kept ? JSON.stringify(kept) : null, 'tab')
}

/** Has a form's fields kept when the session ends. Returns how to stop. */
export function watchDraft(name: string, fields: () => Draft): () => void {
  watched.set(name, fields)
  return () => {
    if (watched.get(name) === fields) watched.delete(name)
  }
}

/** Call while the forms are still on screen: the session of `person` has ended by itself. For this tab and half an hour. */
export function keepDrafts(person: Pick<SessionState, 'invitation_code'>): void {
  writeStored(ENDED, String(Date.now()))
  const typed = [...watched].map(([name, fields]) => [name, fields()] as const)
  const drafts = Object.fromEntries(typed.filter(([, draft]) => Object.keys(draft).length > 0))
  write({ who: person.invitation_code, time: Date.now(), drafts })
}

/** Did the session of all tabs end by itself just now, rather than by signing out? */
export function endedByItself(): boolean {
  return Date.now() - Number(readStored(ENDED) ?? 0) < ENDED_MS
}

/** undefined: no session ended here · otherwise whether something that was typed is kept. */
export function keptFromEndedSession(): { readonly typed: boolean } | undefined {
  const kept = read()
  return kept && { typed: Object.keys(kept.drafts).length > 0 }
}

/** The user's kept values of the form; empty when nothing is kept. */
export function keptDraft(name: string, person: Pick<SessionState, 'invitation_code'>): Draft {
  const kept = read()
  return (kept?.who === person.invitation_code && kept.drafts[name]) || {}
}

/** It is back in its form. */
export function forgetDraft(name: string): void {
  const kept = read()
  if (kept) write({ ...kept, drafts: Object.fromEntries(Object.entries(kept.drafts).filter(([key]) => key !== name)) })
}

/** Drops values of other users and values that have expired; all values when no user is given. */
export function dropDrafts(person?: Pick<SessionState, 'invitation_code'>): void {
  const kept = read()
  if (person && kept?.who === person.invitation_code && Object.keys(kept.drafts).length > 0) return
  write(undefined)
}
