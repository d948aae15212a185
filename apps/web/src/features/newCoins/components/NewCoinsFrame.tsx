import type { ReactNode } from 'react'
import { useTexts } from '../../../shared/i18n/texts.ts'
import { SectionFrame } from '../../../shared/routing/SectionFrame.tsx'
import { newCoinTexts } from '../texts.ts'

export interface NewCoinsFrameProps {
  readonly title: ReactNode
  readonly lead?: ReactNode
  readonly children: ReactNode
}

/** The pages of new coins: what is offered, and the accounts in the ledger. */
export function NewCoinsFrame(props: NewCoinsFrameProps) {
  const t = useTexts(newCoinTexts)
  return (
    <SectionFrame
      {...props}
      label={t('sections.label')}
      links={[
        { to: '/subscription', word: t('sections.coins') },
        { to: '/newCoins', word: t('sections.book') },
      ]}
    />
  )
}
