import type { ReactNode } from 'react'
import { useTexts } from '../../../shared/i18n/texts.ts'
import { SectionFrame } from '../../../shared/routing/SectionFrame.tsx'
import { invitationTexts } from '../texts.ts'

export interface InvitationsFrameProps {
  readonly title: ReactNode
  readonly lead?: ReactNode
  readonly children: ReactNode
}

/** The pages of invitations: the own link, who came by it, and what they brought. */
export function InvitationsFrame(props: InvitationsFrameProps) {
  const t = useTexts(invitationTexts)
  return (
    <SectionFrame
      {...props}
      label={t('sections.label')}
      links={[
        { to: '/invite', word: t('sections.programme') },
        { to: '/inviteList', word: t('sections.list') },
        { to: '/inviteMy', word: t('sections.income') },
      ]}
    />
  )
}
