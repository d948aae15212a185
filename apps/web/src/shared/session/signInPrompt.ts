import { create } from 'zustand'

interface SignInPrompt {
  readonly open: boolean
  /** Where to go after log-in; undefined: back to this page. */
  readonly redirect: string | undefined
}

/** The dialog "Please log in", opened when a visitor reaches for something that needs an account. */
export const useSignInPrompt = create<SignInPrompt>(() => ({ open: false, redirect: undefined }))

export function promptSignIn(redirect?: string): void {
  useSignInPrompt.setState({ open: true, redirect })
}

export function closeSignInPrompt(): void {
  useSignInPrompt.setState({ open: false })
}
