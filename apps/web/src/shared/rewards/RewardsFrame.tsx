import type { ReactNode } from 'react'
import { useTexts } from '../i18n/texts.ts'
import { SectionFrame } from '../routing/SectionFrame.tsx'
import { rewardTexts } from './texts.ts'

export interface RewardsFrameProps {
  readonly title: ReactNode
  readonly lead?: ReactNode
  readonly children: ReactNode
}

/** The pages of rewards, with the ways between them. */
export function RewardsFrame(props: RewardsFrameProps) {
  const t = useTexts(rewardTexts)
  return (
    <SectionFrame
      {...props}
      label={t('sections.label')}
      links={[
        { to: '/sign', word: t('sections.sign') },
        { to: '/invite', word: t('sections.invite') },
        { to: '/welfare', word: t('sections.welfare') },
      ]}
    />
  )
}
