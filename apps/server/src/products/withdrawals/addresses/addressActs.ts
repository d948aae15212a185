import type { AssetId, Chain, OwnerId } from '@touchstone/protocol'
import type { People } from '../../../identity/accounts/people.ts'
import type { WorldPort } from '../../../sequencer/worldPort.ts'
import { shownAddress } from './chainAddress.ts'

export interface AddressActs {
  /** What an addition is about. */
  added(asset: AssetId, chain: Chain, address: string): Intended
  /** What a removal is about: the address, which the log will not know any more, is kept with its number. */
  removed(id: number, chain: Chain, address: string): Intended
}

interface Intended {
  readonly kind: 'address_added' | 'address_removed'
  readonly subject: string
}

/** Changes of the address book as acts that the log carries out and their holder is told of. */
export function addressActs(
  people: Pick<People, 'ownerOf' | 'intendedActs'>,
  real: Pick<WorldPort, 'core'>,
): AddressActs {
  const bookOf = (owner: OwnerId | null) => (owner === null ? [] : real.core.withdrawals.addresses(owner))

  people.intendedActs.register('address_added', async (userId, subject) => {
    const [asset, chain, address] = JSON.parse(subject) as [AssetId, Chain, string]
    const book = bookOf(await people.ownerOf(userId, 'real'))
    const added = book.find((one) => one.asset === asset && one.chain === chain && one.address === address)
    if (!added) return undefined
    const text = await shownAddress(chain, address)
    const values = { address: text, usableAt: String(added.usableFrom) }
    const message = { kind: 'addressAdded', values, source: `address ${added.id} added` } as const
    return { event: { what: 'address_added', by: 'holder', text, ref: '', message } }
  })

  people.intendedActs.register('address_removed', async (userId, subject) => {
    const [id, chain, address] = JSON.parse(subject) as [number, Chain, string]
    if (bookOf(await people.ownerOf(userId, 'real')).some((one) => one.id === id)) return undefined
    const text = await shownAddress(chain, address)
    const message = { kind: 'addressRemoved', values: { address: text }, source: `address ${id} removed` } as const
    return { event: { what: 'address_removed', by: 'holder', text, ref: '', message } }
  })

  return {
    added: (asset, chain, address) => ({ kind: 'address_added', subject: JSON.stringify([asset, chain, address]) }),
    removed: (id, chain, address) => ({ kind: 'address_removed', subject: JSON.stringify([id, chain, address]) }),
  }
}
