import type { Protection } from '../../../products/contracts/dialogs/protectionInput.ts'

/** A protection as it is sent; undefined while it is off or unfinished. */
export function protectionText({ on, price }: Protection): string | undefined {
  const plain = price.replace(/\.$/, '')
  return on && /[1-9]/.test(plain) ? plain : undefined
}
