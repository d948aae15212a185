import { showToast } from '@touchstone/frame'
import { useEffect, useRef, useState } from 'react'
import { useTexts } from '../i18n/texts.ts'
import { type Draft, forgetDraft, keptDraft, watchDraft } from '../session/keptDrafts.ts'
import { session } from '../session/sessionStore.ts'
import { draftTexts } from './texts.ts'

type Values = Readonly<Record<string, string>>

export interface KeptFields<Kept extends Values> {
  /** The fields to begin with: those that were typed when the session ended, over those that are saved. */
  readonly initial: Kept
  /** Tell on every render how the fields stand. */
  readonly keep: (values: Readonly<Record<keyof Kept, string>>) => void
}

/** Long enough to be read after a log-in. */
const TOLD_MS = 8_000

/**
 * Restores the text typed before the session ended. `saved`: the fields that may be kept, as they are saved; no secrets among
 * them.
 */
export function useDraft<Kept extends Values>(name: string, saved: Kept): KeptFields<Kept> {
  const t = useTexts(draftTexts)
  const [draft] = useState(() => only(keptDraft(name, session()), saved))
  const now = useRef<Values>(saved)
  const before = useRef(saved)
  before.current = saved
  useEffect(() => watchDraft(name, () => typed(now.current, before.current)), [name])
  useEffect(() => {
    if (Object.keys(draft).length === 0) return
    forgetDraft(name)
    showToast('info', t('back'), TOLD_MS)
  }, [name, draft, t])
  return {
    initial: { ...saved, ...draft },
    keep: (values) => {
      now.current = Object.fromEntries(Object.keys(saved).map((field) => [field, values[field] ?? '']))
    },
  }
}

/** Of a draft, the fields that the form has. */
function only(draft: Draft, saved: Values): Draft {
  return Object.fromEntries(Object.entries(draft).filter(([field]) => Object.hasOwn(saved, field)))
}

/** The fields that differ from the saved ones. */
function typed(values: Values, saved: Values): Draft {
  return Object.fromEntries(Object.entries(values).filter(([field, value]) => value !== saved[field]))
}
