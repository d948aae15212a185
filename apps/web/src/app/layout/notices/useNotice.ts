import { useTexts } from '../../../shared/i18n/texts.ts'
import { useSetting } from '../../../shared/site/useSite.ts'
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
  if (!setting) return undefined
  const { sandbox, simulatedPrices } = setting.features
  if (!sandbox && !simulatedPrices) return undefined
  const feed = setting.feedLabel
  return {
    label: sandbox ? t('sandbox.label') : '',
    text: t(sandbox ? 'sandbox.simulated' : 'sandbox.pricesOnly', { feed }),
  }
}
