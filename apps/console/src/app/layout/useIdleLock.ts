import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { lastActiveAt, noteActivity } from '../../shared/activity/activity.ts'
import { adminCall, lastAnsweredAt } from '../../shared/api/adminClient.ts'
import { signOut } from '../../shared/session/session.ts'

const LOOK_EVERY_MS = 1_000
/** Reading and typing count as work: told to the server once a minute. */
const TELL_AFTER_MS = 60_000
const EVENTS = ['keydown', 'pointerdown', 'pointermove', 'wheel'] as const

/** Milliseconds of the session that are left without further activity. */
export function idleLeft(idleMs: number, now: number, answeredAt: number): number {
  return Math.max(0, answeredAt + idleMs - now)
}

/** Keeps the session alive during activity, and locks the console after `idleMs` without any. */
export function useIdleLock(idleMs: number): { readonly left: number; readonly stay: () => void } {
  const queries = useQueryClient()
  const [left, setLeft] = useState(idleMs)
  useEffect(() => {
    const onEvent = () => noteActivity()
    noteActivity()
    for (const event of EVENTS) addEventListener(event, onEvent, { passive: true })
    const timer = setInterval(() => {
      const now = Date.now()
      const answered = lastAnsweredAt()
      setLeft(idleLeft(idleMs, now, answered))
      if (now >= answered + idleMs) signOut(queries)
      else if (lastActiveAt() > answered && now - answered > TELL_AFTER_MS) tell()
    }, LOOK_EVERY_MS)
    return () => {
      clearInterval(timer)
      for (const event of EVENTS) removeEventListener(event, onEvent)
    }
  }, [idleMs, queries])
  return { left, stay: tell }
}

let telling = false

function tell(): void {
  if (telling) return
  telling = true
  adminCall('getMe', {})
    .catch(() => undefined)
    .finally(() => {
      telling = false
    })
}
