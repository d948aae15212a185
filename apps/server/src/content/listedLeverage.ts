import type { CallData, SomeQueries } from '@touchstone/protocol'

type Leverage = CallData<'getParam'>['maxLeverage']

/** The highest leverage among the listed contracts, on crypto and on everything else; `otherwise` where none is listed. */
export function listedLeverage(
  core: SomeQueries<{ contracts: 'all'; reference: 'indexes' }>,
  otherwise: Leverage,
): Leverage {
  const crypto = new Set(
    core.reference
      .indexes()
      .filter((index) => index.class === 'crypto')
      .map(({ id }) => id),
  )
  const contracts = core.contracts.all()
  const highest = (isCrypto: boolean, none: number): number => {
    const found = contracts.filter(({ index }) => crypto.has(index) === isCrypto).map(({ maxLeverage }) => maxLeverage)
    return found.length === 0 ? none : Math.max(...found)
  }
  return { crypto: highest(true, otherwise.crypto), other: highest(false, otherwise.other) }
}
