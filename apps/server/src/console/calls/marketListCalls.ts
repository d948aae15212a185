import type { World } from '@touchstone/protocol'
import type { AdminCallData } from '@touchstone/protocol/admin'
import { canonicalJson } from '../../crypto/canonicalJson.ts'
import { Refusal } from '../../errors/refusal.ts'
import type { AdminHandlers } from '../adminContext.ts'
import type { AdminServices } from '../adminServices.ts'
import { MARKETS } from '../markets.ts'
import type { Listed } from '../marketsOf.ts'

type Terms = AdminCallData<'getMarketTerms'>

export function marketListCalls({
  worlds,
  past,
  minimumSources,
}: Pick<AdminServices, 'worlds' | 'past' | 'minimumSources'>) {
  const listed = async (world: World): Promise<readonly Listed[]> => {
    const asked = { world, core: worlds[world].core, past, minimumSources: minimumSources[world] }
    return (await Promise.all(MARKETS.map((markets) => markets.list(asked)))).flat()
  }

  return {
    getMarkets: async ({ world }) => (await listed(world)).map(({ line }) => line),

    getMarketTerms: async ({ world, id }): Promise<Terms> => {
      const found = (await listed(world)).find(({ line }) => line.id === id)
      if (!found) throw new Refusal('unknown_market')
      const { line, definition, changeable } = found
      const values = definition as unknown as Readonly<Record<string, string | number | undefined>>
      return {
        ...line,
        definition: canonicalJson(definition),
        changeable: changeable.map(({ field, unit }) => ({ field, unit, value: String(values[field] ?? '') })),
      }
    },
  } satisfies Partial<AdminHandlers>
}
