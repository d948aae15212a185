import { say } from '@touchstone/protocol'

/** What the chain is called wherever a customer reads of it: deposit, withdrawal, address book. */
export function chainName({ sandbox }: { readonly sandbox: boolean }): string {
  return say(sandbox ? 'sandbox_chain' : 'ethereum_chain')
}
