import type { Toast, ToastTone } from '@touchstone/ui'
import { createStore } from '../state/store.ts'

const SHOWN_MS = 5_000

export const toasts = createStore<readonly Toast[]>([])

let lastId = 0

export function dismissToast(id: number): void {
  toasts.set(toasts.get().filter((toast) => toast.id !== id))
}

/** Shows a message for five seconds. */
export function showToast(tone: ToastTone, text: string): void {
  lastId += 1
  const id = lastId
  toasts.set([...toasts.get(), { id, tone, text }])
  setTimeout(() => dismissToast(id), SHOWN_MS)
}
