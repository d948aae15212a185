import type { Toast, ToastTone } from '@touchstone/ui'
import { create } from 'zustand'

const SHOWN_MS = 5_000

export const useToasts = create<{ readonly toasts: readonly Toast[] }>(() => ({ toasts: [] }))

let lastId = 0

export function dismissToast(id: number): void {
  useToasts.setState(({ toasts }) => ({ toasts: toasts.filter((toast) => toast.id !== id) }))
}

/** Shows a message for five seconds. */
export function showToast(tone: ToastTone, text: string): void {
  lastId += 1
  const id = lastId
  useToasts.setState(({ toasts }) => ({ toasts: [...toasts, { id, tone, text }] }))
  setTimeout(() => dismissToast(id), SHOWN_MS)
}
