import { useTexts } from '../../../shared/i18n/texts.ts'
import { useFeedLabel, useSetting } from '../../../shared/site/useSite.ts'
import { shellTexts } from '../texts.ts'

export interface Notice {
  /** The word for a platform without real money; "" where only the prices are simulated. */
  readonly label: string
  readonly text: string
}

/** That the money or the prices are not real; undefined where they are, and until it is known. */
export function useNotice(): Notice | undefined {
  const t = useTexts(shellTexts)
  const setting = useSetting()
  const feed = useFeedLabel()
  if (!setting || feed === undefined) return undefined
  const { sandbox, simulatedPrices } = setting.features
  if (!sandbox && !simulatedPrices) return undefined
  return {
    label: sandbox ? t('sandbox.label') : '',
    text: t(sandbox ? 'sandbox.simulated' : 'sandbox.pricesOnly', { feed }),
  }
}
