import type { Toast, ToastTone } from '@touchstone/ui'
import { create } from 'zustand'

export const TOAST_MS = 3_000

export const useToasts = create<{ readonly toasts: readonly Toast[] }>(() => ({ toasts: [] }))

let lastId = 0

export function dismissToast(id: number): void {
  useToasts.setState(({ toasts }) => ({ toasts: toasts.filter((toast) => toast.id !== id) }))
}

/** Shows a message, for three seconds when nothing else is said; one that is already on screen is not repeated. */
export function showToast(tone: ToastTone, text: string, shownMs = TOAST_MS): void {
  if (useToasts.getState().toasts.some((toast) => toast.text === text && toast.tone === tone)) return
  lastId += 1
  const id = lastId
  useToasts.setState(({ toasts }) => ({ toasts: [...toasts, { id, tone, text }] }))
  setTimeout(() => dismissToast(id), shownMs)
}
