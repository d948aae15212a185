import { Button } from '@touchstone/ui'
import { useTexts } from '../../shared/i18n/texts.ts'
import { securityTexts } from './texts.ts'
import { useClosedInDemo } from './useClosedInDemo.ts'

export interface SecurityActProps {
  /** One word or two, as on the button. */
  readonly act: string
  /** The subject of the act, for users who hear the button alone. */
  readonly what: string
  readonly onPress: () => void
}

/** The button of a row; in the demo account it says why it does nothing. */
export function SecurityAct({ act, what, onPress }: SecurityActProps) {
  const t = useTexts(securityTexts)
  const closed = useClosedInDemo()
  return (
    <Button
      tone="secondary"
      size="small"
      blockedBecause={closed}
      onClick={onPress}
      aria-label={t('actOn', { act, what })}
    >
      {act}
    </Button>
  )
}
