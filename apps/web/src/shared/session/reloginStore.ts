import { create } from 'zustand'

interface Relogin {
  readonly title: string
  readonly message: string
}

/** The dialog of code 2000, null while it is closed. */
export const useRelogin = create<{ readonly asked: Relogin | null }>(() => ({ asked: null }))

export function askRelogin(title: string, message: string): void {
  useRelogin.setState({ asked: { title, message } })
}

export function closeRelogin(): void {
  useRelogin.setState({ asked: null })
}
