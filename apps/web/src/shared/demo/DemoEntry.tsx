import { useGoToAddress } from '@touchstone/frame'
import { Button, type ButtonSize, type ButtonTone } from '@touchstone/ui'
import { useState } from 'react'
import { useTexts } from '../i18n/texts.ts'
import { useSetting } from '../site/useSite.ts'
import { enterDemo } from './demoAccount.ts'
import { demoTexts } from './texts.ts'

export interface DemoEntryProps {
  readonly tone?: ButtonTone
  readonly size?: ButtonSize
  readonly wide?: boolean
  /** Where it leads. */
  readonly to?: string
  readonly onEntered?: () => void
}

/** The way into the demo account for visitors. Absent where there is no demo account. */
export function DemoEntry({
  tone = 'secondary',
  size = 'large',
  wide = false,
  to = '/deal',
  onEntered,
}: DemoEntryProps) {
  const t = useTexts(demoTexts)
  const goTo = useGoToAddress()
  const offered = useSetting()?.features.demo ?? false
  const [busy, setBusy] = useState(false)
  if (!offered) return null
  const enter = () => {
    setBusy(true)
    enterDemo()
      .then(
        () => {
          onEntered?.()
          goTo(to)
        },
        // The refusal is on screen already.
        () => undefined,
      )
      .finally(() => setBusy(false))
  }
  return (
    <Button tone={tone} size={size} wide={wide} busy={busy} onClick={enter}>
      {t('enter')}
    </Button>
  )
}
