import { create } from 'zustand'

/** The dialog "Please sign in", opened when a visitor reaches for something that needs an account. */
export const useSignInPrompt = create<{ readonly open: boolean }>(() => ({ open: false }))

export function promptSignIn(): void {
  useSignInPrompt.setState({ open: true })
}

export function closeSignInPrompt(): void {
  useSignInPrompt.setState({ open: false })
}
