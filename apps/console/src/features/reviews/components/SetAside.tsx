import { Button } from '@touchstone/ui'
import { useState } from 'react'
import { ActDialog } from '../../../shared/acts/ActDialog.tsx'
import { useAct } from '../../../shared/acts/useAct.ts'
import { textsOf } from '../../../shared/i18n/texts.ts'
import type { CaseProposal } from '../decision.ts'
import { reviewTexts } from '../texts.ts'

const t = textsOf(reviewTexts)

/** Takes back a first decision, one's own or another operator's: a mistake in it cannot be approved, only decided anew. */
export function SetAside({ id, proposal }: { readonly id: string; readonly proposal: CaseProposal }) {
  const [open, setOpen] = useState(false)
  const act = useAct('setProposalAside')
  const setAside = async (reason: string) =>
    (await act.run({ id, digest: proposal.digest, text: reason })) !== undefined
  return (
    <>
      <Button tone="secondary" size="small" onClick={() => setOpen(true)}>
        {t('second.setAside')}
      </Button>
      {open && (
        <ActDialog
          title={t('second.setAsideTitle', { by: proposal.by })}
          confirmLabel={t('second.setAside')}
          eyes="one"
          act={act}
          onConfirm={setAside}
          onClose={() => setOpen(false)}
        >
          <p className="text-ink-2">{t('second.setAsideText')}</p>
        </ActDialog>
      )}
    </>
  )
}
