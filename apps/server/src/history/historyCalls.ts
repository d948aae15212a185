import type { CallRequest } from '@touchstone/protocol'
import type { CallContext, CallHandlers } from '../gateway/callContext.ts'
import type { LiveWorld } from '../live/liveWorld.ts'
import { type AssetText, accountLog } from './accountLog.ts'
import type { OwnFills } from './ownFills.ts'
import type { PastReader } from './pastReader.ts'

/** No asset has this id: a filter by an unknown code finds nothing. */
const NO_ASSET = -1

function assetOf({ port }: LiveWorld, currency: string | undefined): number | undefined {
  if (currency === undefined) return undefined
  return port.core.assets().find(({ code }) => code === currency)?.id ?? NO_ASSET
}

function assetTextOf({ port, world }: LiveWorld): AssetText {
  return (asset) => {
    const definition = port.core.assets().find(({ id }) => id === asset)
    if (!definition) throw new Error(`unknown asset ${asset} in the history of ${world}`)
    return definition
  }
}

/** Customers' own past in words that all products share. `fills`: of every kind, each once. */
export function historyCalls(
  past: PastReader,
  fills: readonly OwnFills[],
): CallHandlers<'getDealList' | 'getAccountLog'> {
  return {
    async getDealList({ product, ...request }, context) {
      const asked = fills.find(({ kind }) => kind === product)
      if (!asked) throw new Error(`no product has fills of the kind ${product}`)
      return asked.list(await past.own(context), request)
    },

    async getAccountLog(request: CallRequest<'getAccountLog'>, context: CallContext) {
      const { database, world, live, owner } = await past.own(context)
      const { account: wallet, currency, type, sequence, ref, from, to, page, size } = request
      const query = { world, owner, wallet, asset: assetOf(live, currency), type, sequence, ref, from, to, page, size }
      return accountLog({ database, fills }, query, assetTextOf(live))
    },
  }
}
